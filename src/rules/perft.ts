import { sideOf } from './codes.js';
import { countMoves } from './count.js';
import { type Generator, makeCapture, makeQuiet, unmakeCapture, unmakeQuiet } from './generator.js';
import type { Position } from './position.js';
import { fromOf } from './quiet.js';

/**
 * Counts the positions `depth` plies on, the usual proof of a move generator. Moves are distinct
 * by from, to and resulting position; draws and the Frisian king limit are not known to it. The
 * last ply is counted without being played.
 */
export function perft(position: Position, depth: number): number {
  // What a placement cannot take back is played.
  if (position.variant.rules.mechanics?.includes('towers')) return played(position, depth);
  const bench = position.newBench();
  bench.placement.load(position.cells, sideOf(position.turn));
  return walk(bench, depth);
}

function played(position: Position, depth: number): number {
  const moves = depth > 0 ? position.legalMoves() : [];
  if (depth <= 1) return depth <= 0 ? 1 : moves.length;
  return moves.reduce((count, move) => count + played(position.play(move), depth - 1), 0);
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
