// How a game ends in a position itself, without a count of moves.
import { assert } from 'chai';
import { parseFen } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { facts } from './facts.mjs';
import { positionOf } from './reading.mjs';

/** The mover has a man, or two in games that one alone would lose, and cannot move. */
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
  'main-dam': 'B:W9,14:B5',
  'malaysian-12': 'W:W7:B1',
  damas: 'B:Wb6,c5:Ba7',
  omnidirectional: 'W:Wa7:Ba8,b8',
  'omnidirectional-6': 'W:Wa5:Ba6,b6',
  'omnidirectional-10': 'W:Wa9:Ba10,b10',
  'unified-pool': 'B:Wb6,c5:Ba7',
  poddavki: 'B:Wb6,c5:Ba7',
  spantsiretski: 'B:Wb6,c5:Ba7',
  argentinian: 'B:W18,21:B25',
  'sri-lankan': 'W:W12:B6',
  nigerian: 'W:W10:B5',
  ghanaian: 'W:W10,15:B4,5,9',
  tanzanian: 'B:Wb6,c5:Ba7',
  armenian: 'W:Wa7:Ba8,b8,b7,c7',
  gothic: 'W:Wa7:Bb8',
  filipino: 'W:Wh7:Bg8',
  ethiopian: 'B:Wb6,c5:Ba7',
  myanmar: 'B:Wb6,c5:Ba7',
  croda: 'W:Wa7:Ba8,b8',
  elephant: 'W:Wa1:Ba2,a3,Kb1,Kc1',
  bashni: 'B:Wb6,c5:Ba7',
  lasca: 'W:Wa3:Bb4,c5',
  ossetian: 'W:Wa7:Ba8,b7,c7',
  dameo: 'W:Wa7:Ba8,b8',
  'unnamed-dutch': 'W:W6:B1',
};

const opponent = { white: 'black', black: 'white' };

export function outcomes(variant) {
  const { goal, loneLoses, throne = {} } = facts[variant.id];
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
        const position = positionOf(variant, `W:W${first},${first + 1}:B${last - 1},${last}`);
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
    ...(loneLoses ? [lone(variant, 'white'), lone(variant, 'black')] : []),
    ...Object.entries(throne).map(([color, fen]) => onThrone(variant, color, fen)),
  ];
}

/** A side that has a single piece, whoever is to move. */
const lone = (variant, color) => ({
  name: `is lost by ${color} with a single piece`,
  run() {
    const winner = opponent[color];
    const { size } = variant.board;
    const last = color === 'white' ? 1 : size;
    const sides = { [color]: `K${last}`, [winner]: 'K22,K28' };
    for (const turn of ['W', 'B']) {
      const position = positionOf(variant, `${turn}:W${sides.white}:B${sides.black}`);
      assert.deepEqual(position.outcome, { winner, rule: 'lone-piece' });
      assert.deepEqual(position.legalMoves(), []);
    }
  },
});

/** A king that may be promoted where it stands. */
const onThrone = (variant, color, fen) => ({
  name: `is won by ${color} on the throne, by a move of its own`,
  run() {
    const { position } = parseFen(fen, variant);
    assert.equal(position.outcome, undefined);
    const [promotion, ...others] = position.legalMoves().filter(({ from, to }) => from === to);
    assert.deepEqual(others, []);
    assert.equal(promotion.promotesTo, 'star');
    const next = position.play(promotion);
    assert.deepEqual(next.outcome, { winner: color, rule: 'throne' });
    assert.deepEqual(next.legalMoves(), []);
  },
});
