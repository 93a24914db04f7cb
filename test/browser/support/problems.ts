// Published problems, and what a reader does with them.
import { expect } from 'chai';
import type { Color } from '../../../src/board/piece.js';
import type { DraughtsPuzzle, PuzzleMoveEvent } from '../../../src/puzzle.js';
import { drawn, only, opened, until } from './board.js';
import { drag, said, type } from './hand.js';
import { boardIn, statusIn, told, untilAsked } from './puzzle.js';

export interface Problem {
  readonly id: string;
  readonly about: string;
  readonly fen: string;
  /** All legal moves of the position, and the author's line from it. */
  readonly legal: string;
  readonly line: string;
  readonly finalFen: string;
  /** What an author would type. */
  readonly pdn: string;
}

/** Those with a solution. */
export const problems: readonly Problem[] = (
  await (await fetch('/test/data/cases.json')).json()
).flatMap((each: Problem & { readonly variant: string; readonly written?: string }) => {
  const head = `[GameType "${each.variant}"]\n[FEN "${each.written ?? each.fen}"]`;
  return each.line ? [{ ...each, pdn: `${head}\n\n${each.line} *` }] : [];
});

export function problem(id: string): Problem {
  const found = problems.find((each) => each.id === id);
  if (!found) throw new Error(`no problem ${id}`);
  return found;
}

/** The moves of the solver in a line that he begins. */
export const ownMoves = (line: string): string[] => line.split(' ').filter((_, i) => i % 2 === 0);

/** The pieces of a FEN, in the order in which `drawn` gives them. */
export function piecesOf(fen: string): string {
  const number = (item: string): number => Number(item.replace(/\D/g, ''));
  const side = (letter: string): string =>
    (new RegExp(`:${letter}([^:.]*)`).exec(fen)?.[1] ?? '')
      .split(',')
      .sort((a, b) => number(a) - number(b))
      .join();
  return `W${side('W')}:B${side('B')}`;
}

/** What is drawn on the board of a puzzle, whose side is as it has to be. */
export const drawnIn = (puzzle: DraughtsPuzzle, below: Color): string =>
  drawn(boardIn(puzzle), below);

/** Types a move on the board and confirms it. */
export async function enter(puzzle: DraughtsPuzzle, move: string): Promise<void> {
  const board = boardIn(puzzle);
  only(board, '[role=grid] [tabindex="0"]').focus();
  await type(board, ...move, 'Enter');
}

/** A move as it is printed where its ends tell it. */
export const printed = (move: string): string =>
  move.includes('x') ? move.replace(/x.*x|x/, '×') : move.replace('-', '–');

/** The same as it is said. */
export const aloud = (move: string): string =>
  printed(move).replace('–', ' to ').replace('×', ' takes ');

const sideOf = (puzzle: DraughtsPuzzle): Color => boardIn(puzzle).orientation as Color;

/** Moves, by hand: with the mouse, or typed. */
async function make(puzzle: DraughtsPuzzle, move: string, mouse = false): Promise<void> {
  const [from = '', ...to] = move.split(/[x:-]/);
  if (mouse) await drag(boardIn(puzzle), from, to.at(-1) ?? '', sideOf(puzzle));
  else await enter(puzzle, move);
}

/** The solver's moves, one after the other; each is right. */
export async function solve(puzzle: DraughtsPuzzle, moves: readonly string[], mouse = false) {
  for (const move of moves) {
    const events = told<PuzzleMoveEvent>(puzzle, 'puzzle-move');
    await make(puzzle, move, mouse);
    await until(`${move} judged`, () => events.length);
    expect(events.map(({ verdict }) => verdict)).to.deep.equal(['right']);
    await untilAsked(puzzle);
  }
}

/** A move that is refused with a verdict and taken back. */
export async function refused(puzzle: DraughtsPuzzle, move: string, mouse = false): Promise<void> {
  const before = drawnIn(puzzle, sideOf(puzzle));
  const events = told<PuzzleMoveEvent>(puzzle, 'puzzle-move');
  await make(puzzle, move, mouse);
  await until(`${move} judged`, () => events.length);
  expect(events.map(({ verdict }) => verdict)).to.deep.equal(['wrong']);
  await untilAsked(puzzle);
  expect(drawnIn(puzzle, sideOf(puzzle))).to.equal(before);
  expect(statusIn(puzzle).kind).to.equal('wrong');
}

/** A try that is no move, and why. */
export async function forbidden(puzzle: DraughtsPuzzle, move: string, why: string, mouse = false) {
  const board = boardIn(puzzle);
  const before = drawnIn(puzzle, sideOf(puzzle));
  const events = told(puzzle);
  await make(puzzle, move, mouse);
  expect((await opened(board)).querySelector('p')?.textContent).to.equal(why);
  await until(why, () => statusIn(puzzle).text === why);
  expect(statusIn(puzzle).kind).to.equal('wrong');
  expect(said(board)?.trim()).to.equal(why);
  expect(drawnIn(puzzle, sideOf(puzzle))).to.equal(before);
  expect(events).to.deep.equal([]);
}
