import { directionTo } from '../board/direction.js';
import type { Square } from '../board/piece.js';
import type { VariantRecord } from '../variants/record.js';
import { isMan } from './codes.js';
import { Ends } from './ends.js';
import {
  anyLanding,
  anyTurn,
  anyVictim,
  asItIs,
  goneAtOnce,
  type Loosening,
  nothingTaken,
  relaxedAnew,
} from './looser.js';
import type { Move } from './move.js';
import type { Position } from './position.js';
import { type Finding, type Reason, reasonOf } from './reason.js';
import { type Stretch, Walk } from './walk.js';
import { bestOf, betterBy, isByKing } from './worth.js';

/** How many states are visited to find what ways to a square lead to. */
const MOST = 5_000;

const isCapture = ({ captures }: Move): boolean => captures.length > 0;
const distinct = (squares: readonly Square[]): readonly Square[] => [...new Set(squares)];

/**
 * What binds a piece beside the way it goes: that something has to be taken, how that is done, and how
 * often a king may move. It is found by asking what would be possible in looser rules.
 */
export class Duty {
  private readonly position: Position;
  private readonly captures: readonly Move[];
  /** Captures to compare with: one of any piece, and one of a king, which may be bound to more. */
  private readonly best: readonly Move[];
  private readonly ends: Ends;
  private readonly positions = new Map<Loosening, Position>();
  /** The ways of one piece, the last that was asked about. */
  private readonly walks = new Map<Loosening, Walk>();
  private walker: Square | undefined;
  private builtQuiet: Ends | undefined;

  constructor(position: Position) {
    this.position = position;
    this.captures = position.legalMoves().filter(isCapture);
    const byKing = this.captures.filter((move) => isByKing(position, move));
    this.best = [...this.captures.slice(0, 1), ...byKing.slice(0, 1)];
    this.ends = new Ends(this.captures);
  }

  /** Why the piece on a square may not go to another, or nowhere; undefined if it is not bound. */
  against(from: Square, to: Square | undefined): Finding | undefined {
    if (this.captures.length === 0 || this.walk(asItIs, from).isEmpty)
      return this.quiet(from, to) ?? this.shielded(from, to);
    return (
      this.weaker(from, to) ??
      this.unfinished(from, to) ??
      this.quiet(from, to) ??
      this.passing(from, to) ??
      this.impossible(from, to) ??
      this.shielded(from, to)
    );
  }

  /** Where the list of moves is not complete: captures that are as good as those in it. */
  unlisted(from: Square, to: Square | undefined): readonly Move[] {
    if (this.position.movesComplete || this.captures.length === 0) return [];
    return this.walk(asItIs, from)
      .moves(to)
      .filter((move) => this.isBest(move));
  }

  /** A capture that would be legal if it did not matter what it is worth, or where it lands. */
  private weaker(from: Square, to: Square | undefined): Finding | undefined {
    const found = this.walk(asItIs, from).moves(to);
    if (found.length > 0) return this.lesser(from, found, false);
    return this.isFreeToLand
      ? undefined
      : this.lesser(from, this.walk(anyLanding, from).moves(to), true);
  }

  /** A legal capture that stops before its end. */
  private unfinished(from: Square, to: Square | undefined): Finding | undefined {
    const mayBeLegal = (stretch: Stretch): boolean => this.mayBeLegal(from, stretch);
    for (const [{ captures }, moves] of this.completed(asItIs, from, to, mayBeLegal)) {
      const better = moves.filter((move) => this.isBest(move));
      const proof = better[0]?.captures.slice(captures.length);
      if (proof) return { reason: 'must-continue-capture', proof, better };
    }
    return undefined;
  }

  /** A move without a capture. */
  private quiet(from: Square, to: Square | undefined): Finding | undefined {
    const { capture, kingLimit } = this.rules;
    if (this.quietMoves.of(from, to).length === 0) return undefined;
    if (this.captures.length > 0 && capture.obligation === 'must') {
      const proof = distinct(this.captures.map((move) => move.from));
      const reason = to === from ? 'throne-needs-no-capture' : 'must-capture';
      return { reason, proof, better: this.captures };
    }
    return kingLimit ? { reason: 'king-move-limit', proof: [from], better: this.legal } : undefined;
  }

  /** Any other capture that stops before its end. */
  private passing(from: Square, to: Square | undefined): Finding | undefined {
    for (const loosen of this.isFreeToLand ? [asItIs] : [asItIs, anyLanding]) {
      const whole = [...this.completed(loosen, from, to)].flatMap(([, moves]) => moves);
      const found = this.lesser(from, whole, loosen === anyLanding);
      if (found) return found;
    }
    return undefined;
  }

  /** A capture that does not go on as captures do; asked where all that do so are known. */
  private impossible(from: Square, to: Square | undefined): Finding | undefined {
    if (!this.walk(anyLanding, from).isComplete) return undefined;
    return this.reversing(from, to) ?? this.repeating(from, to);
  }

  /** A capture that turns round. */
  private reversing(from: Square, to: Square | undefined): Finding | undefined {
    if (!this.rules.capture.noReverse) return undefined;
    return this.firstVictim('no-reversal', this.stretches(anyTurn, from, to), (stretch) =>
      this.behind(stretch),
    );
  }

  /** A capture that goes over something taken before, as if it were gone or could be taken again. */
  private repeating(from: Square, to: Square | undefined): Finding | undefined {
    const reason = 'already-captured';
    const stays = this.rules.capture.removal === 'after';
    const stretches = stays ? this.stretches(goneAtOnce, from, to) : [];
    const found = this.firstVictim(reason, stretches, (stretch) => this.stillThere(stretch));
    if (found) return found;
    const victim = to && this.walk(anyLanding, from).twice.get(to);
    return victim ? { reason, proof: [victim], better: this.captures } : undefined;
  }

