import { sideOf } from './codes.js';
import { countMoves } from './count.js';
import { Generator, makeCapture, makeQuiet, unmakeCapture, unmakeQuiet } from './generator.js';
import { Placement } from './placement.js';
import type { Position } from './position.js';
import { fromOf } from './quiet.js';
import { tablesOf } from './tables.js';

/**
 * Counts the positions `depth` plies on, the usual proof of a move generator. Moves are distinct
 * by from, to and resulting position; draws and the Frisian king limit are not known to it. The
 * last ply is counted without being played.
 */
export function perft(position: Position, depth: number): number {
  const placement = new Placement(tablesOf(position.variant));
  placement.load(position.cells, sideOf(position.turn));
  return walk(new Generator(placement), depth);
}

function walk(generator: Generator, depth: number): number {
  if (depth <= 0) return 1;
  if (depth === 1) return countMoves(generator);
  const { placement } = generator;
  const { quiet, captures } = generator.list();
  let count = 0;
  for (const move of quiet) {
    const code = placement.cells[fromOf(move)] as number;
    makeQuiet(placement, move);
    count += walk(generator, depth - 1);
    unmakeQuiet(placement, move, code);
  }
  for (const capture of captures) {
    const codes = makeCapture(placement, capture);
    count += walk(generator, depth - 1);
    unmakeCapture(placement, capture, codes);
  }
  return count;
}
