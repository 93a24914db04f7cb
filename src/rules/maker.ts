import type { Capture } from './captures.js';
import { EMPTY } from './codes.js';
import type { Placement } from './placement.js';
import { codeAfter, fromOf, type QuietMove, toOf } from './quiet.js';

/** Takes the piece of a code off its square. */
export function lift(placement: Placement, square: number, code: number): void {
  placement.cells[square] = EMPTY;
  placement.exchange(square, code);
}

/** Makes moves on a placement, and takes them back, the last one first. */
export class Maker<P extends Placement = Placement> {
  protected readonly placement: P;

  constructor(placement: P) {
    this.placement = placement;
  }

  makeQuiet(move: QuietMove): void {
    const { placement } = this;
    const from = fromOf(move);
    lift(placement, from, placement.cells[from] as number);
    placement.put(toOf(move), codeAfter(move));
    placement.side ^= 1;
  }

  /** Takes back a quiet move of a piece that had this code. */
  unmakeQuiet(move: QuietMove, code: number): void {
    const { placement } = this;
    placement.side ^= 1;
    lift(placement, toOf(move), codeAfter(move));
    placement.put(fromOf(move), code);
  }

  /** Makes a capture, and gives back the codes it took, which `unmakeCapture` needs. */
  makeCapture({ from, to, captures, code }: Capture): readonly number[] {
    const { placement } = this;
    const { cells } = placement;
    const codes = [cells[from] as number];
    lift(placement, from, codes[0] as number);
    for (const square of captures) {
      const taken = cells[square] as number;
      codes.push(taken);
      this.take(square, taken, from);
    }
    placement.put(to, code);
    placement.side ^= 1;
    return codes;
  }

  unmakeCapture({ from, to, captures, code }: Capture, codes: readonly number[]): void {
    const { placement } = this;
    placement.side ^= 1;
    lift(placement, to, code);
    for (let i = captures.length; i > 0; i--)
      this.giveBack(captures[i - 1] as number, codes[i] as number, from);
    placement.put(from, codes[0] as number);
  }

  /** Takes a piece that the one from `from` captures. */
  protected take(square: number, code: number, _from: number): void {
    lift(this.placement, square, code);
  }

  protected giveBack(square: number, code: number, _from: number): void {
    this.placement.put(square, code);
  }
}
