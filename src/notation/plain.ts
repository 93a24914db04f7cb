/** What word processors, books and other keyboards have in the place of a plain sign. */
const others: readonly (readonly [signs: RegExp, plain: string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[×✕✖⨯⨉]|х(?<=\d\s*.)(?=\s*[a-pасе]?\d)/gi, 'x'],
  [/\u2044/g, '/'],
  [/[→➔➜⇒](?<=\d\s*.)(?=\s*[a-p]?\d)/g, '-'],
  // Cyrillic letters that look like those of squares and of a king.
  [/к(?=\s*[a-pасе]?\d)/gi, 'K'],
  [/а(?=[-:x]?[a-pасе]?\d)/gi, 'a'],
  [/с(?=[-:x]?[a-pасе]?\d)/gi, 'c'],
  [/е(?=[-:x]?[a-pасе]?\d)/gi, 'e'],
  // Signs of no width, and the stops of China.
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff、。]/g, ' '],
];

/** A text in plain signs, each in the place of the one that was there. */
export const plain = (text: string): string =>
  others.reduce(
    (done, [signs, sign]) => done.replace(signs, sign),
    // As wide as a letter of China, too.
    text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)),
  );
