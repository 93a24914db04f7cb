// Every position for which independent generators agree on the legal moves.
import { formatFen, formatMove, parseFen, parseMove } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { facts } from './facts.mjs';
import { differ, hold, idOf, idsOf, isReadAs, movesOf, positionOf } from './reading.mjs';

const marks = { man: '', king: 'K', star: 'S' };

/** Far more than the busiest of these positions needs, so that a walk ends whatever happens. */
const STEPS = 5_000;

/** Every way to enter a move square by square: by path, the steps that may follow it. */
function walk(position) {
  const followers = new Map();
  const paths = [[]];
  while (paths.length > 0) {
    if (followers.size > STEPS) throw new Error('steps() leads on and on');
    const path = paths.pop();
    const steps = position.steps(path);
    followers.set(path.join(), { path, steps });
    for (const { to, completes } of steps) if (!completes) paths.push([...path, to]);
  }
  return followers;
}

/** From one square to another on the screen. */
const arrow = ({ board }, from, to) => [
  board.column[to] - board.column[from],
  board.row[to] - board.row[from],
];
const turn = ([ax, ay], [bx, by]) => ax * by - ay * bx;
const along = ([ax, ay], [bx, by]) => ax * bx + ay * by;

/** The squares that lie in line strictly between two others. */
function between(variant, from, to) {
  const whole = arrow(variant, from, to);
  return variant.board.squares.filter((square) => {
    const part = arrow(variant, from, square);
    const length = along(part, whole);
    return turn(part, whole) === 0 && length > 0 && length < along(whole, whole);
  });
}

const offers = (followers, path, { to, captured }) =>
  followers.get(path.join())?.steps.some((step) => step.to === to && step.captured === captured);

/** A jump that goes straight on could have begun on every square since the last victim. */
function missingLandings(variant, followers, path, { to: landing, captured }) {
  const came = arrow(variant, path.at(-1), captured);
  const straightOn = followers.get([...path, landing].join()).steps.filter((next) => {
    const goes = arrow(variant, landing, next.captured);
    return turn(came, goes) === 0 && along(came, goes) > 0;
  });
  return straightOn.flatMap((next) =>
    between(variant, captured, next.captured)
      .filter(
        (to) =>
          !offers(followers, path, { to, captured }) || !offers(followers, [...path, to], next),
      )
      .map((to) => [...path, to].join('x')),
  );
}

/** What stands where after a move, told from the move alone. */
function after({ pieces }, { from, to, captures, promotesTo }) {
  const left = new Map(pieces);
  const piece = left.get(from);
  for (const square of [from, ...captures]) left.delete(square);
  left.set(to, promotesTo ? { ...piece, kind: promotesTo } : piece);
  return left;
}

const listed = (pieces) =>
  [...pieces]
    .map(([square, { color, kind }]) => `${square} ${color} ${kind}`)
    .sort()
    .join(', ');

const isMan = ({ setup }, [from]) => setup.pieces.get(from)?.kind === 'man';

/** Moves near a legal one: another end, a piece less, a piece more. */
function near({ path, ...move }, size) {
  const other = (square) => (square % size) + 1;
  const captures = [...move.captures, other(move.to)];
  return [
    { ...move, path, to: other(move.to) },
    { ...move, path, from: other(move.from) },
    { ...move, path, to: 0 },
    { ...move, path, from: size + 1 },
    { ...move, path, captures: move.captures.slice(1) },
    { ...move, path, captures },
  ];
}

function isRefused(position, move) {
  try {
    position.play(move);
    return false;
  } catch (error) {
    return error instanceof RangeError;
  }
}

