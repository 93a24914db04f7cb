// Games of random moves, always the same ones.
import { Position } from 'draughts-board/rules';

/** No game goes on for longer: there is no draw to end it. */
const LONGEST = 150;

/** Numbers from 0 to 1, always the same ones. */
export function* numbers(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The positions of games that go on until they end, so many in all, each with the one before. */
export function* play(variant, plies) {
  const random = numbers(1);
  let position = Position.start(variant);
  let before;
  let left = LONGEST;
  for (let ply = 0; ply < plies; ply++, left--) {
    yield { position, before };
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
}
