import type { Color } from '../board/setup.js';

/** Who moves after this side has moved. */
export function other(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}
