import type { Square } from '../board/piece.js';
import type { Variant } from '../board/variant.js';
import type { Capture } from './captures.js';
import { codeOf, EMPTY, isMan, kindOf, pieceOf, rankOf, sideOfCode } from './codes.js';
import { Generator } from './generator.js';
import type { Move } from './move.js';
import { Placement } from './placement.js';
import type { Position } from './position.js';
import { codeAfter, fromOf, type QuietMove, toOf } from './quiet.js';
import { JUMP_ROW, squareOf } from './sets.js';
import { type Mover, tablesOf } from './tables.js';

const benches = new WeakMap<Variant, LineBench>();

/**
 * The bench to check the moves of records on; undefined for games with mechanics, whose positions
 * know more than a plain bench.
 */
export function lineBenchOf(variant: Variant): LineBench | undefined {
  if (variant.rules.mechanics?.length) return undefined;
  const bench = benches.get(variant) ?? new LineBench(variant);
  benches.set(variant, bench);
  return bench;
}

/**
 * Checks the moves of a line on one placement, which goes on from position to position, so that
 * none of them has to be laid out, nor its moves listed.
 */
export class LineBench {
  private readonly generator: Generator;
  private readonly placement: Placement;
  /** The position that the placement is in. */
  private at: Position | undefined;
  /** Quiet moves are the same in all records, by what makes them differ. */
  private readonly quietMoves = new Map<number, Move>();
  private readonly limitsKings: boolean;

  constructor(variant: Variant) {
    this.placement = new Placement(tablesOf(variant));
    this.generator = new Generator(this.placement);
    this.limitsKings = variant.rules.kingLimit !== undefined;
  }

  /** The legal moves of a position from one square to another. */
  movesBetween(position: Position, from: Square, to: Square): readonly Move[] {
    this.follow(position);
    const { generator, placement } = this;
    if (generator.goalReached()) return [];
    if (this.canTake()) {
      const { captures, quiet } = generator.list();
      const moves: Move[] = [];
      for (const capture of captures)
        if (capture.from === from && capture.to === to) moves.push(this.captureMove(capture));
      for (const move of quiet)
        if (fromOf(move) === from && toOf(move) === to) moves.push(this.quietMove(move));
      return moves;
    }
    const code = placement.cells[from] as number;
    if (code === EMPTY || sideOfCode(code) !== placement.side || placement.cells[to] !== EMPTY)
      return [];
    // A king may have been bound by the moves before.
    if (this.limitsKings && !isMan(code))
      return position.legalMoves().filter((move) => move.from === from && move.to === to);
    return this.reaches(from, to, code) ? [this.quietMove(this.arrival(from, to, code))] : [];
  }

  /** Goes to a position: by a move, if it comes next. */
  private follow(position: Position): void {
    const { before, by } = position;
    if (this.at === position) return;
    if (by && before === this.at) this.make(by);
    else position.layOn(this.placement);
    this.at = position;
  }

  private make({ from, to, captures, promotesTo }: Move): void {
    const { placement } = this;
    const { cells } = placement;
    const code = cells[from] as number;
    this.lift(from);
    for (const square of captures) this.lift(square);
    placement.put(to, promotesTo ? codeOf({ ...pieceOf(code), kind: promotesTo }) : code);
    placement.side ^= 1;
  }

  private lift(square: number): void {
    const { cells } = this.placement;
    this.placement.exchange(square, cells[square] as number);
    cells[square] = EMPTY;
  }

  /** Whether the side to move can take anything. */
  private canTake(): boolean {
    const { placement } = this;
    for (const mover of placement.tables.sides[placement.side] as readonly Mover[])
      if (placement.has(mover.code) && (mover.flying ? this.canFly(mover) : this.canJump(mover)))
        return true;
    return false;
  }

  private canJump({ jumps }: Mover): boolean {
    const { sets } = this.placement;
    for (let row = 0; row < jumps.length; row += JUMP_ROW) {
      const own = (sets[jumps[row] as number] as number) & (jumps[row + 1] as number);
      const next = (own << (jumps[row + 2] as number)) >>> (jumps[row + 3] as number);
      const over = next & (sets[jumps[row + 4] as number] as number);
      const behind = (over << (jumps[row + 5] as number)) >>> (jumps[row + 6] as number);
      if (behind & (sets[jumps[row + 7] as number] as number)) return true;
    }
    return false;
  }

  private canFly(mover: Mover): boolean {
    const { sets, words, tables } = this.placement;
    for (let word = 0; word < words; word++)
      for (let bits = sets[mover.code * words + word] as number; bits; bits &= bits - 1)
        if (this.canTakeFrom(squareOf(tables.layout, word, bits & -bits), mover)) return true;
    return false;
  }

  private canTakeFrom(from: number, { captures, takes }: Mover): boolean {
    const { cells, tables } = this.placement;
    for (let i = 0; i < captures.length; i++) {
      const row = (captures[i] as number) * (tables.size + 1);
      let victim = tables.neighbours[row + from] as number;
      while (cells[victim] === EMPTY) victim = tables.neighbours[row + victim] as number;
      if (takes[cells[victim] as number] === 0) continue;
      if (cells[tables.neighbours[row + victim] as number] === EMPTY) return true;
    }
    return false;
  }

  /** Whether a piece may move to an empty square without taking. */
  private reaches(from: number, to: number, code: number): boolean {
    const { cells, side, tables } = this.placement;
    const movers = tables.sides[side] as readonly Mover[];
    const { moves, flying } = movers[rankOf(code)] as Mover;
    for (let i = 0; i < moves.length; i++) {
      const row = (moves[i] as number) * (tables.size + 1);
      let at = tables.neighbours[row + from] as number;
      while (flying && at !== to && cells[at] === EMPTY) at = tables.neighbours[row + at] as number;
      if (at === to) return true;
    }
    return false;
  }

  /** A capture as an object. Its lists have been made for more; a copy has room for no more. */
  private captureMove({ from, to, path, captures, code }: Capture): Move {
    const move = { from, to, path: path.slice(), captures: captures.slice() } as unknown as Move;
    return this.isPromoted(from, code) ? { ...move, promotesTo: kindOf(code) } : move;
  }

  private arrival(from: number, to: number, code: number): QuietMove {
    const { size, arriving } = this.placement.tables;
    return from | (to << 8) | ((arriving[code * (size + 1) + to] as number) << 16);
  }

  /** A quiet move as an object, made once. */
  private quietMove(quiet: QuietMove): Move {
    const from = fromOf(quiet) as Square;
    const key = quiet | ((this.placement.cells[from] as number) << 20);
    const known = this.quietMoves.get(key);
    if (known) return known;
    const to = toOf(quiet) as Square;
    const code = codeAfter(quiet);
    const move: Move = Object.freeze({
      from,
      to,
      path: Object.freeze([from, to]),
      captures: none,
      ...(this.isPromoted(from, code) && { promotesTo: kindOf(code) }),
    });
    this.quietMoves.set(key, move);
    return move;
  }

  private isPromoted(from: number, code: number): boolean {
    return rankOf(code) !== rankOf(this.placement.cells[from] as number);
  }
}

const none: readonly Square[] = Object.freeze([]);
