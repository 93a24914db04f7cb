import { type Capture, CaptureSearch } from './captures.js';
import type { Maker } from './maker.js';
import type { Placement } from './placement.js';
import { listQuiet, type QuietMove } from './quiet.js';

/** The legal moves of one position, without the knowledge of draws. */
export interface MoveList {
  readonly captures: readonly Capture[];
  readonly quiet: readonly QuietMove[];
}

/** The codes of pieces that have been promoted. */
const kings = [3, 4, 5, 6];
const none: MoveList = { captures: [], quiet: [] };

export class Generator {
  readonly placement: Placement;
  readonly search: CaptureSearch;
  /** Whether a capture need not be made. */
  readonly free: boolean;
  /** What makes moves of its game, where a plain one would not do. */
  declare readonly maker?: Maker;
  /** How many quiet moves there are, where tables do not tell all of them. */
  quietCount?(): number;
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
    const isFree = this.search.list() === 0 || this.free;
    return { captures: this.search.best, quiet: isFree ? this.quiet() : none.quiet };
  }

  /** Every move without a capture. */
  quiet(): readonly QuietMove[] {
    return listQuiet(this.placement);
  }

  /** A goal that ends the game by itself, so that nobody has a move. */
  goalReached(): boolean {
    return this.endsAtKing && kings.some((code) => this.placement.has(code));
  }
}
