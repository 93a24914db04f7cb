import type { Square } from '../board/piece.js';
import { Duty } from './duty.js';
import { Ends } from './ends.js';
import type { Move } from './move.js';
import { formality, wayward } from './plainly.js';
import type { Position } from './position.js';
import type { Finding, Reason } from './reason.js';

/** A try: a piece, and where it is sent; without `to` whether it can move at all. */
export interface Attempt {
  readonly from: Square;
  readonly to?: Square | undefined;
}

/** What the rules say of a try. */
export type Explanation =
  | { readonly legal: true; readonly moves: readonly Move[] }
  | {
      readonly legal: false;
      readonly reason: Reason;
      /** The squares that show it: pieces that must capture, or the one in the way. */
      readonly proof: readonly Square[];
      /** The legal moves that it gives way to, those of the same piece first. */
      readonly better: readonly Move[];
      /** The capture that is tried, where others come before it; the first of the best if several. */
      readonly worse?: Move;
    };

/**
 * Says whether a try is legal, and if not, by which rule, with the squares that prove it. Anything
 * may be asked, also about squares that the board does not have.
 *
 * A game is over when a side has won: then nothing is legal. A draw is no reason, since `legalMoves`
 * knows nothing of draws; who plays on is told the rules as before. Where the list of moves is not
 * complete (`movesComplete`), captures as good as those in it are legal, too, as far as they are found.
 */
export function explain(position: Position, { from, to }: Attempt): Explanation {
  const hearing = hearings.get(position) ?? new Hearing(position);
  hearings.set(position, hearing);
  return hearing.answer(from, to);
}

/** What has been found out about a position, so that it is found out once. */
class Hearing {
  private readonly position: Position;
  private readonly ends: Ends;
  private readonly duty: Duty;
  private readonly sorted = new WeakMap<readonly Move[], Map<Square, readonly Move[]>>();

  constructor(position: Position) {
    this.position = position;
    this.ends = new Ends(position.legalMoves());
    this.duty = new Duty(position);
  }

  answer(from: Square, to: Square | undefined): Explanation {
    const moves = this.ends.of(from, to);
    if (moves.length > 0) return { legal: true, moves };
    const formal = formality(this.position, from);
    const unlisted = formal ? [] : this.duty.unlisted(from, to);
    if (unlisted.length > 0) return { legal: true, moves: unlisted };
    const found = formal ?? this.against(from, to);
    return { legal: false, ...found, better: this.ownFirst(found.better, from) };
  }

  private against(from: Square, to: Square | undefined): Finding {
    return this.duty.against(from, to) ?? wayward(this.position, from, to);
  }

  private ownFirst(moves: readonly Move[], from: Square): readonly Move[] {
    if (this.ends.of(from).length === 0) return moves;
    const known = this.sorted.get(moves) ?? new Map<Square, readonly Move[]>();
    this.sorted.set(moves, known);
    const sorted = known.get(from) ?? [
      ...moves.filter((move) => move.from === from),
      ...moves.filter((move) => move.from !== from),
    ];
    known.set(from, sorted);
    return sorted;
  }
}

const hearings = new WeakMap<Position, Hearing>();
