// Games of random moves: what holds at every ply, whoever plays.
import { formatFen, formatMove, parseFen } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { drawnBy, facts } from './facts.mjs';
import { differ, hold, idIn, idOf, isReadAs, lettersOf } from './reading.mjs';

const PLIES = 2_000;
/** No game goes on for longer: there is no draw to end it. */
const LONGEST = 150;

/** Numbers from 0 to 1, always the same ones. */
export function* numbers(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The positions of games that go on until they end, `PLIES` in all, each with the one before. */
function play(variant) {
  const random = numbers(1);
  const plies = [];
  let position = Position.start(variant);
  let before;
  for (let left = LONGEST; plies.length < PLIES; left--) {
    plies.push({ position, before });
    const moves = position.legalMoves();
    if (moves.length > 0 && left > 0) {
      before = position;
      position = position.play(moves[Math.floor(random.next().value * moves.length)]);
    } else {
      before = undefined;
      position = Position.start(variant);
      left = LONGEST;
    }
  }
  return plies;
}

/** How many pieces there are, with those in towers. */
const size = ({ setup }) =>
  [...setup.pieces.values()].reduce((sum, piece) => sum + lettersOf(piece).length, 0);

const hasKing = (position) =>
  [...position.setup.pieces.values()].some(({ kind }) => kind !== 'man');

export function randomPlay(variant) {
  const { goal } = facts[variant.id];
  const draws = drawnBy[variant.id];
  const hasTowers = variant.rules.mechanics?.includes('towers');
  let played;
  const inSome = (name, every, faultOf) => ({
    name,
    run() {
      played ??= play(variant);
      const plies = played.filter((_, i) => i % every === 0);
      hold(plies, (ply) => {
        const fault = faultOf(ply);
        return fault && `${formatFen(ply.position)}: ${fault}`;
      });
    },
  });
  const inEach = (name, faultOf) => inSome(name, 1, faultOf);

  return [
    inEach('can play every legal move', ({ position }) => {
      for (const move of position.legalMoves()) {
        const next = position.play(move);
        if (next.turn === position.turn) return `${idOf(move)} leaves the turn`;
        const left = size(position) - (hasTowers ? 0 : move.captures.length);
        const fault = differ(idOf(move), size(next), left);
        if (fault) return fault;
      }
      return undefined;
    }),

    inEach('lists each legal move once', ({ position }) => {
      const ids = position.legalMoves().map((move) => idIn(position, move));
      return differ('moves', new Set(ids).size, ids.length);
    }),

    inEach('never has more pieces than before', ({ position, before }) =>
      before && size(position) > size(before) ? `more than ${formatFen(before)}` : undefined,
    ),

    inEach('reads each position from its FEN', ({ position }) => {
      const read = parseFen(formatFen(position), variant).position;
      return differ('key', read?.key, position.key);
    }),

    inSome('has the same key and moves when it is made anew', 5, ({ position }) => {
      const { turn, pieces, counters } = position.setup;
      const anew = Position.from({
        variant,
        turn,
        pieces: new Map([...pieces].reverse()),
        counters,
      });
      const moves = (of) => of.legalMoves().map(idOf).sort().join(' ');
      return differ('key', anew.key, position.key) ?? differ('moves', moves(anew), moves(position));
    }),

    inEach(
      'has an outcome just where nobody can move, or a goal or a draw is reached',
      ({ position }) => {
        const over = position.legalMoves().length === 0;
        if (goal === 'firstKing' && hasKing(position) && !over) return 'goes on after a king';
        const { outcome } = position;
        const isDrawn = outcome && outcome.winner === undefined && draws.includes(outcome.rule);
        return differ('outcome', outcome !== undefined, over || isDrawn === true);
      },
    ),

    inSome('reads each move from its text', 10, ({ position }) => {
      for (const move of position.legalMoves())
        for (const style of ['short', 'full']) {
          const text = formatMove(move, position, style);
          if (!isReadAs(move, text, position)) return `${text} is not read as ${idOf(move)}`;
        }
      return undefined;
    }),
  ];
}
