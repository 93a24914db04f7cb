import type { Square } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import type { Drawing } from '../../drawing/draw.js';
import { more } from '../../drawing/more.js';
import type { Plan } from '../../drawing/plan.js';
import { rowsOf } from './walk.js';
import { type Speaker, wordsOf } from './words.js';

/** What the squares of a board say and do. */
export interface GridState {
  readonly setup: Setup;
  readonly plan: Plan;
  readonly speaker: Speaker;
  readonly label: string;
  /** Squares whose pieces may move. */
  readonly movable: readonly Square[];
  readonly selected: Square | undefined;
  /** Squares that the selected piece may go to. */
  readonly targets: readonly Square[];
  /** The square that Tab comes to. */
  readonly current: Square | undefined;
}

function cellLabel(square: Square, state: GridState): string {
  const piece = state.setup.pieces.get(square);
  const words = wordsOf(state.speaker);
  const label = [
    state.speaker.name(square),
    piece
      ? words.piece[piece.color][piece.kind] + (state.speaker.language().ofTower?.(piece) ?? '')
      : words.square.empty,
  ];
  if (square === state.selected) label.push(words.square.selected);
  else if (state.targets.includes(square)) label.push(words.square.target);
  else if (state.movable.includes(square)) label.push(words.square.canMove);
  return label.join(', ');
}

/**
 * The squares as a grid: the layer that a hand presses, a key walks over and a screen reader
 * reads. It lies over the picture and shows nothing itself.
 */
export function grid(state: GridState): Drawing {
  const { left, top } = state.plan;
  const cell = (square: Square): Drawing => {
    const above = more.overhang?.(state.setup.pieces.get(square)) ?? 0;
    return {
      tag: 'rect',
      name: String(square),
      attributes: {
        class: state.movable.includes(square) ? 'movable' : undefined,
        role: 'gridcell',
        tabindex: square === state.current ? 0 : -1,
        'aria-label': cellLabel(square, state),
        'aria-selected': square === state.selected ? 'true' : undefined,
        'data-square': square,
        x: left[square],
        y: (top[square] as number) - above,
        width: 1,
        height: 1 + above,
      },
      content: '',
    };
  };
  return {
    tag: 'g',
    name: 'grid',
    attributes: { class: 'grid', role: 'grid', 'aria-label': state.label },
    content: rowsOf(state.setup, state.plan).map((row, i) => ({
      tag: 'g',
      name: String(i),
      attributes: { role: 'row' },
      content: row.map(cell),
    })),
  };
}

/** Words that screen readers read when they change. */
export const announcer = (words: string, lang: string | undefined): Drawing => ({
  tag: 'div',
  name: 'announcer',
  attributes: { class: 'announcer', role: 'status', lang },
  content: words,
});

/** The square of the cell that an event has happened on. */
export function squareOf(event: Event): Square | undefined {
  const cell = event.composedPath()[0] as SVGElement;
  const listening = event.currentTarget as Partial<Element> | null;
  // What stands inside the element is no cell, whatever it looks like.
  if (![listening, listening?.shadowRoot].includes(cell.getRootNode() as ShadowRoot))
    return undefined;
  return (Number(cell.dataset.square) || undefined) as Square | undefined;
}