export function vectors(variant, data) {
  const { captureSign, landsNext, jumpsOwn, jumpsFar } = facts[variant.id];
  const cases = data.vectors.groups.flatMap(({ positions }) =>
    positions.map(({ fen, moves }) => ({
      fen,
      legal: movesOf(moves),
      position: positionOf(variant, fen),
    })),
  );
  const walks = new Map();
  const followersOf = (position) => {
    if (!walks.has(position)) walks.set(position, walk(position));
    return walks.get(position);
  };
  const inEach = (name, faultOf) => ({ name, run: () => hold(cases, faultOf) });
  const names = (squares, sign) => squares.map((square) => variant.squareName(square)).join(sign);
  const signOf = ({ captures }) => (captures.length > 0 ? captureSign : '-');

  return [
    inEach('lists the legal moves, each once', ({ fen, legal, position }) =>
      differ(fen, idsOf(position.legalMoves()), idsOf(legal)),
    ),

    inEach('gives each move a path of at least two squares', ({ fen, position }) => {
      const odd = position.legalMoves().filter(({ from, to, path, captures }) => {
        const landings = Math.max(captures.length, 1);
        return path.length !== landings + 1 || path[0] !== from || path.at(-1) !== to;
      });
      return differ(fen, idsOf(odd), '');
    }),

    inEach('leads step by step to the legal moves and no others', ({ fen, legal, position }) => {
      const found = new Map();
      for (const { steps } of followersOf(position).values())
        for (const { completes } of steps) if (completes) found.set(idOf(completes), completes);
      return differ(fen, idsOf([...found.values()]), idsOf(legal));
    }),

    inEach('follows the path by which each move is listed', ({ fen, legal, position }) => {
      const lost = legal.filter((move) => {
        const last = move.path
          .map((to, i) => position.steps(move.path.slice(0, i)).find((step) => step.to === to))
          .at(-1);
        return !last?.completes || idOf(last.completes) !== idOf(move);
      });
      return differ(fen, idsOf(lost), '');
    }),

    inEach('names the piece that each step takes', ({ fen, position }) => {
      const wrong = [];
      for (const { path, steps } of followersOf(position).values())
        for (const { to, captured } of path.length > 0 ? steps : []) {
          const passed = between(variant, path.at(-1), to);
          const isQuiet = !passed.some((square) => {
            const piece = position.setup.pieces.get(square);
            return piece && !(jumpsOwn && piece.color === position.turn);
          });
          if (captured === undefined ? !isQuiet : !passed.includes(captured))
            wrong.push([...path, to].join('-'));
        }
      return differ(fen, wrong.join(' '), '');
    }),

    landsNext
      ? inEach('offers only the landing right behind a victim', ({ fen, position }) => {
          const far = [];
          for (const { path, steps } of followersOf(position).values())
            for (const { to, captured } of steps)
              if (captured && between(variant, captured, to).length > 0)
                far.push([...path, to].join('x'));
          return differ(fen, far.join(' '), '');
        })
      : inEach('offers every landing from which a jump goes straight on', ({ fen, position }) => {
          const followers = followersOf(position);
          const missing = [];
          for (const { path, steps } of followers.values())
            for (const step of steps)
              if (step.captured && !step.completes && !(jumpsFar && isMan(position, path)))
                missing.push(...missingLandings(variant, followers, path, step));
          return differ(fen, missing.join(' '), '');
        }),

    inEach('plays each move to the position it makes', ({ fen, legal, position }) => {
      const turn = position.turn === 'white' ? 'black' : 'white';
      const wrong = legal.filter((move) => {
        const next = position.play(move);
        const pieces = after(position.setup, move);
        const isSame = next.key === Position.from({ variant, turn, pieces }).key;
        return !isSame || next.turn !== turn || listed(next.setup.pieces) !== listed(pieces);
      });
      return differ(fen, idsOf(wrong), '');
    }),

    inEach('plays a copy of each move it lists', ({ fen, position }) => {
      const wrong = position
        .legalMoves()
        .filter(
          (move) => position.play(JSON.parse(JSON.stringify(move))).key !== position.play(move).key,
        );
      return differ(fen, idsOf(wrong), '');
    }),

    inEach('stays as it is when a move is played', ({ fen, legal, position }) => {
      const same = positionOf(variant, fen);
      for (const move of legal) position.play(move);
      return (
        differ(fen, listed(position.setup.pieces), listed(same.setup.pieces)) ??
        differ(fen, position.turn, same.turn) ??
        differ(fen, position.key, same.key) ??
        differ(fen, idsOf(position.legalMoves()), idsOf(same.legalMoves()))
      );
    }),

    inEach('refuses with a RangeError what is not legal', ({ fen, legal, position }) => {
      const ids = new Set(legal.map(idOf));
      const allowed = [legal[0], legal.at(-1)]
        .flatMap((move) => (move ? near(move, variant.board.size) : []))
        .filter((move) => !ids.has(idOf(move)) && !isRefused(position, move));
      return differ(fen, idsOf(allowed), '');
    }),

    inEach('writes each move short where its ends tell it', ({ fen, legal, position }) => {
      for (const move of position.legalMoves()) {
        const { from, to, captures } = move;
        const alike = legal.filter((other) => other.from === from && other.to === to);
        const text = formatMove(move, position);
        if (alike.length === 1) {
          const fault = differ(fen, text, names([from, to], signOf(move)));
          if (fault) return fault;
        } else if (text.split(captureSign).length !== captures.length + 1)
          return `${fen}: ${text} does not tell ${idOf(move)}`;
      }
      return undefined;
    }),

    ...['short', 'full'].map((style) =>
      inEach(`reads each move it has written in the ${style} style`, ({ fen, position }) => {
        const lost = position
          .legalMoves()
          .filter((move) => !isReadAs(move, formatMove(move, position, style), position));
        return differ(fen, idsOf(lost), '');
      }),
    ),

    inEach('reads the path by which each move is listed', ({ fen, legal, position }) => {
      const lost = legal.filter(
        (move) => !isReadAs(move, names(move.path, signOf(move)), position),
      );
      return differ(fen, idsOf(lost), '');
    }),

    inEach('asks which, if the ends of a move fit several', ({ fen, legal, position }) => {
      for (const move of legal) {
        const alike = legal.filter(({ from, to }) => from === move.from && to === move.to);
        if (alike.length === 1) continue;
        const { code, candidates } = parseMove(names([move.from, move.to], 'x'), position);
        const fault =
          differ(fen, code, 'ambiguous') ?? differ(fen, idsOf(candidates), idsOf(alike));
        if (fault) return fault;
      }
      return undefined;
    }),

    inEach('reads the FEN it has written', ({ fen, position }) => {
      const read = parseFen(formatFen(position), variant);
      return (
        differ(fen, read.position?.key, position.key) ??
        differ(fen, formatFen(read.setup), formatFen(position))
      );
    }),

    inEach('reads a FEN in numbers and in letters', ({ fen, position }) => {
      const { turn, pieces } = position.setup;
      // With k as a file, k5 could be a square or a king on 5.
      const kinds = variant.board.cols > 10 ? ['numeric'] : ['numeric', 'algebraic'];
      for (const kind of kinds) {
        const naming = variant.naming(kind);
        const sides = ['white', 'black'].map((color) =>
          [...pieces]
            .filter(([, piece]) => piece.color === color)
            .map(([square, piece]) => `${marks[piece.kind]}${naming.name(square)}`),
        );
        const text = `${turn === 'white' ? 'W' : 'B'}:W${sides[0]}:B${sides[1]}`;
        const fault = differ(text, parseFen(text, variant).position?.key, position.key);
        if (fault) return `${fen} as ${fault}`;
      }
      return undefined;
    }),
  ];
}
