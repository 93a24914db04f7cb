import type { Piece, Square } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import { codeOf, EMPTY, pieceOf } from '../codes.js';
import type { Generator } from '../generator.js';
import type { Move } from '../move.js';
import type { Placement } from '../placement.js';
import type { Position } from '../position.js';
import { tablesOf } from '../tables.js';
import { MechanicGenerator } from './mechanic-generator.js';
import { MechanicPosition } from './mechanic-position.js';
import { TowerMaker } from './tower-maker.js';
import { TowerPlacement, type Towers } from './tower-placement.js';
import { TowerSearch } from './tower-search.js';

class TowerGenerator extends MechanicGenerator {
  override readonly maker: TowerMaker;

  constructor(placement: TowerPlacement) {
    super(placement, new TowerSearch(placement));
    this.maker = new TowerMaker(placement);
  }
}

/** A position of a game in which what is taken goes under the piece that takes it. */
export class TowerPosition extends MechanicPosition {
  private towers: Towers = [];
  /** What was asked last, because those who draw know pieces again by what they are. */
  private asked = '';
  private askedOf: ReadonlyMap<Square, Piece> | undefined;
  private answer: ReadonlyMap<Square, Piece> = new Map();

  protected override adopt({ variant, pieces }: Setup): void {
    const towers: number[][] = Array.from({ length: variant.board.size + 1 }, () => []);
    for (const [square, { tower = [] }] of pieces) towers[square] = tower.map(codeOf);
    this.towers = towers;
  }

  override newBench(): Generator {
    return new TowerGenerator(new TowerPlacement(tablesOf(this.variant)));
  }

  override layOn(placement: Placement): void {
    super.layOn(placement);
    if (placement instanceof TowerPlacement) placement.loadTowers(this.towers);
  }

  override get key(): string {
    return `${super.key} ${this.towers.map((codes) => codes.join('')).join()}`;
  }

  override after(move: Move): Position {
    const next = super.after(move) as TowerPosition;
    const towers = [...this.towers];
    const own = [...(towers[move.from] ?? [])];
    towers[move.from] = [];
    for (const square of move.captures) {
      const [top, ...rest] = towers[square] ?? [];
      own.push(this.cells[square] as number);
      // What stood under the top stands there now; or the piece itself, where nothing did.
      if (square !== move.to) next.cells[square] = top ?? EMPTY;
      towers[square] = rest;
    }
    towers[move.to] = own;
    next.towers = towers;
    return next;
  }

  override midway(
    before: ReadonlyMap<Square, Piece>,
    from: Square,
    to: Square,
    taken: readonly Square[],
  ): ReadonlyMap<Square, Piece> {
    const question = [from, to, ...taken].join();
    if (question === this.asked && before === this.askedOf) return this.answer;
    const pieces = new Map(before);
    const prisoners: Piece[] = [];
    for (const square of taken) {
      const { tower: [top, ...under] = [], color, kind } = pieces.get(square) as Piece;
      prisoners.push({ color, kind });
      pieces.delete(square);
      if (top) pieces.set(square, under.length > 0 ? { ...top, tower: under } : top);
    }
    const own = pieces.get(from) as Piece;
    pieces.delete(from);
    const tower = [...(own.tower ?? []), ...prisoners];
    this.asked = question;
    this.askedOf = before;
    this.answer = pieces.set(to, prisoners.length > 0 ? { ...own, tower } : own);
    return this.answer;
  }

  protected override pieces(): ReadonlyMap<Square, Piece> {
    const pieces = new Map(super.pieces());
    for (const [square, piece] of pieces) {
      const under = this.towers[square] ?? [];
      if (under.length > 0) pieces.set(square, { ...piece, tower: under.map(pieceOf) });
    }
    return pieces;
  }

  /** In towers the order counts in which pieces have been taken. */
  protected override find(move: Move): Move | undefined {
    const taken = move.captures.join();
    const legal = this.legalMoves().find(
      (other) =>
        other.from === move.from &&
        other.to === move.to &&
        other.promotesTo === move.promotesTo &&
        other.captures.join() === taken,
    );
    return legal ?? super.find(move);
  }
}
