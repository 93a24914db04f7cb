import type { Variant } from '../board/variant.js';
import type { Direction } from '../variants/record.js';
import { allOf, BLACK, CODES, crowned, isMan, rankOf, sideOfCode, WHITE } from './codes.js';
import { type Jumps, jumpsOf, type Layout, layOut, type Steps, stepsOf } from './sets.js';

/**
 * A variant's rules as tables of integers, made once. The generator reads tables and asks nothing
 * else, so there is one generator, and it never knows which game it plays.
 */
export interface Tables {
  readonly variant: Variant;
  /** Squares are 1…`size`; 0 is off the board. */
  readonly size: number;
  /** `neighbours[direction * (size + 1) + square]` */
  readonly neighbours: Uint8Array;
  readonly layout: Layout;
  /** `arriving[code * (size + 1) + square]`: the code of a piece that has come there to stay. */
  readonly arriving: Uint8Array;
  /** The pieces of each side, by rank. */
  readonly sides: readonly (readonly Mover[])[];
}

/** How the pieces of one code move and take. */
export interface Mover {
  readonly code: number;
  readonly moves: Uint8Array;
  readonly captures: Uint8Array;
  /** Goes as far as it likes, and takes from afar. */
  readonly flying: boolean;
  /** How many squares behind its victim it may land on. */
  readonly beyond: number;
  /** By code: 1 where this piece may take that one. */
  readonly takes: Uint8Array;
  /** For pieces that do not fly: their steps and jumps as shifts of sets. */
  readonly steps: Steps;
  readonly jumps: Jumps;
}

/** More than any board has squares in a line. */
const ANY_DISTANCE = 64;

const clockwise: readonly Direction[] = ['F', 'FR', 'R', 'BR', 'B', 'BL', 'L', 'FL'];

/** Directions of the board for a side: forward is up for White, down for Black. */
const absolute = (relative: readonly Direction[], side: number): Uint8Array =>
  Uint8Array.from(relative, (name) => (clockwise.indexOf(name) + (side === WHITE ? 0 : 4)) % 8);

const none = new Uint8Array();

function moverOf(variant: Variant, layout: Layout, code: number): Mover {
  const { rules, board } = variant;
  const man = isMan(code);
  const side = sideOfCode(code);
  const king = (rankOf(code) === 2 && rules.star) || rules.king;
  const flying = !man && king.flying;
  const moves = absolute((man ? rules.man : king).move, side);
  const captures = absolute((man ? rules.man : king).capture, side);
  const takes = new Uint8Array(CODES);
  variant.pieces.forEach((_, rank) => {
    const enemy = 2 * rank + 1 + (1 - side);
    takes[enemy] = !man || isMan(enemy) || rules.man.mayCaptureKings !== false ? 1 : 0;
  });
  const own = code * layout.words;
  const prey = man && rules.man.mayCaptureKings === false ? 2 - side : allOf(1 - side);
  return {
    code,
    moves,
    captures,
    flying,
    beyond: flying && rules.king.landing !== 'next' ? ANY_DISTANCE : 1,
    takes,
    steps: stepsOf(board, layout, flying ? none : moves, own),
    jumps: jumpsOf(board, layout, flying ? none : captures, own, prey * layout.words),
  };
}

function build(variant: Variant): Tables {
  const { board } = variant;
  const { size } = board;
  const layout = layOut(board);
  const arriving = new Uint8Array(CODES * (size + 1));
  // Where pieces have a throne, the far row promotes men alone.
  const ranks = variant.rules.throne ? 1 : variant.pieces.length - 1;
  for (let code = 1; code <= 2 * variant.pieces.length; code++)
    for (const square of board.squares) {
      const isFar =
        board.row[square] === variant.farRow(sideOfCode(code) === WHITE ? 'white' : 'black');
      arriving[code * (size + 1) + square] = isFar && rankOf(code) < ranks ? crowned(code) : code;
    }
  const sides = [WHITE, BLACK].map((side) =>
    variant.pieces.map((_, rank) => moverOf(variant, layout, 2 * rank + 1 + side)),
  );
  return { variant, size, neighbours: board.neighbours, layout, arriving, sides };
}

const built = new WeakMap<Variant, Tables>();

export function tablesOf(variant: Variant): Tables {
  const known = built.get(variant);
  if (known) return known;
  const tables = build(variant);
  built.set(variant, tables);
  return tables;
}
