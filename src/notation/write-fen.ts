import type { Piece, Square } from '../board/piece.js';
import type { KingMoves, Setup } from '../board/setup.js';
import type { Position } from '../rules/position.js';
import { formatFen as formatShort } from './fen.js';

export interface FenFormat {
  /** Adds the counters as `:H0:F1`. */
  readonly clocks?: boolean;
}

const letterOf = ({ color, kind }: Piece): string =>
  kind === 'man' ? color.charAt(0) : color.charAt(0).toUpperCase();

/**
 * Writes a setup or position as a FEN in the names of its game, without ranges or blanks. A tower
 * is written from top to bottom, `e5=wBb`; a piece that is taken and still there as `G28`, a king as
 * `P28`; quiet moves that a king has made running, where they may bind it, as lidraughts does:
 * Black's, then White's, `:+0+228`.
 */
export function formatFen(what: Setup | Position, { clocks = false }: FenFormat = {}): string {
  const setup = 'setup' in what ? what.setup : what;
  const { variant, counters, ghosts = new Map<Square, Piece>() } = setup;
  const pieces = new Map([...setup.pieces, ...ghosts]);
  let fen = formatShort({ ...setup, pieces });
  for (const [square, piece] of pieces) {
    const isMan = piece.kind === 'man';
    const name = variant.squareName(square);
    const written = ghosts.has(square) ? `${isMan ? 'G' : 'P'}${name}` : towerAt(name, piece);
    const item = new RegExp(`(?<=[,WB])${isMan ? '' : 'K'}${name}(?![0-9])`);
    if (written) fen = fen.replace(item, written);
  }
  if (clocks) fen += `:H${counters?.halfMoves ?? 0}:F${counters?.fullMove ?? 1}`;
  const runs = counters?.kingMoves ?? {};
  if (!runs.white && !runs.black) return fen;
  const run = (moves: KingMoves | undefined): string =>
    moves ? `+${moves.count}${variant.squareName(moves.square).padStart(2, '0')}` : '+0';
  return `${fen}:${run(runs.black)}${run(runs.white)}`;
}

const towerAt = (name: string, piece: Piece): string | undefined =>
  piece.tower?.length ? `${name}=${[piece, ...piece.tower].map(letterOf).join('')}` : undefined;
