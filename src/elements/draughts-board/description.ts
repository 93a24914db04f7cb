import type { Color } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import { pictureWords as words } from '../../locales/en/picture.js';
import { say } from '../../locales/say.js';

/** A position in words, square by square: what a picture of it says to who does not see it. */
export function describe({ variant, turn, pieces }: Setup): string {
  const lists = { white: { men: '', kings: '' }, black: { men: '', kings: '' } };
  for (const [square, { color, kind }] of pieces) {
    const rank = kind === 'man' ? 'men' : 'kings';
    const list = lists[color][rank];
    lists[color][rank] = `${list}${list && ', '}${variant.squareName(square)}`;
  }
  const side = (color: Color): string => {
    const { men, kings } = lists[color];
    const parts = [
      ...(men ? [say(words.men, { squares: men })] : []),
      ...(kings ? [say(words.kings, { squares: kings })] : []),
    ];
    return `${words.side[color]}: ${parts.join('; ') || words.none}`;
  };
  return [
    say(words.label, { variant: variant.name }),
    ...(turn ? [words.turn[turn]] : []),
    side('white'),
    side('black'),
  ].join('. ');
}
