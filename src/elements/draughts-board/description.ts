import type { Color } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import type { Language } from '../../locales/language.js';
import { say } from '../../locales/say.js';

/** A position in words, square by square: what a picture of it says to who does not see it. */
export function describe({ variant, turn, pieces }: Setup, words: Language): string {
  const naming = variant.naming();
  const side = (color: Color): string => {
    const parts = (['men', 'kings'] as const).map((kinds) => {
      const squares = [...pieces]
        .filter(
          ([, piece]) => piece.color === color && (piece.kind === 'man') === (kinds === 'men'),
        )
        .map(([square, piece]) => naming.name(square) + (words.ofTower?.(piece) ?? ''));
      return (
        squares.length > 0 && say(words[kinds], { n: squares.length, squares: squares.join(', ') })
      );
    });
    return `${words.side[color]}: ${parts.filter(Boolean).join('; ') || words.none}`;
  };
  return [
    say(words.label, { variant: words.variants?.[variant.id] ?? variant.name }),
    ...(turn ? [words.turn[turn]] : []),
    side('white'),
    side('black'),
  ].join('. ');
}
