import type { Color } from '../../board/piece.js';
import type { Game } from '../../game/game.js';
import type { GameNode } from '../../game/node.js';
import { parseComment } from '../../notation/comment.js';
import { parseResult } from '../../notation/result.js';
import { tagOf } from '../../notation/tag-of.js';

/** What the solver is asked for. */
export type Task =
  | { readonly kind: 'win' | 'draw' }
  /** To take so many pieces. */
  | { readonly kind: 'take'; readonly count: number };

/** A word that begins with one of these stems, in any of the languages of the elements. */
const word = (stems: string): string => `(?<!\\p{L})(?:${stems})`;

const wins = word(
  'wins?(?!\\p{L})|winning|wint(?!\\p{L})|winne|winst|gewinn|gagn|gana|ganh|venc|vinc|выигр|побежд|wygr|vyhr|laim|kazan',
);
const draws = word(
  'drawn?(?!\\p{L})|draws(?!\\p{L})|remi[sz]|nulle|tablas|empat|patta|pareggi|ничь|lygi|berabere|kamp(?!\\p{L})',
);
const takes = word(
  'takes?|captures?|sla|slaat|slach|schlag\\p{L}*|schlägt|pren\\p{L}*|captur\\p{L}+|com[ea]r?|tom[ae]r?|cattur\\p{L}+|побей(?:те)?|побить|взять|zbij(?:a|ą)?|zbić|(?:nu)?kirs\\p{L}*|vezmi|seber(?:te)?',
);
/** Turkish has the verb at the end. */
const task = new RegExp(
  `(?<win>${wins})|(?<draw>${draws})|${takes}\\s+(?<count>\\d\\d?)(?=\\s+\\p{L}|[\\s.!]*$)|(?<!\\d)(?<first>\\d\\d?)\\s+taş\\s+al`,
  'iu',
);

/** The first task that a text names, be it in the words of any language. */
export function taskIn(text: string): Task | undefined {
  const { win, draw, count, first = count } = task.exec(text)?.groups ?? {};
  if (win) return { kind: 'win' };
  if (draw) return { kind: 'draw' };
  return first === undefined ? undefined : { kind: 'take', count: Number(first) };
}

/**
 * What a Result asks for. Files differ in whose number stands first, and nobody sets a problem to
 * be lost: where a position was set up, that somebody wins says that the solver does.
 */
function taskOfResult(game: Game, solver: Color): Task | undefined {
  const meant = parseResult(tagOf(game, 'Result') ?? '', game.variant);
  if (meant === 'draw') return { kind: 'draw' };
  if (typeof meant !== 'object') return undefined;
  const isSetUp = game.start !== game.variant.start;
  return isSetUp || meant.winner === solver ? { kind: 'win' } : undefined;
}

/**
 * The task of a puzzle: what is said before its first move, else its Result, what is said at the
 * end of the solution, and what it is called.
 */
export function taskOf(
  game: Game,
  solver: Color,
  intro: readonly string[],
  end: GameNode,
): Task | undefined {
  const words = (comments: readonly string[]): string =>
    comments.map((each) => parseComment(each, game.variant).text).join(' ');
  return (
    taskIn(words(intro)) ??
    taskOfResult(game, solver) ??
    taskIn(words(end.comments)) ??
    taskIn(['Title', 'Event'].map((name) => tagOf(game, name) ?? '').join(' '))
  );
}
