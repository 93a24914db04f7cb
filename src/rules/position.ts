import { type Color, opposite, type Piece, pieces as piece, type Square } from '../board/piece.js';
import type { Counters, Setup } from '../board/setup.js';
import type { Variant } from '../board/variant.js';
import type { Capture } from './captures.js';
import { codeOf, EMPTY, isMan, kindOf, pieceOf, rankOf, sideOf, sideOfCode } from './codes.js';
import { Generator } from './generator.js';
import { type Move, type Step, sameMove } from './move.js';
import type { Outcome } from './outcome.js';
import { Placement } from './placement.js';
import { codeAfter, fromOf, toOf } from './quiet.js';
import { tablesOf } from './tables.js';

/** What keeps a setup from being a position that can be played. */
export interface SetupError {
  /** Nobody is to move; a square the board has not; a piece the game has not. */
  readonly code: 'no-turn' | 'no-such-square' | 'no-such-piece';
  readonly square?: Square;
}

export interface SetupErrors {
  readonly errors: readonly SetupError[];
}

const benches = new WeakMap<Variant, Generator>();
/** The generator of a variant, with the position laid out on it. */
function benchOf(position: Position): Generator {
  const { variant } = position;
  const bench = benches.get(variant) ?? position.newBench();
  benches.set(variant, bench);
  position.layOn(bench.placement);
  return bench;
}

/** The legal moves, whether these are all, and what captures have to be worth to be legal. */
interface Listed {
  readonly moves: readonly Move[];
  readonly complete: boolean;
  readonly worth: number;
}

/** What positions of a variant are made of: it may have a kind of its own. */
const kindFor = ({ positions }: Variant): typeof Position =>
  (positions as typeof Position | undefined) ?? Position;

function errorsOf({ variant, turn, pieces }: Setup): readonly SetupError[] {
  const errors: SetupError[] = turn ? [] : [{ code: 'no-turn' }];
  for (const [square, { color, kind, tower }] of pieces)
    if (!variant.squareName(square)) errors.push({ code: 'no-such-square', square });
    else if (
      !piece[color]?.[kind] ||
      !variant.pieces.includes(kind) ||
      (tower && !variant.rules.mechanics)
    )
      errors.push({ code: 'no-such-piece', square });
  return errors;
}

/** What counts the moves that have led to a position, and says when it is drawn. */
interface Judge {
  counters(position: Position): Counters;
  draw(position: Position): Outcome | undefined;
}

/**
 * A position with somebody to move, and the rules of its game, strictly. It never changes;
 * `play` makes a new one.
 */
export class Position {
  /**
   * Who counts moves and calls draws, where that has been loaded.
   * @internal
   */
  static judge?: Judge;
  readonly variant: Variant;
  readonly turn: Color;
  /**
   * What the setup has said of the moves before it.
   * @internal
   */
  readonly told: Counters | undefined;
  /**
   * The position that this one was reached from, and how, if it was.
   * @internal
   */
  before?: Position;
  /** @internal */
  by?: Move;
  private builtCells: Uint8Array | undefined;
  private builtSetup: Setup | undefined;
  private builtList: Listed | undefined;

  /** Without cells, a position that is made when they are asked for. */
  protected constructor(variant: Variant, turn: Color, cells?: Uint8Array, told?: Counters) {
    this.variant = variant;
    this.turn = turn;
    this.builtCells = cells;
    this.told = told;
  }

  /** The opening position of a variant. */
  static start(variant: Variant): Position {
    return Position.of(variant.start, variant.startingColor);
  }

  /** The position of a setup, or what is wrong with it. */
  static from(setup: Setup): Position | SetupErrors {
    const errors = errorsOf(setup);
    if (errors.length > 0 || !setup.turn) return { errors };
    return Position.of(setup, setup.turn);
  }

  private static of(setup: Setup, turn: Color): Position {
    const cells = new Uint8Array(setup.variant.board.size + 1);
    for (const [square, piece] of setup.pieces) cells[square] = codeOf(piece);
    const Kind = kindFor(setup.variant);
    const position = new Kind(setup.variant, turn, cells, setup.counters);
    position.adopt(setup);
    return position;
  }

  /** What is counted of the moves made: it tells when the game is drawn, and what a king may do. */
  get counters(): Counters {
    return Position.judge?.counters(this) ?? this.told ?? {};
  }

  get setup(): Setup {
    this.builtSetup ??= {
      variant: this.variant,
      turn: this.turn,
      pieces: this.pieces(),
      counters: this.counters,
    };
    return this.builtSetup;
  }

  /**
   * The piece code of each square, with a cell 0 for none: the inner form, for the rules alone.
   * A record has a position for each of its moves, and nearly nobody looks at them.
   * @internal
   */
  get cells(): Uint8Array {
    if (!this.builtCells) {
      const moves: Move[] = [];
      let at: Position = this;
      for (; !at.builtCells; at = at.before as Position) moves.push(at.by as Move);
      const cells = at.builtCells.slice();
      for (const { from, to, captures, promotesTo } of moves.reverse()) {
        const code = cells[from] as number;
        cells[from] = EMPTY;
        for (const square of captures) cells[square] = EMPTY;
        cells[to] = promotesTo ? codeOf({ ...pieceOf(code), kind: promotesTo }) : code;
      }
      this.builtCells = cells;
    }
    return this.builtCells;
  }

  /** Equal for two positions of a variant in which the same moves are legal for the same side. */
  get key(): string {
    return `${this.turn === 'white' ? 'W' : 'B'}${this.cells.subarray(1).join('')}`;
  }

