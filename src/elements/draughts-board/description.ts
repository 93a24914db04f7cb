import type { Color } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import { pictureWords as words } from '../../locales/en/picture.js';
import { say } from '../../locales/say.js';

const told = new WeakMap<Setup, string>();

/** A position in words, square by square: what a picture of it says to who does not see it. */
export function describe(setup: Setup): string {
  const known = told.get(setup);
  if (known) return known;
  const words = describeAnew(setup);
  told.set(setup, words);
  return words;
}

function describeAnew({ variant, turn, pieces }: Setup): string {
  const lists: Record<Color, Record<'men' | 'kings', string[]>> = {
    white: { men: [], kings: [] },
    black: { men: [], kings: [] },
  };
  const naming = variant.naming();
  pieces.forEach(({ color, kind }, square) => {
    lists[color][kind === 'man' ? 'men' : 'kings'].push(naming.name(square));
  });
  const side = (color: Color): string => {
    const { men, kings } = lists[color];
    const parts = [
      ...(men.length > 0 ? [say(words.men, { squares: men.join(', ') })] : []),
      ...(kings.length > 0 ? [say(words.kings, { squares: kings.join(', ') })] : []),
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
