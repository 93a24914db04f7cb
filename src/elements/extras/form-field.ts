import type { Session } from '../../game/session.js';
import { pictureWords } from '../../locales/en/picture.js';
import { formatMove } from '../../notation/write-move.js';
import { textOf } from '../draughts-board/asked.js';
import { isOn } from '../shared/flag.js';
import { internalsOf } from '../shared/internals.js';
import type { Extra, ExtrasBoard } from './extras.js';

/**
 * A board as a field of a form. Its value is what the reader has played, as PDN writes it; a board
 * on which nothing has been played has none, and is missing where an answer is required.
 */
export class FormField implements Extra {
  readonly #board: ExtrasBoard;
  readonly #internals: ElementInternals;
  #value: string | undefined;
  #session: Session | undefined;

  constructor(board: ExtrasBoard) {
    this.#board = board;
    this.#internals = internalsOf(board.host);
    board.host.addEventListener('invalid', (event) => {
      // A browser could only point at the element as a whole, which has no focus.
      event.preventDefault();
      this.#board.root.querySelector<SVGElement>('[tabindex="0"]')?.focus();
    });
  }

  updated(): void {
    const { host } = this.#board;
    // Only the attribute counts for a form.
    const name = textOf(host.name);
    if (name === undefined) host.removeAttribute('name');
    else if (name !== host.getAttribute('name')) host.setAttribute('name', name);
    const session = this.#board.session();
    const value = playedBy(session);
    const missing = value === '' && isOn(host.required);
    const turn = session.setup.turn ?? 'white';
    // Its words may still be on their way.
    const message = (this.#board.language() ?? pictureWords).turn[turn];
    this.#internals.setValidity({ valueMissing: missing }, message);
    const isPlayed = session === this.#session && value !== this.#value;
    this.#session = session;
    this.#value = value;
    this.#internals.setFormValue(value || null);
    if (!isPlayed) return;
    const reaching = { bubbles: true, composed: true };
    host.dispatchEvent(new Event('input', reaching));
    if (session.outcome) host.dispatchEvent(new Event('change', reaching));
  }
}

/** What the reader has played up to where he is, with numbers: `12... 19-23 13. 28x19`. */
export function playedBy(session: Session): string {
  const { startingColor } = session.game.variant;
  let { position } = session.node;
  let number = numberAt(session);
  const words: string[] = [];
  for (const move of session.tail) {
    if (!position) break;
    const isFirst = position.turn === startingColor;
    if (isFirst) words.push(`${number}.`);
    else if (words.length === 0) words.push(`${number}...`);
    words.push(formatMove(move, position));
    if (!isFirst) number++;
    position = position.after(move);
  }
  return words.join(' ');
}

/** The number of the next move of the record where the reader has left it. */
function numberAt({ path, game }: Session): number {
  const { turn, counters } = game.start;
  const [place = ''] = path.split('~');
  // Each part begins with the plies of a line: 12.1/3 are 15.
  const plies = place.split('/').reduce((sum, part) => sum + (Number.parseInt(part, 10) || 0), 0);
  const isSecond = turn !== undefined && turn !== game.variant.startingColor;
  return (counters?.fullMove ?? 1) + Math.floor((plies + (isSecond ? 1 : 0)) / 2);
}
