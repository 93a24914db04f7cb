import type { Color } from '../../board/piece.js';
import type { Drawing } from '../../drawing/draw.js';
import { groupDrawing } from '../../drawing/picture.js';
import { pieceGroup } from '../../drawing/pieces.js';
import type { Game } from '../../game/game.js';
import { gamesWords } from '../../locales/en/games.js';
import { type Language, wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import { tagOf } from '../../notation/tag-of.js';

/** What a tag says, if it says more than that nobody knows. */
export const known = (value: string | undefined): string =>
  /^[?\s-]*$/.test(value ?? '') ? '' : `${value}`;

const span = (name: string, content: string, part?: string): Drawing => ({
  tag: 'span',
  name: `viewer ${name}`,
  attributes: { class: name, part },
  content,
});

/** A date as it stands, as far as it is known. What would say it in words costs more than the rest. */
const dateText = (written: string): string => written.replace(/(\.\?\?)+$/, '');

/** What the game is of, and its result as it is written. Nothing if the record does not say. */
export function head(game: Game, language: Language): readonly Drawing[] {
  const tag = (name: string): string => known(tagOf(game, name));
  const round = tag('Round');
  const words = wordsIn({ language: () => language }, gamesWords).games;
  const [event = '', ...place] = [
    tag('Event'),
    // A round with a name has it already.
    /^\d/.test(round) ? say(words.round, { n: round }) : round,
    tag('Site'),
    dateText(tag('Date')),
  ].filter(Boolean);
  const result = tag('Result').replace('*', '');
  if (!event && !result) return [];
  return [
    {
      tag: 'div',
      name: 'viewer head',
      attributes: { class: 'head' },
      content: [
        {
          tag: 'div',
          name: 'viewer about',
          attributes: { class: 'about' },
          content: [
            span('event', event),
            span('place', place.map((each) => `\u00a0· ${each}`).join('')),
          ],
        },
        span('result', result),
      ],
    },
  ];
}

/** A player's row: which color, who, and the clock. Nothing where the record names nobody. */
export function player(
  game: Game,
  color: Color,
  { side }: Language,
  clock: string | undefined,
  isOn: boolean,
): readonly Drawing[] {
  const name = color === 'white' ? 'White' : 'Black';
  const title = known(tagOf(game, `${name}Title`));
  const who = known(tagOf(game, name));
  const rating = known(tagOf(game, `${name}Rating`));
  if (!who && !known(tagOf(game, color === 'white' ? 'Black' : 'White')) && clock === undefined)
    return [];
  return [
    {
      tag: 'div',
      name: `viewer player ${color}`,
      attributes: { class: isOn ? 'player on' : 'player', part: 'player' },
      content: [
        {
          tag: 'svg',
          name: `viewer man ${color}`,
          attributes: {
            class: 'board man',
            viewBox: '-.52 -.52 1.04 1.04',
            role: 'img',
            'aria-label': side[color],
          },
          content: [groupDrawing('', pieceGroup({ color, kind: 'man' }))],
        },
        {
          tag: 'div',
          name: 'viewer who',
          attributes: { class: 'who' },
          content: [
            span('name', [title, who || side[color]].filter(Boolean).join(' ')),
            span('rating', rating && `\u00a0${rating}`),
          ],
        },
        span('clock', clock ?? '', 'clock'),
      ],
    },
  ];
}
