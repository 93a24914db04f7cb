import type { Game } from '../../game/game.js';
import type { gamesWords } from '../../locales/en/games.js';
import { say } from '../../locales/say.js';
import type { Message, Worded } from '../../locales/texts.js';
import { tagOf } from '../../notation/tag-of.js';
import { known } from './players.js';

export type GamesWords = Worded<typeof gamesWords, Message>['games'];

/** What a list says of a game. */
export interface GameName {
  /** Who has played it; else what it is of. */
  readonly name: string;
  /** The rest that helps to find it, such as the round. */
  readonly about: string;
  /** As it is written. */
  readonly result: string;
}

/** Whether a record has a position and nothing more. */
const isPosition = (game: Game): boolean =>
  tagOf(game, 'FEN') !== undefined && game.root.children.length === 0;

/** Which of all games it is. */
export const titleOf = (game: Game, index: number, all: number, words: GamesWords): string =>
  say(isPosition(game) ? words.positionOf : words.gameOf, { n: index + 1, all });

export function nameOf(game: Game, index: number, words: GamesWords): GameName {
  const [white, black, event, site] = ['White', 'Black', 'Event', 'Site'].map((name) =>
    known(tagOf(game, name)),
  );
  const players = white || black ? `${white || '?'} – ${black || '?'}` : '';
  const [name = '', ...others] = [players, event, site].filter(Boolean);
  const round = known(tagOf(game, 'Round'));
  const about = [/^[\d.]+$/.test(round) ? say(words.round, { n: round }) : round, others[0]];
  return {
    name: name || say(isPosition(game) ? words.position : words.game, { n: index + 1 }),
    about: about.filter(Boolean).join(' · '),
    result: known(tagOf(game, 'Result')).replace('*', ''),
  };
}
