// Positions to try a game in: the rule book's, and every so many of those in the vectors and of games of
// random moves.
import { formatFen, parseFen } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { play } from './playing.mjs';
import { positionOf } from './reading.mjs';

const each = (list, count) =>
  Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]);

/** The rule book's positions, and so many others: half of them vectors, half from games. */
export function sampled(variant, data, count) {
  const half = count / 2;
  const book = data.examples
    .filter((example) => example.variant === variant.id && !example.rules)
    .map(({ fen }) => parseFen(fen, variant).position);
  const fens = data.vectors.groups.flatMap(({ positions }) => positions.map(({ fen }) => fen));
  const known = each(fens, half).map((fen) => positionOf(variant, fen));
  const played = each([...play(variant, 16 * half)], half).map(({ position }) => position);
  return [...book, ...known, ...played]
    .map((position, i) => (i % 2 === 0 ? position : withBoundKing(position)))
    .map((position) => ({ position, fen: formatFen(position) }));
}

/** The same position after the moves that bind the first king of its side, in games that do so. */
function withBoundKing(position) {
  const { variant, turn, setup } = position;
  const { kingLimit } = variant.rules;
  const [square] =
    [...setup.pieces].find(([, { color, kind }]) => color === turn && kind === 'king') ?? [];
  if (!kingLimit || square === undefined) return position;
  const counters = { kingMoves: { [turn]: { square, count: kingLimit } } };
  return Position.from({ ...setup, counters });
}