  /** A capture of a king by a man who may take none. */
  private shielded(from: Square, to: Square | undefined): Finding | undefined {
    const { cells } = this.position;
    const isKing = (square: Square): boolean => !isMan(cells[square] as number);
    if (this.rules.man.mayCaptureKings !== false || isKing(from)) return undefined;
    const walk = this.walk(anyVictim, from);
    const ways = to === undefined ? walk.moves() : walk.to(to);
    return this.firstVictim('cannot-capture-king', ways, ({ captures }) => captures.find(isKing));
  }

  private firstVictim(
    reason: Reason,
    ways: readonly Stretch[],
    find: (way: Stretch) => Square | undefined,
  ): Finding | undefined {
    for (const way of ways) {
      const victim = find(way);
      if (victim !== undefined) return { reason, proof: [victim], better: this.legal };
    }
    return undefined;
  }

  /** The piece that is taken after a turn of 180°. */
  private behind({ path, captures }: Stretch): Square | undefined {
    const { board } = this.position.variant;
    const directions = path.slice(1).map((to, i) => directionTo(board, path[i] as Square, to) ?? 0);
    return captures.find((_, i) => i > 0 && isReverse(directions[i - 1], directions[i]));
  }

  /** A piece taken before, over whose square a capture goes, or on which it lands. */
  private stillThere({ path, captures }: Stretch): Square | undefined {
    const { board } = this.position.variant;
    for (let i = 1; i < captures.length; i++) {
      const [start, end] = path.slice(i, i + 2) as [Square, Square];
      const direction = directionTo(board, start, end) ?? 0;
      const taken = captures.slice(0, i);
      for (let at = board.neighbour(direction, start); at; at = board.neighbour(direction, at)) {
        if (taken.includes(at)) return at;
        if (at === end) break;
      }
    }
    return undefined;
  }

  /** What is wrong with captures that looser rules allow. */
  private lesser(from: Square, found: readonly Move[], lands: boolean): Finding | undefined {
    const weaker = bestOf(this.position, found);
    if (!weaker) return undefined;
    for (const best of this.best) {
      const priority = betterBy(this.position, best, weaker);
      if (priority) return { ...this.mustCapture(reasonOf[priority], from, best), worse: weaker };
    }
    return lands ? this.misplaced(weaker) : this.mustCapture('must-capture', from);
  }

  private mustCapture(reason: Reason, from: Square, best = this.captures[0]): Finding {
    const [own = best] = this.ends.of(from);
    return { reason, proof: own?.captures ?? [], better: this.captures };
  }

  /** A king that does not land where it has to behind what it takes. */
  private misplaced({ from, captures }: Move): Finding {
    const own = this.ends.of(from);
    const continues = this.rules.king.landing === 'continue';
    const reason = continues ? 'must-land-to-continue' : 'must-land-behind';
    // The captures that go the same way for as long as any does, and where they land then.
    for (let taken = captures.length; taken > 0; taken--) {
      const better = own.filter((move) =>
        captures.slice(0, taken).every((square, i) => move.captures[i] === square),
      );
      const landings = better.flatMap(({ path }) => path.slice(taken, taken + 1));
      if (better.length > 0) return { reason, proof: distinct(landings), better };
    }
    return { reason, proof: [from], better: this.captures };
  }

  private isBest(move: Move): boolean {
    return !this.best.some((other) => betterBy(this.position, other, move));
  }

  /** Whether a way may lead on to a legal capture; false if certainly not. */
  private mayBeLegal(from: Square, { captures }: Stretch): boolean {
    if (!this.position.movesComplete) return true;
    const moves = this.ends.of(from);
    return moves.some((move) => captures.every((square) => move.captures.includes(square)));
  }

  /** Ways to a square, and the whole captures that go on from there. */
  private *completed(
    loosen: Loosening,
    from: Square,
    to: Square | undefined,
    isMeant = (_: Stretch) => true,
  ): Generator<[Stretch, readonly Move[]]> {
    let states = 0;
    for (const stretch of this.stretches(loosen, from, to).filter(isMeant)) {
      if (states > MOST) return;
      const walk = new Walk(this.under(loosen), stretch.path);
      states += walk.states;
      yield [stretch, walk.moves()];
    }
  }

  private stretches(loosen: Loosening, from: Square, to: Square | undefined): readonly Stretch[] {
    return to === undefined ? [] : this.walk(loosen, from).to(to);
  }

  private walk(loosen: Loosening, from: Square): Walk {
    if (this.walker !== from) this.walks.clear();
    this.walker = from;
    const walk = this.walks.get(loosen) ?? new Walk(this.under(loosen), [from]);
    this.walks.set(loosen, walk);
    return walk;
  }

  /** The position in looser rules. */
  private under(loosen: Loosening): Position {
    const position = this.positions.get(loosen) ?? relaxedAnew(this.position, loosen);
    this.positions.set(loosen, position);
    return position;
  }

  private get quietMoves(): Ends {
    this.builtQuiet ??= new Ends(this.under(nothingTaken).legalMoves());
    return this.builtQuiet;
  }

  /** Whether kings land where they like. */
  private get isFreeToLand(): boolean {
    return (this.rules.king.landing ?? 'any') === 'any';
  }

  private get rules(): VariantRecord {
    return this.position.variant.rules;
  }

  private get legal(): readonly Move[] {
    return this.position.legalMoves();
  }
}

const isReverse = (one = 0, other = 0): boolean => Math.abs(one - other) === 4;
