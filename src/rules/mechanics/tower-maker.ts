import type { Capture } from '../captures.js';
import { Maker } from '../maker.js';
import { fromOf, type QuietMove, toOf } from '../quiet.js';
import type { TowerPlacement } from './tower-placement.js';

/** Makes the moves of towers: the top of what is taken goes under the tower that takes it. */
export class TowerMaker extends Maker<TowerPlacement> {
  override makeQuiet(move: QuietMove): void {
    super.makeQuiet(move);
    this.placement.swap(fromOf(move), toOf(move));
  }

  override unmakeQuiet(move: QuietMove, code: number): void {
    this.placement.swap(fromOf(move), toOf(move));
    super.unmakeQuiet(move, code);
  }

  override makeCapture(capture: Capture): readonly number[] {
    const codes = super.makeCapture(capture);
    this.placement.swap(capture.from, capture.to);
    return codes;
  }

  override unmakeCapture(capture: Capture, codes: readonly number[]): void {
    this.placement.swap(capture.from, capture.to);
    super.unmakeCapture(capture, codes);
  }

  protected override take(square: number, code: number, from: number): void {
    super.take(square, code, from);
    this.placement.uncover(square);
    this.placement.addBelow(from, code);
  }

  protected override giveBack(square: number, code: number, from: number): void {
    this.placement.removeBelow(from);
    this.placement.cover(square);
    super.giveBack(square, code, from);
  }
}
