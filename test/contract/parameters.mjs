// No legal move contradicts a parameter of its game, and none is missing that they allow.
import {
  boundKing,
  isBetter,
  isDecided,
  line,
  plainCaptures,
  plainId,
  plainMoves,
} from './plain-rules.mjs';
import { differ, hold, idOf } from './reading.mjs';
import { sampled } from './sampled.mjs';

const POSITIONS = 100;

export function parameters(variant, data) {
  const { rules } = variant;
  const { man, king, capture, mechanics = [] } = rules;
  let cases;
  const inEach = (name, faultOf) => ({
    name,
    run() {
      cases ??= sampled(variant, data, POSITIONS).map(({ position, fen }) => {
        const captures = plainCaptures(position);
        return { position, fen, captures, legal: plainMoves(position, captures) };
      });
      hold(cases, ({ position, fen, ...plain }) => {
        const fault = faultOf(position, position.legalMoves(), plain);
        return fault && `${fen}: ${fault}`;
      });
    },
  });
  /** What is wrong with any of the moves. */
  const ofEach = (name, isWrong) =>
    inEach(name, (position, moves) => {
      const wrong = moves.filter((move) => isWrong(move, position));
      return wrong.length > 0 ? wrong.map(idOf).join(' ') : undefined;
    });

  const kindOf = ({ setup }, square) => setup.pieces.get(square).kind;
  const farRow = { white: 0, black: rules.board.rows - 1 };
  const isFar =
    ({ turn }) =>
    (square) =>
      variant.board.row[square] === farRow[turn];
  const isQuiet = ({ captures }) => captures.length === 0;
  const mannerOf = (kind) => ({ man, king, star: rules.star })[kind];
  const passesFriends = mechanics.includes('hop') || mechanics.includes('line');

  /** The direction from a square to another as the mover sees it, with the squares between. */
  function way({ turn }, from, to, directions) {
    for (const direction of directions) {
      const squares = line(variant, turn, from, direction);
      const at = squares.indexOf(to);
      if (at >= 0) return { direction, passed: squares.slice(0, at) };
    }
    return undefined;
  }

  /** Each jump of a capture: its direction, and what lies before and behind the piece it takes. */
  function jumpsOf(position, { path, captures }) {
    return captures.map((victim, i) => {
      const all = ['F', 'FR', 'R', 'BR', 'B', 'BL', 'L', 'FL'];
      const { direction, passed = [] } = way(position, path[i], path[i + 1], all) ?? {};
      const at = passed.indexOf(victim);
      return {
        direction,
        before: passed.slice(0, at),
        behind: passed.slice(at + 1),
        isOver: at >= 0,
      };
    });
  }

  const opposites = { F: 'B', FR: 'BL', R: 'L', BR: 'FL', B: 'F', BL: 'FR', L: 'R', FL: 'BR' };

  return [
    inEach(
      'lists the moves that its parameters allow, and no others',
      (position, moves, { legal }) => {
        if (!legal || !position.movesComplete) return undefined;
        const ids = (list) =>
          [...new Set(list.map((move) => plainId(position, move)))].sort().join(' ');
        return differ('moves', ids(moves), ids(legal));
      },
    ),

    inEach('takes wherever it has to', (position, moves, { captures }) => {
      if (capture.obligation === 'free' || isDecided(position) || !captures) return undefined;
      const must = captures.whole.length > 0;
      return moves.some((move) => isQuiet(move) === must) ? 'takes, and does not' : undefined;
    }),

    inEach('makes no capture that another is better than', (position, moves, { captures }) => {
      const taking = moves.filter((move) => !isQuiet(move));
      const others = [...taking, ...(captures?.whole ?? [])];
      const isLess = (move) => others.some((other) => isBetter(position, other, move));
      return taking.filter(isLess).map(idOf).join(' ') || undefined;
    }),

    ofEach('moves men a step in their directions, or as a mechanic says', (move, position) => {
      if (!isQuiet(move) || kindOf(position, move.from) !== 'man') return false;
      const found = way(position, move.from, move.to, man.move);
      if (!found) return true;
      const { length } = found.passed;
      if (length === 0) return false;
      return !(mechanics.includes('longMen') && length === 1) && !passesFriends;
    }),

    ofEach('moves kings in their directions, over empty squares', (move, position) => {
      const kind = kindOf(position, move.from);
      if (!isQuiet(move) || kind === 'man') return false;
      if (move.from === move.to) return !mechanics.includes('throne');
      const found = way(position, move.from, move.to, mannerOf(kind).move);
      if (!found) return true;
      const isFree = found.passed.every((square) => !position.setup.pieces.has(square));
      return !isFree || (found.passed.length > 0 && !mannerOf(kind).flying);
    }),

    ofEach('takes in its directions, first as the piece that it is', (move, position) => {
      if (isQuiet(move)) return false;
      const [{ direction, isOver }] = jumpsOf(position, move);
      return !isOver || !mannerOf(kindOf(position, move.from)).capture.includes(direction);
    }),

    ofEach('takes with men from next to their victims, or as a mechanic says', (move, position) => {
      const mayFly = rules.promotion === 'continue' && king.flying;
      if (isQuiet(move) || kindOf(position, move.from) !== 'man' || mayFly) return false;
      const longest = mechanics.includes('longMen') ? 1 : 0;
      return jumpsOf(position, move).some(
        ({ before, behind }) => before.length + behind.length > longest,
      );
    }),

    ofEach('takes pieces of the other side alone, and none twice', ({ captures }, position) => {
      const colors = captures.map((square) => position.setup.pieces.get(square)?.color);
      const isWrong = colors.some((color) => color === undefined || color === position.turn);
      return isWrong || new Set(captures).size < captures.length;
    }),

    ofEach('takes no king with a man that may not', (move, position) => {
      const isCrownedFirst = rules.promotion === 'continue' && move.promotesTo !== undefined;
      if (man.mayCaptureKings !== false || isCrownedFirst) return false;
      if (kindOf(position, move.from) !== 'man') return false;
      return move.captures.some((square) => kindOf(position, square) !== 'man');
    }),

    ofEach('passes nothing that has been taken and still stands', (move, position) => {
      if (capture.removal !== 'after') return false;
      return jumpsOf(position, move).some(({ before, behind }, i) => {
        const crossed = [...before, ...behind, move.path[i + 1]];
        return crossed.some((square) => square !== move.from && position.setup.pieces.has(square));
      });
    }),

    ofEach('turns round between two jumps only where it may', (move, position) => {
      const directions = jumpsOf(position, move).map(({ direction }) => direction);
      const turns = directions.some((direction, i) => direction === opposites[directions[i - 1]]);
      return capture.noReverse === true && turns;
    }),

    ofEach('lands right behind where a king has to', (move, position) => {
      const jumps = jumpsOf(position, move);
      if (kindOf(position, move.from) === 'man') return false;
      if (king.landing === 'next') return jumps.some(({ behind }) => behind.length > 0);
      if (king.landing !== 'haltAtKing' || isQuiet(move)) return false;
      const isKing = kindOf(position, move.captures.at(-1)) !== 'man';
      return isKing && jumps.at(-1).behind.length > 0;
    }),

    ofEach('promotes on the far row, or on the throne, and nowhere else', (move, position) => {
      const { from, to, path, promotesTo } = move;
      const kind = kindOf(position, from);
      if (kind === 'man') {
        const reaches = rules.promotion === 'continue' ? path.slice(1) : [to];
        return promotesTo !== (reaches.some(isFar(position)) ? 'king' : undefined);
      }
      if (from === to && isQuiet(move)) return promotesTo !== 'star';
      const rises = kind === 'king' && rules.star && !rules.throne && isFar(position)(to);
      return promotesTo !== (rises ? 'star' : undefined);
    }),

    ofEach('ends a move that promotes where promotion stops it', ({ from, path }, position) => {
      if (rules.promotion !== 'stop' || kindOf(position, from) !== 'man') return false;
      return path.slice(1, -1).some(isFar(position));
    }),

    ofEach('keeps a king that has moved too often', (move, position) => {
      return isQuiet(move) && move.from === boundKing(position);
    }),
  ];
}
