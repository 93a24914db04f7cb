import type { BoardRecord, Direction, SquareNames } from './record.js';

/**
 * Parts of the records that few pages load. What these shared with the other records would weigh on
 * every page, since it would have to be in a form that both can reach; so it is said here anew.
 */

export const forward: readonly Direction[] = ['FL', 'FR'];
export const forwardOrAhead: readonly Direction[] = ['FL', 'F', 'FR'];
export const aheadOrAside: readonly Direction[] = ['F', 'L', 'R'];
export const diagonal: readonly Direction[] = ['FL', 'FR', 'BR', 'BL'];
export const orthogonal: readonly Direction[] = ['F', 'R', 'B', 'L'];
export const everyWay: readonly Direction[] = [...diagonal, ...orthogonal];

export const board8: BoardRecord = { cols: 8, rows: 8, cells: 'dark', corner: 'left' };
export const mirrored8: BoardRecord = { ...board8, corner: 'right' };
export const full8: BoardRecord = { ...board8, cells: 'all' };
export const board10: BoardRecord = { ...board8, cols: 10, rows: 10 };
export const mirrored10: BoardRecord = { ...board10, corner: 'right' };
export const board12: BoardRecord = { ...board8, cols: 12, rows: 12 };
export const mirrored12: BoardRecord = { ...board12, corner: 'right' };

export const numbers: SquareNames = { kind: 'numeric', from: 'top left' };
export const letters: SquareNames = { kind: 'algebraic', from: 'bottom left' };
