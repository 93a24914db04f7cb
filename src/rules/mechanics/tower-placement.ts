import { EMPTY } from '../codes.js';
import { lift } from '../maker.js';
import { Placement } from '../placement.js';

/** What stands under the piece on each square, top to bottom, as codes. */
export type Towers = readonly (readonly number[])[];

/** A placement that knows what stands under its pieces. */
export class TowerPlacement extends Placement {
  /** By square, top to bottom. */
  private towers: number[][] = [];

  loadTowers(towers: Towers): void {
    this.towers = Array.from(this.cells, (_, square) => [...(towers[square] ?? [])]);
  }

  /** The piece right under the top; `EMPTY` if there is none. */
  beneath(square: number): number {
    return this.towers[square]?.[0] ?? EMPTY;
  }

  /** Exchanges what stands under two squares. */
  swap(one: number, other: number): void {
    const tower = this.towers[one] as number[];
    this.towers[one] = this.towers[other] as number[];
    this.towers[other] = tower;
  }

  /** A piece goes under all others on a square. */
  addBelow(square: number, code: number): void {
    this.towers[square]?.push(code);
  }

  removeBelow(square: number): void {
    this.towers[square]?.pop();
  }

  /** What stands right under the top of a square comes to stand there, where nothing does now. */
  uncover(square: number): void {
    const code = this.towers[square]?.shift();
    if (code !== undefined) this.put(square, code);
  }

  /** What stands on a square goes right under the piece that is to stand there. */
  cover(square: number): void {
    const code = this.cells[square] as number;
    if (code === EMPTY) return;
    lift(this, square, code);
    this.towers[square]?.unshift(code);
  }
}