  /** Each legal move once, with one full path. Empty if the mover is blocked or the game decided. */
  legalMoves(): readonly Move[] {
    return this.list.moves;
  }

  /**
   * False if the search for captures stopped at its limit: `legalMoves` then holds the best it
   * had found.
   */
  get movesComplete(): boolean {
    return this.list.complete;
  }

  private get list(): Listed {
    if (!this.builtList) {
      const bench = benchOf(this);
      const { captures, quiet } = bench.list();
      const { left, worth } = bench.search;
      this.builtList = {
        moves: Object.freeze([
          ...captures.map((capture) => this.move(capture)),
          ...quiet.map((move) => {
            const from = fromOf(move);
            const to = toOf(move);
            return this.move({ from, to, path: [from, to], captures: [], code: codeAfter(move) });
          }),
        ]),
        complete: !captures[0] || left > 0,
        worth: captures[0] ? worth : Number.POSITIVE_INFINITY,
      };
    }
    return this.builtList;
  }

  /**
   * What may follow when a move is entered square by square: for `[]` the squares that may move,
   * for `[from, landing…]` the next landings. Every route is offered, so two paths may complete
   * the same move.
   */
  steps(path: readonly Square[]): readonly Step[] {
    const { length } = path;
    const steps = new Map<Square, Step>();
    const moves = [...this.listed(path)];
    const paths = this.variant.board.squares.map((to) => [...path, to]);
    if (length > 0) moves.push(...this.onward(paths, true));
    for (const move of moves) {
      const to = move.path[length];
      const captured = move.captures[length - 1];
      if (to && !steps.has(to))
        steps.set(to, {
          to,
          ...(captured && { captured }),
          ...(!move.path[length + 1] && { completes: move }),
        });
    }
    return [...steps.values()];
  }

  /** The legal moves that begin with a path of squares. */
  movesAfter(path: readonly Square[]): readonly Move[] {
    const listed = this.listed(path).filter(({ from }) => from === path[0]);
    return path.length < 2
      ? listed
      : [...listed.filter(({ captures }) => !captures.length), ...this.onward([path], false)];
  }

  /**
   * The position after a legal move; any move with the same squares will do, such as a JSON copy.
   * Throws a RangeError for a move that is not legal.
   */
  play(move: Move): Position {
    const legal = this.find(move);
    if (!legal) throw new RangeError('This move is not legal here.');
    return this.after(legal);
  }

  /**
   * The position after a move that need not be legal.
   * @internal
   */
  after(move: Move): Position {
    const Kind = kindFor(this.variant);
    const next = new Kind(this.variant, opposite(this.turn));
    next.before = this;
    next.by = move;
    return next;
  }

  /** How the game has ended, if it has: decided in this position itself, or drawn. */
  get outcome(): Outcome | undefined {
    return this.decided() ?? Position.judge?.draw(this);
  }

  /** Who has won, if that is decided. */
  protected decided(): Outcome | undefined {
    const { goal } = this.variant.rules;
    const opponent = opposite(this.turn);
    if (goal === 'firstKing') {
      const king = this.cells.find((code, square) => square > 0 && code !== EMPTY && !isMan(code));
      if (king) return { winner: pieceOf(king).color, rule: 'first-king' };
    }
    if (this.legalMoves().length > 0) return undefined;
    const side = sideOf(this.turn);
    const pieces = this.cells.some((code) => code !== EMPTY && sideOfCode(code) === side);
    return {
      winner: goal === 'misere' ? this.turn : opponent,
      rule: pieces ? 'no-moves' : 'no-pieces',
    };
  }

  /** Takes over from a setup what cells cannot tell. */
  protected adopt(_setup: Setup): void {}

  /** @internal */
  newBench(): Generator {
    return new Generator(new Placement(tablesOf(this.variant)));
  }

  /**
   * Lays the position out on a bench.
   * @internal
   */
  layOn(placement: Placement): void {
    placement.load(this.cells, sideOf(this.turn));
  }

  /** The pieces while a capture is under way, where more changes than that some are gone. */
  midway?(
    pieces: ReadonlyMap<Square, Piece>,
    from: Square,
    to: Square,
    taken: readonly Square[],
  ): ReadonlyMap<Square, Piece>;

  protected pieces(): ReadonlyMap<Square, Piece> {
    const pieces = new Map<Square, Piece>();
    this.cells.forEach((code, square) => {
      if (code !== EMPTY) pieces.set(square as Square, pieceOf(code));
    });
    return pieces;
  }

  protected find(move: Move): Move | undefined {
    const isMeant = (other: Move): boolean => sameMove(other, move);
    // Where the list is not complete, the written path is walked.
    return this.legalMoves().find(isMeant) ?? this.onward([move.path], true).find(isMeant);
  }

  /** The moves listed by a path that begins so. */
  private listed(path: readonly Square[]): readonly Move[] {
    return this.legalMoves().filter((move) => path.every((square, i) => move.path[i] === square));
  }

  /** The legal captures that begin with one of some paths: all, or the first found for each. */
  private onward(paths: readonly (readonly Square[])[], firstOnly: boolean): readonly Move[] {
    return benchOf(this)
      .search.onward(paths, this.list.worth, firstOnly)
      .map((capture) => this.move(capture));
  }

  private move({ from, to, path, captures, code }: Capture): Move {
    const move = { from, to, path, captures } as unknown as Move;
    return rankOf(code) === rankOf(this.cells[from] ?? EMPTY)
      ? move
      : { ...move, promotesTo: kindOf(code) };
  }
}
