import type { Kind, Piece, Square } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import type { Variant } from '../../board/variant.js';
import { draw } from '../../drawing/draw.js';
import { more } from '../../drawing/more.js';
import { groupDrawing } from '../../drawing/picture.js';
import { pieceGroup } from '../../drawing/pieces.js';
import type { Plan } from '../../drawing/plan.js';

/** A piece that has an element of its own. */
interface LivePiece {
  readonly element: SVGGElement;
  readonly piece: Piece;
  /** In another one it may look different. */
  readonly game: Variant;
  /** The square that it has last been put on. */
  at?: number;
}

/**
 * The pieces of a board that somebody plays on: an element each, so that one can move without the
 * others being drawn again. It lives in a group that no template writes into.
 */
export class LivePieces {
  readonly #pieces = new Map<Square, LivePiece>();
  #group: SVGGElement | undefined;
  #plan: Plan | undefined;

  /** Puts the pieces where they stand, at once; elements of pieces that stay are kept. */
  show(group: SVGGElement, { variant, pieces }: Setup, plan: Plan): void {
    if (group !== this.#group) {
      this.#group = group;
      this.#pieces.clear();
    }
    for (const [square, live] of this.#pieces) {
      if (plan !== this.#plan) live.at = 0;
      if (live.game !== variant || live.piece !== pieces.get(square)) this.#remove(square);
    }
    this.#plan = plan;
    for (const [square, piece] of pieces) {
      const live = this.#pieces.get(square) ?? this.#add(square, piece, variant);
      // Put there once more it would be laid out once more.
      if (live.at === square) continue;
      live.at = square;
      live.element.setAttribute('transform', `translate(${this.middle(square).join(' ')})`);
    }
  }

  /** What leaves when the piece of a square is taken: its element, or the top of a tower. */
  leaving(square: Square): Element | undefined {
    const taken = this.#pieces.get(square);
    return taken && (more.split?.(taken) ?? taken.element);
  }

  element(square: Square): SVGGElement | undefined {
    return this.#pieces.get(square)?.element;
  }

  /** What the piece of a square is. */
  kindOn(square: Square | undefined): Kind | undefined {
    return square && this.#pieces.get(square)?.piece.kind;
  }

  /** The middle of a square in the picture. */
  middle(square: Square): readonly [x: number, y: number] {
    return [(this.#plan?.left[square] ?? 0) + 0.5, (this.#plan?.top[square] ?? 0) + 0.5];
  }

  /** Says that the piece of one square belongs to another now, wherever it is drawn. */
  rename(from: Square, to: Square): void {
    const moved = this.#pieces.get(from);
    if (!moved || from === to) return;
    this.#remove(to);
    this.#pieces.delete(from);
    this.#pieces.set(to, moved);
    // It passes over the others.
    this.raise(to);
  }

  /** Brings a piece to the front, as one that is dragged has to be. */
  raise(square: Square): void {
    const element = this.element(square);
    if (element && element !== this.#group?.lastChild) this.#group?.append(element);
  }

  #add(square: Square, piece: Piece, game: Variant): LivePiece {
    // A fragment of its own, because pieces of a kind have one name.
    const fragment = document.createDocumentFragment();
    draw(fragment, [groupDrawing('', more.piece?.(piece, game) ?? pieceGroup(piece))]);
    const added: LivePiece = { element: fragment.firstChild as SVGGElement, piece, game };
    this.#pieces.set(square, added);
    this.#group?.append(fragment);
    return added;
  }

  #remove(square: Square): void {
    this.#pieces.get(square)?.element.remove();
    this.#pieces.delete(square);
  }
}
