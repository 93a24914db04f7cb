import type { BoardRecord, Direction, SquareNames } from './record.js';

/** Parts that several records share. */

export const forward: readonly Direction[] = ['FL', 'FR'];
export const diagonal: readonly Direction[] = ['FL', 'FR', 'BR', 'BL'];
export const orthogonal: readonly Direction[] = ['F', 'R', 'B', 'L'];
export const everyWay: readonly Direction[] = [...diagonal, ...orthogonal];

export const board8: BoardRecord = { cols: 8, rows: 8, cells: 'dark', corner: 'left' };
export const mirrored8: BoardRecord = { ...board8, corner: 'right' };
export const board10: BoardRecord = { cols: 10, rows: 10, cells: 'dark', corner: 'left' };

export const numbers: SquareNames = { kind: 'numeric', from: 'top left' };
export const numbersFromBelow: SquareNames = { kind: 'numeric', from: 'bottom right' };
export const letters: SquareNames = { kind: 'algebraic', from: 'bottom left' };
