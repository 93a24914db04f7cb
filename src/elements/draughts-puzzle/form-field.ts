import { textOf } from '../draughts-board/asked.js';
import { isOn } from '../shared/flag.js';
import { internalsOf } from '../shared/internals.js';
import { lineText } from './line-text.js';
import type { Puzzle } from './puzzle.js';
import type { PuzzleInputs } from './puzzle-inputs.js';
import type { Solving } from './solving.js';

/** How a puzzle stands, for a form. */
export interface Standing {
  readonly puzzle: Puzzle | undefined;
  readonly solving: Solving | undefined;
  /** Whether all that was asked for has been solved. */
  readonly isDone: boolean;
  /** What is asked for, in words. */
  readonly task: string;
}

/**
 * A puzzle as a field of a form. Its value is the line that has been played so far, without what
 * was wrong; where an answer is required, it is missing until the puzzle is solved.
 */
export class FormField {
  readonly #host: PuzzleInputs;
  #value = '';
  #puzzle: Puzzle | undefined;
  #isOver = false;

  constructor(host: PuzzleInputs, focus: () => void) {
    this.#host = host;
    host.addEventListener('invalid', (event) => {
      // A browser could only point at the element as a whole, which has no focus.
      event.preventDefault();
      focus();
    });
  }

  updated({ puzzle, solving, isDone, task }: Standing): void {
    const host = this.#host;
    const internals = internalsOf(host);
    // Only the attribute counts for a form.
    const name = textOf(host.name);
    if (name === undefined) host.removeAttribute('name');
    else if (name !== host.getAttribute('name')) host.setAttribute('name', name);
    const value = puzzle && solving ? lineText(puzzle, solving.flow.line) : '';
    const isOver = solving?.isOver ?? false;
    internals.setFormValue(value || null);
    internals.setValidity({ valueMissing: isOn(host.required) && !isDone }, task || ' ');
    const isPlayed = puzzle === this.#puzzle && value !== this.#value;
    const isEnded = puzzle === this.#puzzle && isOver && !this.#isOver;
    this.#puzzle = puzzle;
    this.#value = value;
    this.#isOver = isOver;
    const reaching = { bubbles: true, composed: true };
    if (isPlayed) host.dispatchEvent(new Event('input', reaching));
    if (isEnded) host.dispatchEvent(new Event('change', reaching));
  }
}
