// How a game ends in a position itself, without a count of moves.
import { assert } from 'chai';
import { parseFen } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { facts } from './facts.mjs';
import { positionOf } from './reading.mjs';

/** The mover has one man, and it cannot move. */
const blocked = {
  international: 'W:W6:B1',
  frisian: 'W:W6:B1',
  frysk: 'W:W6:B1',
  'american-pool': 'B:W9,14:B5',
  jekab: 'B:W9,14:B5',
  jamaican: 'B:Wg3,f4:Bh2',
  english: 'B:W9,14:B5',
  russian: 'B:Wb6,c5:Ba7',
  brazilian: 'B:Wb6,c5:Ba7',
  italian: 'B:W12,15:B8',
  spanish: 'B:W18,21:B25',
  portuguese: 'B:W18,21:B25',
  czech: 'B:Wb6,c5:Ba7',
  thai: 'B:W19,24:B28',
  turkish: 'W:Wa4:Ba5,a6,b4,c4',
  canadian: 'W:W7:B1',
  killer: 'W:W6:B1',
  antidraughts: 'W:W6:B1',
  breakthrough: 'W:W6:B1',
};

const opponent = { white: 'black', black: 'white' };

export function outcomes(variant) {
  const { goal } = facts[variant.id];
  const winnerIfStuck = (mover) => (goal === 'misere' ? mover : opponent[mover]);

  return [
    {
      name: 'has no outcome while the mover can move',
      run() {
        assert.equal(Position.start(variant).outcome, undefined);
      },
    },
    ...['white', 'black'].map((turn) => ({
      name: `is decided when ${turn} is to move and has no pieces`,
      run() {
        const pieces = [...variant.start.pieces].filter(([, { color }]) => color !== turn);
        const position = Position.from({ variant, turn, pieces: new Map(pieces) });
        assert.deepEqual(position.legalMoves(), []);
        assert.deepEqual(position.outcome, { winner: winnerIfStuck(turn), rule: 'no-pieces' });
      },
    })),
    {
      name: 'is decided when the mover is blocked',
      run() {
        const { position } = parseFen(blocked[variant.id], variant);
        assert.deepEqual(position.legalMoves(), []);
        const winner = winnerIfStuck(position.turn);
        assert.deepEqual(position.outcome, { winner, rule: 'no-moves' });
      },
    },
    {
      name: goal === 'firstKing' ? 'is won by the first king' : 'goes on after a promotion',
      run() {
        const { board } = variant;
        const last = board.squares.filter((square) => board.row[square] === board.rows - 2).at(-1);
        const first = board.squares.find((square) => board.row[square] === 1);
        const position = positionOf(variant, `W:W${first}:B${last}`);
        const crowning = position.legalMoves().filter(({ promotesTo }) => promotesTo === 'king');
        assert.isNotEmpty(crowning);
        for (const move of crowning) {
          const next = position.play(move);
          if (goal === 'firstKing') {
            assert.deepEqual(next.outcome, { winner: 'white', rule: 'first-king' });
            assert.deepEqual(next.legalMoves(), []);
          } else assert.equal(next.outcome, undefined);
        }
      },
    },
  ];
}
