import type { Square } from '../board/piece.js';
import { anyWorth, type Loosening, noDuty, relaxed } from './looser.js';
import { type Move, sameMove } from './move.js';
import type { Position } from './position.js';

/** How many captures broken off are looked for. */
const MOST = 2_000;

const anything: Loosening = (record) => {
  const { mechanics, ...rules } = noDuty(anyWorth(record));
  return mechanics
    ? { ...rules, mechanics: mechanics.filter((name) => name !== 'kingMaximum') }
    : rules;
};

/**
 * The moves that stand where nobody claims, though they are not legal: one that takes nothing where
 * something can be taken, a capture of less worth, and a capture that is broken off. A king that may
 * not move on and on is bound in any case.
 */
export function irregularMoves(position: Position): readonly Move[] {
  const loose = relaxed(position, anything);
  const legal = position.legalMoves();
  const found: Move[] = [];
  for (const move of [...loose.legalMoves(), ...brokenOff(loose)])
    if (![...legal, ...found].some((other) => sameMove(other, move))) found.push(move);
  return found;
}

/** Captures that end before they have to. */
function brokenOff(position: Position): readonly Move[] {
  const found: Move[] = [];
  const walk = (path: readonly Square[], captures: readonly Square[]): void => {
    for (const { to, captured, completes } of position.steps(path)) {
      if (captured === undefined || found.length >= MOST) continue;
      const next = [...path, to];
      const taken = [...captures, captured];
      if (!completes) found.push(endedAt(position, next, taken));
      walk(next, taken);
    }
  };
  for (const { to } of position.steps([])) walk([to], []);
  return found;
}

/** A capture that ends where it has come to; a man on the far row is crowned there. */
function endedAt(position: Position, path: readonly Square[], captures: readonly Square[]): Move {
  const { variant, turn, setup } = position;
  const from = path[0] as Square;
  const to = path.at(-1) as Square;
  const isMan = setup.pieces.get(from)?.kind === 'man';
  const isCrowned = isMan && variant.board.row[to] === variant.farRow(turn);
  return { from, to, path, captures, ...(isCrowned && { promotesTo: 'king' as const }) };
}
