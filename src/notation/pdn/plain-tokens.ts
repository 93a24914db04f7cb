import { isSeveral } from './beginnings.js';
import { tagName, tagValue, withoutEntities } from './tags.js';
import type { Token } from './token.js';

// Nearly all PDN is plain: tags, moves of two numbers or squares, numbers with a full stop, comments
// in braces, NAGs, variations, a result. Its words are found without any pattern. What is not
// plain, even a single sign, is left to the lexer, which would give the same words.

const tag = /\[([A-Za-z]\w*)\s+"([^"\\\r\n[\]&]*)"\]/y;
const results = ['1-0', '0-1', '2-0', '0-2', '1-1', '0-0', '1/2-1/2'];
const marks: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '??': 4,
  '!?': 5,
  '?!': 6,
};

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Where a square ends that begins at a place: one or two digits, or a letter and a digit; else 0. */
function squareEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0x61 && code <= 0x70)
    return isDigit(text.charCodeAt(at + 1)) && !isDigit(text.charCodeAt(at + 2)) ? at + 2 : 0;
  if (!isDigit(code)) return 0;
  if (!isDigit(text.charCodeAt(at + 1))) return at + 1;
  return isDigit(text.charCodeAt(at + 2)) ? 0 : at + 2;
}

/** Where a move ends; 0 if none begins here, or one that is not plain. */
function moveEnd(text: string, from: number): number {
  const first = squareEnd(text, from);
  const sign = text.charCodeAt(first);
  if (!first || (sign !== 0x2d && sign !== 0x78)) return 0;
  let at = squareEnd(text, first + 1);
  while (at > 0 && sign === 0x78 && text.charCodeAt(at) === 0x78) at = squareEnd(text, at + 1);
  // Small numbers may be a result.
  if (sign === 0x2d && at - from === 3 && /^(?:[01]-[01]|2-0|0-2)$/.test(text.slice(from, at)))
    return 0;
  return at;
}

/** Whether a move may end here: it would go on with a sign. */
function isEnd(text: string, from: number): boolean {
  let at = from;
  const code = text.charCodeAt(at);
  if (!(isSpace(code) || code === 0x29 || code === 0x21 || code === 0x3f || at === text.length))
    return false;
  while (isSpace(text.charCodeAt(at))) at++;
  const next = text.charCodeAt(at);
  return next !== 0x2d && next !== 0x3a && next !== 0x78 && next !== 0x58;
}

/** The words of plain PDN; undefined if it is not plain. */
export function plainTokens(text: string): readonly Token[] | undefined {
  if (isSeveral(text)) return undefined;
  const tokens: Token[] = [];
  const { length } = text;
  let depth = 0;
  let isTagged = false;
  /** Whether a bracket may be closed: something stands in it that is a move. */
  let isClosable = false;
  let at = 0;
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at++;
    if (at >= length) return depth === 0 ? tokens : undefined;
    const from = at;
    const code = text.charCodeAt(at);
    if (code === 0x7b) {
      const end = text.indexOf('}', at);
      if (end < 0) return undefined;
      at = end + 1;
      const written = withoutEntities(text.slice(from + 1, end));
      tokens.push({
        kind: 'comment',
        text: written.replace(/\s+/g, ' ').trim(),
        at: from,
        end: at,
      });
    } else if (code === 0x28) {
      depth++;
      at++;
      isClosable = false;
      if (!isSpace(text.charCodeAt(at)) && !/[\w{]/.test(text.charAt(at))) return undefined;
      tokens.push({ kind: 'open', at: from, end: at });
    } else if (code === 0x29) {
      if (depth === 0 || !isClosable) return undefined;
      depth--;
      at++;
      tokens.push({ kind: 'close', at: from, end: at });
    } else if (code === 0x24) {
      let value = 0;
      for (at++; isDigit(text.charCodeAt(at)); at++)
        value = 10 * value + text.charCodeAt(at) - 0x30;
      if (at - from < 2 || at - from > 4) return undefined;
      tokens.push({ kind: 'nag', value, at: from, end: at });
    } else if (code === 0x5b) {
      tag.lastIndex = at;
      const [whole = '', name = '', value = ''] = tag.exec(text) ?? [];
      if (!whole || depth > 0 || (/^fen$/i.test(name) && /[^\0-\x7f]/.test(value)))
        return undefined;
      isTagged = true;
      at += whole.length;
      tokens.push({ kind: 'tag', name: tagName(name), value: tagValue(value), at: from, end: at });
    } else if (code === 0x21 || code === 0x3f) {
      while (text.charCodeAt(at) === 0x21 || text.charCodeAt(at) === 0x3f) at++;
      const value = marks[text.slice(from, at)];
      if (value === undefined) return undefined;
      tokens.push({ kind: 'nag', value, at: from, end: at });
    } else if (code === 0x2a) {
      // Glued to a move, or to another star, it means something else.
      if (from > 0 && !isSpace(text.charCodeAt(from - 1))) return undefined;
      at++;
      if (at < length && !isSpace(text.charCodeAt(at))) return undefined;
      tokens.push({ kind: 'star', glued: false, at: from, end: at });
    } else {
      const end = moveEnd(text, at);
      if (end > 0) {
        if (!isEnd(text, end)) return undefined;
        at = end;
        isClosable = true;
        tokens.push({ kind: 'move', text: text.slice(from, end), at: from, end });
      } else if (!isDigit(code)) return undefined;
      else {
        while (isDigit(text.charCodeAt(at))) at++;
        const digits = at;
        while (text.charCodeAt(at) === 0x2e) at++;
        if (
          at > digits &&
          !isDigit(text.charCodeAt(at)) &&
          isTagged &&
          text.charCodeAt(at) !== 0x2026
        )
          tokens.push({ kind: 'number', at: from, end: at });
        else {
          const result = results.find((each) => text.startsWith(each, from));
          if (!result) return undefined;
          at = from + result.length;
          if (at < length && !isSpace(text.charCodeAt(at))) return undefined;
          tokens.push({ kind: 'result', text: result, at: from, end: at });
        }
      }
    }
  }
}
