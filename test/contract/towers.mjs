// Vectors of games in which what is taken goes under the piece that takes it. A move there is told
// from others by the tower it makes, which the data writes after a colon, top to bottom.
import { Position } from 'draughts-board/rules';
import { differ, hold, idIn, idOf, lettersOf, movesOf, positionOf } from './reading.mjs';

/** Every way to enter a move square by square, and the moves that come of it. */
function entered(position) {
  const found = new Map();
  const paths = [[]];
  while (paths.length > 0) {
    const path = paths.pop();
    for (const { to, completes } of position.steps(path))
      if (completes) found.set(idIn(position, completes), completes);
      else paths.push([...path, to]);
  }
  return [...found.values()];
}

const listed = (pieces) =>
  [...pieces]
    .map(([square, piece]) => `${square}=${lettersOf(piece)}`)
    .sort()
    .join(' ');

/** The victim of a jump: the one square of `captures` that lies in line between two others. */
function victimOf({ board }, captures, from, to) {
  const place = (square) => [board.column[square], board.row[square]];
  const [fromX, fromY] = place(from);
  const [toX, toY] = place(to);
  return captures.find((square) => {
    const [x, y] = place(square);
    const isInLine = Math.abs(x - fromX) === Math.abs(y - fromY);
    return isInLine && (x - fromX) * (toX - x) > 0 && (y - fromY) * (toY - y) > 0;
  });
}

/** What stands where after a move of the data, told from its path alone. */
function after({ variant, setup }, { path, captures, promotesTo }) {
  const left = new Map(setup.pieces);
  const { tower = [], ...top } = left.get(path[0]);
  const prisoners = [...tower];
  const untaken = new Set(captures);
  left.delete(path[0]);
  for (const [i, to] of path.slice(1).entries()) {
    const victim = victimOf(variant, [...untaken], path[i], to);
    if (victim === undefined) continue;
    untaken.delete(victim);
    const { tower: [next, ...below] = [], ...taken } = left.get(victim);
    prisoners.push(taken);
    if (next) left.set(victim, { ...next, tower: below });
    else left.delete(victim);
  }
  left.set(path.at(-1), { ...top, kind: promotesTo ?? top.kind, tower: prisoners });
  return left;
}

export function towers(variant, data) {
  const cases = data.vectors.groups.flatMap(({ positions }) =>
    positions.map(({ fen, moves }) => ({
      fen,
      legal: movesOf(moves),
      position: positionOf(variant, fen),
    })),
  );
  const inEach = (name, faultOf) => ({ name, run: () => hold(cases, faultOf) });
  const told = ({ tower, ...move }) => `${idOf(move)}:${tower}`;
  const idsIn = (position, moves) => moves.map((move) => idIn(position, move)).sort();

  return [
    inEach('lists the legal moves, each once', ({ fen, legal, position }) =>
      differ(
        fen,
        idsIn(position, position.legalMoves()).join(' '),
        legal.map(told).sort().join(' '),
      ),
    ),

    inEach('leads step by step to the legal moves and no others', ({ fen, legal, position }) =>
      differ(fen, idsIn(position, entered(position)).join(' '), legal.map(told).sort().join(' ')),
    ),

    inEach(
      'piles up what each move takes, and frees what stood below',
      ({ fen, legal, position }) => {
        for (const move of legal) {
          const listedMove = position
            .legalMoves()
            .find((each) => idIn(position, each) === told(move));
          const next = position.play(listedMove);
          const pieces = after(position, move);
          const fault =
            differ(fen, listed(next.setup.pieces), listed(pieces)) ??
            differ(fen, next.key, Position.from({ variant, turn: next.turn, pieces }).key);
          if (fault) return `${fault} after ${told(move)}`;
        }
        return undefined;
      },
    ),

    inEach('stays as it is when a move is played', ({ fen, position }) => {
      const before = listed(position.setup.pieces);
      for (const move of position.legalMoves()) position.play(move);
      return differ(fen, listed(position.setup.pieces), before);
    }),
  ];
}
