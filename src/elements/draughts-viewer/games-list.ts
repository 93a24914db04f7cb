import type { Drawing } from '../../drawing/draw.js';
import type { Game } from '../../game/game.js';
import { say } from '../../locales/say.js';
import { type GamesWords, nameOf } from './game-names.js';

/** A list of games, of which as many are drawn as can be seen. */
export interface GamesList {
  readonly games: readonly Game[];
  readonly words: GamesWords;
  /** Which games are listed. */
  readonly found: readonly number[];
  /** The first that is drawn, and behind the last, by their places in the list. */
  readonly from: number;
  readonly to: number;
  /** Which game is shown, and which place in the list the keys are on. */
  readonly current: number;
  readonly active: number;
  readonly isOpen: boolean;
}

const span = (name: string, content: string): Drawing => ({
  tag: 'span',
  name: `games ${name}`,
  attributes: { class: name },
  // Without boxes there would be one word.
  content: content && `${content} `,
});

function row(list: GamesList, place: number): Drawing {
  const { games, words, found, from, current, active } = list;
  const index = found[place] as number;
  const { name, about, result } = nameOf(games[index] as Game, index, words);
  return {
    tag: 'div',
    // Rows are used again: a list may be very long.
    name: `games row ${place - from}`,
    attributes: {
      id: `game-${place}`,
      class: place === active ? 'game active' : 'game',
      role: 'option',
      'data-place': place,
      'aria-selected': `${index === current}`,
      'aria-setsize': found.length,
      'aria-posinset': place + 1,
    },
    content: [
      span('game-number', `${index + 1}`),
      span('game-name', name),
      span('game-about', about),
      span('game-score', result),
    ],
  };
}

export function gamesList(list: GamesList): Drawing {
  const { words, found, from, to, active, isOpen } = list;
  const places = Array.from({ length: to - from }, (_, i) => from + i);
  return {
    tag: 'div',
    name: 'games list',
    attributes: { class: 'games-list', id: 'games-list', hidden: isOpen ? undefined : '' },
    content: [
      {
        tag: 'div',
        name: 'games find',
        attributes: { class: 'games-find' },
        content: [
          {
            tag: 'label',
            name: 'games label',
            attributes: {},
            content: [
              span('games-label', words.search),
              { tag: 'input', name: 'games search', attributes: { type: 'search' } },
            ],
          },
          span('games-found', say(found.length ? words.found : words.none, { n: found.length })),
        ],
      },
      {
        tag: 'div',
        name: 'games box',
        attributes: {
          class: 'games-box',
          role: 'listbox',
          tabindex: found.length ? 0 : -1,
          'aria-label': words.title,
          'aria-activedescendant': active >= from && active < to ? `game-${active}` : undefined,
        },
        content: [
          {
            tag: 'div',
            name: 'games all',
            attributes: { class: 'games-all', role: 'presentation' },
            content: [
              {
                tag: 'div',
                name: 'games rows',
                attributes: { class: 'games-rows', role: 'presentation' },
                content: places.map((place) => row(list, place)),
              },
            ],
          },
        ],
      },
    ],
  };
}
