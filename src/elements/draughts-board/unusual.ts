import type { Variant } from '../../board/variant.js';
import { type Language, tellListeners } from '../../locales/language.js';

/** Makes a board ready for a game; the language is as it speaks of it. */
type Fit = (root: ParentNode, language: Language, variant: Variant) => Language;

let fit: Fit | Promise<void> | undefined;

/**
 * What makes boards ready for games that are not drawn on squares, piece by piece: undefined for
 * all others, a promise while it is on its way. If it cannot be fetched these games look like others.
 */
export function fitFor({ rules }: Variant): Fit | Promise<void> | undefined {
  const { board, star, mechanics = [] } = rules;
  if (board.cells !== 'points' && !star && !mechanics.includes('towers')) return undefined;
  fit ??= import('./unusual-games.js')
    .then(
      (games) => {
        fit = games.fit;
      },
      () => {
        fit = (_, language) => language;
      },
    )
    .then(tellListeners);
  return fit;
}
