import type { Piece } from '../../board/piece.js';
import type { Variant } from '../../board/variant.js';
import { more } from '../../drawing/more.js';
import { moreStyles } from '../../drawing/more.styles.js';
import { pictures } from '../../drawing/more-pictures.js';
import { split } from '../../drawing/split-tower.js';
import { moreWords } from '../../locales/en/more.js';
import type { HandsWords, Language } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import type { Message, Worded } from '../../locales/texts.js';

Object.assign(more, pictures, { split });

type MoreWords = Worded<typeof moreWords, Message>;

/** A style sheet belongs to the document that it was made for. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

function dress(root: ShadowRoot): void {
  const { ownerDocument: document } = root;
  const view = document.defaultView;
  if (!view) return;
  const sheet = sheets.get(document) ?? new view.CSSStyleSheet();
  if (!sheets.has(document)) sheet.replaceSync(moreStyles.cssText);
  sheets.set(document, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** A language as it speaks of a game: of towers, of elephants. */
function speaking(language: Language, { rules }: Variant): Language {
  const words: MoreWords = language.words?.(moreWords) ?? (moreWords as unknown as MoreWords);
  const ofTower = (top: Piece): string => {
    if (!top.tower) return '';
    const all = [top, ...top.tower];
    const pieces = all.map(({ color, kind }) => words.piece[color][kind]).join(', ');
    return ` (${say(words.tower, { n: all.length, pieces })})`;
  };
  return rules.throne ? ofCourt({ ...language, ofTower }, words) : { ...language, ofTower };
}

/** A language that calls kings elephants, and what they become King. */
function ofCourt(language: Language, { elephants, court, piece }: MoreWords): Language {
  const own: Pick<HandsWords, 'piece' | 'promotesTo'> = {
    piece: {
      white: { ...piece.white, ...court.white },
      black: { ...piece.black, ...court.black },
    },
    promotesTo: court.promotes,
  };
  return {
    ...language,
    kings: elephants,
    words: (english) =>
      ({ ...((language.words?.(english) ?? english) as object), ...own }) as never,
  };
}

/** Makes a board ready for a game; the language is as it speaks of it. */
export function fit(root: ParentNode, language: Language, variant: Variant): Language {
  dress(root as ShadowRoot);
  return speaking(language, variant);
}
