import type { Square } from '../../board/piece.js';
import type { Drawing } from '../../drawing/draw.js';
import { planOf } from '../../drawing/plan.js';
import { sceneOf } from '../../drawing/scene.js';
import type { Extra, ExtrasBoard } from './extras.js';
import { adopt } from './sheets.js';

const prefix = 'square-';

// A line of no height above the board: lengths are in hundredths of its width, down as well.
const css = `
  .squares {
    position: relative;
    z-index: 1;
    block-size: 0;
    inline-size: 100%;
    pointer-events: none;
  }
  .squares slot {
    position: absolute;
    display: grid;
    place-items: center;
    overflow: hidden;
    left: calc(var(--left) * 1cqi);
    top: calc(var(--top) * 1cqi);
    inline-size: calc(var(--size) * 1cqi);
    block-size: calc(var(--size) * 1cqi);
    container-type: size;
  }
  @container (width < 280px) {
    .squares:has(+ .board .unasked) {
      transform: scale(1.08);
      transform-origin: 50% calc(var(--height) * .5cqi);
    }
  }
`;

/** What an author puts on squares, or below the board, with the attribute `slot`. */
export class Slots implements Extra {
  readonly #board: ExtrasBoard;
  #warned = '';

  constructor(board: ExtrasBoard) {
    this.#board = board;
  }

  drawings(all: readonly Drawing[]): readonly Drawing[] {
    const names = this.#names();
    const squares = [...this.#squares(names).keys()];
    const slot = (name: string): Drawing => ({
      tag: 'slot',
      name: `slot ${name}`,
      attributes: { name },
    });
    const overlay: Drawing = {
      tag: 'div',
      name: 'squares',
      attributes: { class: 'squares' },
      content: squares.map(slot),
    };
    const below = names.has('caption') ? [slot('caption')] : [];
    const text = all.filter(({ name }) => name === 'slot');
    const rest = all.filter(({ name }) => name !== 'slot');
    return [...(squares.length > 0 ? [overlay] : []), ...rest, ...below, ...text];
  }

  updated(): void {
    const { root, session, view } = this.#board;
    const overlay = root.querySelector<HTMLElement>('.squares');
    if (!overlay) return;
    adopt(root, css);
    const { setup } = session();
    const shown = view();
    const [left, top, width, height] = sceneOf(
      { variant: setup.variant, pieces: new Map() },
      shown,
    ).box;
    const plan = planOf(setup.variant.board, shown.orientation ?? 'white');
    const squares = this.#squares(this.#names());
    const set = ({ style }: HTMLElement, name: string, squaresWide: number): void =>
      style.setProperty(`--${name}`, String((100 * squaresWide) / width));
    set(overlay, 'height', height);
    for (const slot of overlay.querySelectorAll('slot')) {
      const square = squares.get(slot.name);
      if (square === undefined) continue;
      set(slot, 'left', (plan.left[square] ?? 0) - left);
      set(slot, 'top', (plan.top[square] ?? 0) - top);
      set(slot, 'size', 1);
    }
  }

  #names(): ReadonlySet<string> {
    return new Set([...this.#board.host.children].map(({ slot }) => slot).filter(Boolean));
  }

  /** The squares that slots are asked for, by the names of the slots. */
  #squares(names: ReadonlySet<string>): ReadonlyMap<string, Square> {
    const { variant } = this.#board.session().game;
    const found = new Map<string, Square>();
    const unknown: string[] = [];
    for (const name of names) {
      if (!name.startsWith(prefix)) continue;
      const called = name.slice(prefix.length);
      const square = variant.naming(/^\d/.test(called) ? 'numeric' : 'algebraic').square(called);
      if (square) found.set(name, square);
      else unknown.push(name);
    }
    const warning = unknown.join(' ').slice(0, 200);
    if (warning && warning !== this.#warned)
      console.warn(`No squares of ${variant.name}: ${warning}`);
    this.#warned = warning;
    return found;
  }
}
