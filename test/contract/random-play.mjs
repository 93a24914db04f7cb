// Games of random moves: what holds at every ply, whoever plays.
import { assert } from 'chai';
import { formatFen, formatMove, parseFen } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { drawnBy, facts } from './facts.mjs';
import { play } from './playing.mjs';
import { differ, idIn, idOf, isReadAs, lettersOf } from './reading.mjs';

const PLIES = 10_000;
/** So many faults of one kind are told. */
const MOST_FAULTS = 5;

/** The first faults in each property, in games that are played but once and not kept. */
function faultsIn(variant, plies, properties) {
  const faults = properties.map(() => []);
  let ply = 0;
  for (const each of play(variant, plies)) {
    for (const [i, { every, faultOf }] of properties.entries()) {
      if (ply % every > 0 || faults[i].length === MOST_FAULTS) continue;
      const fault = faultOf(each);
      if (fault) faults[i].push(`${formatFen(each.position)}: ${fault}`);
    }
    ply++;
  }
  assert.equal(ply, plies);
  return faults;
}

/** How many pieces there are, with those in towers. */
const size = ({ setup }) =>
  [...setup.pieces.values()].reduce((sum, piece) => sum + lettersOf(piece).length, 0);

const hasKing = (position) =>
  [...position.setup.pieces.values()].some(({ kind }) => kind !== 'man');

export function randomPlay(variant, { plies = PLIES }) {
  const { goal } = facts[variant.id];
  const draws = drawnBy[variant.id];
  const hasTowers = variant.rules.mechanics?.includes('towers');
  const inSome = (name, every, faultOf) => ({ name, every, faultOf });
  const inEach = (name, faultOf) => inSome(name, 1, faultOf);

  const properties = [
    inEach('can play every legal move', ({ position }) => {
      if (!position.movesComplete) return 'not every move is listed';
      for (const move of position.legalMoves())
        if (position.play(move).turn === position.turn) return `${idOf(move)} leaves the turn`;
      return undefined;
    }),

    inSome('takes off what is captured, and nothing else', 5, ({ position }) => {
      for (const move of position.legalMoves()) {
        const next = position.play(move);
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

    inSome('reads each position from its FEN', 5, ({ position }) => {
      const read = parseFen(formatFen(position), variant).position;
      return differ('key', read?.key, position.key);
    }),

    inSome('has the same key and moves when it is made anew', 25, ({ position }) => {
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

    inSome('reads each move from its text', 50, ({ position }) => {
      for (const move of position.legalMoves())
        for (const style of ['short', 'full']) {
          const text = formatMove(move, position, style);
          if (!isReadAs(move, text, position)) return `${text} is not read as ${idOf(move)}`;
        }
      return undefined;
    }),
  ];

  let found;
  return properties.map(({ name }, i) => ({
    name,
    run() {
      found ??= faultsIn(variant, plies, properties);
      assert.deepEqual(found[i], []);
    },
  }));
}
