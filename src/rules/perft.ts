import { countMoves } from './count.js';
import type { Generator } from './generator.js';
import { Maker } from './maker.js';
import type { Position } from './position.js';
import { fromOf } from './quiet.js';

/**
 * Counts the positions `depth` plies on, the usual proof of a move generator. Moves are distinct
 * by from, to and resulting position; draws and the Frisian king limit are not known to it. The
 * last ply is counted without being played.
 */
export function perft(position: Position, depth: number): number {
  const bench = position.newBench();
  position.layOn(bench.placement);
  return walk(bench, bench.maker ?? new Maker(bench.placement), depth);
}

function walk(generator: Generator, maker: Maker, depth: number): number {
  if (depth <= 0) return 1;
  if (depth === 1) return countMoves(generator);
  const { cells } = generator.placement;
  const { quiet, captures } = generator.list();
  let count = 0;
  for (const move of quiet) {
    const code = cells[fromOf(move)] as number;
    maker.makeQuiet(move);
    count += walk(generator, maker, depth - 1);
    maker.unmakeQuiet(move, code);
  }
  for (const capture of captures) {
    const codes = maker.makeCapture(capture);
    count += walk(generator, maker, depth - 1);
    maker.unmakeCapture(capture, codes);
  }
  return count;
}
