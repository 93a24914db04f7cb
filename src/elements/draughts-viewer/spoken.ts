import type { Color } from '../../board/piece.js';
import { namingOf } from '../../drawing/plan.js';
import type { TextNode } from '../../game/node.js';
import { handsWords } from '../../locales/en/hands.js';
import { spokenWords } from '../../locales/en/spoken-moves.js';
import { viewerWords } from '../../locales/en/viewer.js';
import { wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import type { Message, Worded } from '../../locales/texts.js';
import { parseComment } from '../../notation/comment.js';
import { parseResult } from '../../notation/result.js';
import { tagOf } from '../../notation/tag-of.js';
import { lastMoveWords, type Speaker, stateWords } from '../hands/words.js';
import { commentText } from '../shared/comment-text.js';
import { timeText } from './clocks.js';
import type { Place } from './places.js';
import type { Site } from './site.js';

type Glyph = keyof typeof spokenWords.spoken.glyphs;

/** What numeric annotation glyphs say. */
const glyphs: Readonly<Record<number, Glyph>> = {
  1: 'good',
  2: 'mistake',
  3: 'brilliant',
  4: 'blunder',
  5: 'interesting',
  6: 'dubious',
  7: 'forced',
  8: 'only',
  10: 'equal',
  11: 'equal',
  12: 'equal',
  13: 'unclear',
  14: 'whiteBetter',
  15: 'blackBetter',
  16: 'whiteBetter',
  17: 'blackBetter',
  18: 'whiteWins',
  19: 'blackWins',
  20: 'whiteWins',
  21: 'blackWins',
  146: 'novelty',
};

type SpokenWords = Worded<typeof spokenWords, Message>['spoken'];

export const spokenOf = (site: Site): SpokenWords => wordsIn(site, spokenWords).spoken;

export const speakerOf = ({ language, session, host }: Site): Speaker => ({
  language,
  name: (square) => namingOf(session().game.variant, host.notation).name(square),
});

/** Sentences as one text. */
export const joined = (sentences: readonly (string | undefined)[]): string =>
  sentences
    .filter(Boolean)
    .map((each) => `${each}`.trim())
    .map((each) => (/[.!?:…]$/.test(each) ? each : `${each}.`))
    .join(' ')
    .replace(/\.$/, '');

/** What happens on the way to a place, in words; nothing at the start. */
export function moveWords(site: Site, { node, before }: Place): string {
  const words = spokenOf(site);
  const turn = before?.node.position?.turn;
  switch (node.kind) {
    case 'move': {
      const made = { lastMove: node.move, previousPosition: before?.node.position };
      return lastMoveWords(made, speakerOf(site)) ?? '';
    }
    case 'pass':
      return say(words.pass, { side: turn ? site.language().side[turn] : '' });
    case 'unknown':
      return words.unknown;
    case 'setup':
      return words.setup;
    case 'text':
      return unplayedWords(site, node);
    default:
      return '';
  }
}

/** The rest of a line that cannot be played, and why. */
function unplayedWords(site: Site, { code, reason: message, text }: TextNode): string {
  const fault = { severity: 'error', code, message, line: 0, column: 0 } as const;
  const reason = site.language().explained?.(fault) ?? message;
  return joined([say(wordsIn(site, viewerWords).viewer.unplayed, { reason }), text]);
}

/** What glyphs say of a move. */
export function glyphWords(site: Site, { node }: Place): readonly string[] {
  const words = spokenOf(site).glyphs;
  return node.nags
    .filter((nag) => nag > 0)
    .map((nag) => {
      const glyph = glyphs[nag];
      return glyph ? say(words[glyph]) : say(words.numbered, { n: nag });
    });
}

function clockWords(site: Site, { node }: Place, mover: Color): string | undefined {
  const { variant } = site.session().game;
  for (const comment of node.comments)
    for (const { seconds, side = mover, shows } of parseComment(comment, variant).clocks)
      if (side === mover && shows !== 'used for the move')
        return say(spokenOf(site).clock, {
          side: site.language().side[side],
          time: timeText(seconds),
        });
  return undefined;
}

/** The name of a move: its number, the move and its glyph in words, and the clock. */
export function nameOf(site: Site, place: Place): string {
  const { number, mover } = site.places().numberOf(place);
  const isNumbered = /^(move|pass|unknown)$/.test(place.node.kind);
  const move = [moveWords(site, place), ...glyphWords(site, place)].join(', ');
  return joined([
    isNumbered ? say(spokenOf(site).number, { n: number }) : undefined,
    move,
    clockWords(site, place, mover),
  ]);
}

/** What is written, without what only programs read. */
export const writtenWords = (site: Site, comments: readonly string[]): string =>
  joined(comments.map((each) => commentText(each, site.session().game.variant)));

/** How the game has ended, where its main line does. */
export function endWords(site: Site, { node }: Place): string {
  const session = site.session();
  const { game, path, outcome } = session;
  if (outcome) return stateWords(session, speakerOf(site));
  if (node.children.length > 0 || /[.~]/.test(path)) return '';
  const result = tagOf(game, 'Result') ?? '';
  const meaning = parseResult(result, game.variant);
  const words = wordsIn(site, handsWords);
  if (meaning === 'draw') return words.draw;
  if (typeof meaning === 'object') return words.wins[meaning.winner];
  return /[\d½]/.test(result) ? result : '';
}
