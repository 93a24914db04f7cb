import type { TextNode } from '../../game/node.js';
import { type CommentPiece, commentPieces } from './comment-pieces.js';
import type { Place, Places } from './places.js';

/** A move or a pass, and how it is numbered. */
export interface MoveItem {
  readonly kind: 'move';
  readonly place: Place;
  readonly number: number;
  /** Whether the side makes it that begins games. */
  readonly isFirst: boolean;
}

/** Something written, and the place that it is about. */
interface Comment {
  readonly kind: 'comment';
  readonly place: Place;
  readonly pieces: readonly CommentPiece[];
}

/** What stands in a line, in the order in which it is read. */
export type LineItem =
  | MoveItem
  | Comment
  /** The position is replaced. */
  | { readonly kind: 'setup'; readonly place: Place }
  /** Where else the game may go than by the move before. */
  | { readonly kind: 'variations'; readonly places: readonly Place[] }
  /** What cannot be played. */
  | { readonly kind: 'rest'; readonly place: Place; readonly node: TextNode };

/** Moves that stand beside each other. */
export interface Row {
  readonly kind: 'row';
  readonly number: number;
  readonly first: MoveItem | undefined;
  readonly second: MoveItem | undefined;
}

export type RowItem = Row | Exclude<LineItem, MoveItem>;

function* comments(places: Places, place: Place, which: readonly string[]): Generator<Comment> {
  for (const comment of which) {
    const pieces = commentPieces(comment, places.game.variant);
    if (pieces.length > 0) yield { kind: 'comment', place, pieces };
  }
}

function* itemsAt(places: Places, place: Place): Generator<LineItem> {
  const { node } = place;
  yield* comments(places, place.before ?? place, node.before);
  if (node.kind === 'text') yield { kind: 'rest', place, node };
  else if (node.kind === 'setup') yield { kind: 'setup', place };
  else if (node.kind !== 'root') {
    const { number, mover } = places.numberOf(place);
    const isFirst = mover === places.game.variant.startingColor;
    yield { kind: 'move', place, number, isFirst };
  }
  yield* comments(places, place, node.comments);
}

/** What follows a place along its line, up to another. */
function* itemsAfter(places: Places, from: Place, to?: Place): Generator<LineItem> {
  for (let at = from; at !== to; ) {
    const [next, ...others] = at.node.children
      .map((node) => places.at(node))
      .filter((place) => place !== undefined);
    if (!next) return;
    yield* itemsAt(places, next);
    if (others.length > 0) yield { kind: 'variations', places: others };
    at = next;
  }
}

/** A variation, from its first move on. */
export function* variationItems(places: Places, first: Place): Generator<LineItem> {
  yield* itemsAt(places, first);
  yield* itemsAfter(places, first);
}

/** The main line in rows, from a place to another. */
export function* rowItems(places: Places, from: Place, to?: Place): Generator<RowItem> {
  let first: MoveItem | undefined;
  const row = (second?: MoveItem): RowItem[] => {
    const number = (first ?? second)?.number ?? 0;
    const rows: RowItem[] = first || second ? [{ kind: 'row', number, first, second }] : [];
    first = undefined;
    return rows;
  };
  yield* comments(places, from, from.node.comments);
  for (const item of itemsAfter(places, from, to)) {
    if (item.kind !== 'move') {
      yield* row();
      yield item;
    } else if (item.isFirst) {
      yield* row();
      first = item;
    } else {
      if (first && first.number !== item.number) yield* row();
      yield* row(item);
    }
  }
  yield* row();
}
