import type { Color } from '../../board/piece.js';
import type { Drawing } from '../../drawing/draw.js';
import { groupDrawing } from '../../drawing/picture.js';
import { pieceGroup } from '../../drawing/pieces.js';
import type { Game } from '../../game/game.js';
import type { Language } from '../../locales/language.js';
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

/** What the game is of, and its result as it is written. Nothing if the record does not say. */
export function head(game: Game): readonly Drawing[] {
  const [event, ...others] = ['Event', 'Round', 'Site', 'Date'].map((name) =>
    known(tagOf(game, name)),
  );
  const place = others.map((each) => each.replace(/(\.\?\?)+$/, '')).filter(Boolean);
  const result = known(tagOf(game, 'Result')).replace('*', '');
  if (!event && place.length === 0 && !result) return [];
  return [
    {
      tag: 'div',
      name: 'viewer head',
      attributes: { class: 'head' },
      content: [
        span('event', event || (place.shift() ?? '')),
        span('place', place.join(' · ')),
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
            class: 'man',
            viewBox: '-.52 -.52 1.04 1.04',
            role: 'img',
            'aria-label': side[color],
          },
          content: [groupDrawing('', pieceGroup({ color, kind: 'man' }))],
        },
        span('who', [title, who || side[color]].filter(Boolean).join(' ')),
        span('rating', rating),
        span('clock', clock ?? '', 'clock'),
      ],
    },
  ];
}
