import { type Capture, CaptureSearch } from './captures.js';
import { EMPTY, isMan } from './codes.js';
import type { Placement } from './placement.js';
import { codeAfter, fromOf, listQuiet, type QuietMove, toOf } from './quiet.js';
import type { Mover } from './tables.js';

/** The legal moves of one position, without the knowledge of draws. */
export interface MoveList {
  readonly captures: readonly Capture[];
  readonly quiet: readonly QuietMove[];
}

const none: MoveList = { captures: [], quiet: [] };

export class Generator {
  readonly placement: Placement;
  readonly search: CaptureSearch;
  /** Whether a capture need not be made. */
  readonly free: boolean;
  private readonly endsAtKing: boolean;

  constructor(placement: Placement, search: CaptureSearch = new CaptureSearch(placement)) {
    this.placement = placement;
    const { rules } = placement.tables.variant;
    this.search = search;
    this.free = rules.capture.obligation === 'free';
    this.endsAtKing = rules.goal === 'firstKing';
  }

  /** All moves; `search.complete` tells whether the captures are all there. */
  list(): MoveList {
    if (this.goalReached()) return none;
    const taking = this.search.list() > 0;
    const captures = taking ? this.search.best : none.captures;
    return { captures, quiet: taking && !this.free ? none.quiet : this.quiet() };
  }

  /** Every move without a capture. */
  quiet(): readonly QuietMove[] {
    return listQuiet(this.placement);
  }

  /** A goal that ends the game by itself, so that nobody has a move. */
  goalReached(): boolean {
    return this.endsAtKing && this.placement.tables.sides.some((side) => this.hasKing(side));
  }

  private hasKing(side: readonly Mover[]): boolean {
    const { sets, words } = this.placement;
    return side.some(
      ({ code }) =>
        !isMan(code) && sets.subarray(code * words, (code + 1) * words).some((bits) => bits !== 0),
    );
  }
}

/** Makes a quiet move; `unmakeQuiet` takes it back. */
export function makeQuiet(placement: Placement, move: QuietMove): void {
  const from = fromOf(move);
  placement.lift(from, placement.cells[from] as number);
  placement.put(toOf(move), codeAfter(move));
  placement.side ^= 1;
}

export function unmakeQuiet(placement: Placement, move: QuietMove, code: number): void {
  placement.side ^= 1;
  placement.lift(toOf(move), codeAfter(move));
  placement.put(fromOf(move), code);
}

/** Makes a capture, and gives back the codes it took, which `unmakeCapture` needs. */
export function makeCapture(placement: Placement, capture: Capture): readonly number[] {
  const { cells } = placement;
  const codes = [cells[capture.from] as number];
  placement.lift(capture.from, codes[0] as number);
  for (const square of capture.captures) {
    const code = cells[square] as number;
    codes.push(code);
    placement.lift(square, code);
  }
  placement.put(capture.to, capture.code);
  placement.side ^= 1;
  return codes;
}

export function unmakeCapture(
  placement: Placement,
  capture: Capture,
  codes: readonly number[],
): void {
  placement.side ^= 1;
  placement.lift(capture.to, capture.code);
  capture.captures.forEach((square, i) => {
    placement.put(square, codes[i + 1] ?? EMPTY);
  });
  placement.put(capture.from, codes[0] ?? EMPTY);
}
