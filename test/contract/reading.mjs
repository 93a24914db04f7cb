// How test/data writes positions and moves, and how a suite lists what is wrong.
import { assert } from 'chai';
import { parseMove } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';

const colors = { W: 'white', B: 'black' };
const ranks = { K: 'king', S: 'star' };

/** The pieces of a side of a FEN such as `WK4,24=b,S31`, with squares in reading order. */
function piecesOf(side) {
  const [letter, ...list] = side;
  return list
    .join('')
    .split(',')
    .filter((item) => item !== '')
    .map((item) => {
      const kind = ranks[item[0]] ?? 'man';
      const [square, under = ''] = item.replace(/^[KS]/, '').split('=');
      const piece = { color: colors[letter], kind };
      return [Number(square), under ? { ...piece, tower: [...under].map(prisonerOf) } : piece];
    });
}

const prisonerOf = (letter) => ({
  color: colors[letter.toUpperCase()],
  kind: letter === letter.toUpperCase() ? 'king' : 'man',
});

/** A piece and its prisoners as the data writes a tower: `wbB`, kings in capitals. */
export function lettersOf({ color, kind, tower = [] }) {
  const letter = color[0];
  return (kind === 'man' ? letter : letter.toUpperCase()) + tower.map(lettersOf).join('');
}

/** The position of a FEN whose squares are in reading order. No reader of ours is asked. */
export function positionOf(variant, fen) {
  const [turn, ...sides] = fen.split(':');
  const pieces = new Map(sides.flatMap(piecesOf));
  const position = Position.from({ variant, turn: colors[turn], pieces });
  if (!(position instanceof Position)) throw new Error(`${fen}: ${JSON.stringify(position)}`);
  return position;
}

/** A move of the data, such as `4x21x30(14,26)=K`; names of squares as `squareOf` reads them. */
export function moveOf(text, squareOf = Number) {
  const [, route, taken, crowned, tower] =
    /^([^(=:]+)(?:\(([^)]+)\))?(?:=([KS]))?(?::([wb]+))?$/i.exec(text);
  const path = route.split(/[-x]/).map(squareOf);
  const captures = taken ? taken.split(',').map(squareOf) : [];
  const move = { from: path[0], to: path.at(-1), path, captures };
  if (tower) move.tower = tower;
  return crowned ? { ...move, promotesTo: ranks[crowned] } : move;
}

export const movesOf = (text, squareOf) =>
  text.split(' ').flatMap((move) => (move ? [moveOf(move, squareOf)] : []));

/** What makes a move the same as another: from, to, what is taken, and its rank afterwards. */
export function idOf({ from, to, captures, promotesTo }) {
  const taken = captures.toSorted((a, b) => a - b).join();
  return `${from}-${to}(${taken})${promotesTo ? `=${promotesTo}` : ''}`;
}

/** The same where towers are made, too: two orders of taking can make two towers. */
export function idIn(position, move) {
  if (!position.variant.rules.mechanics?.includes('towers')) return idOf(move);
  return `${idOf(move)}:${lettersOf(position.play(move).setup.pieces.get(move.to))}`;
}

/** The ids of moves in one text, duplicates included. */
export const idsOf = (moves) => moves.map(idOf).sort().join(' ');

/**
 * Whether a text is read as a move. A single jump whose ends a longer capture shares has no text that
 * names it alone, so it may be asked for.
 */
export function isReadAs(move, text, position) {
  const read = parseMove(text, position);
  if (!('code' in read)) return idOf(read) === idOf(move);
  const isJump = move.captures.length === 1 && read.code === 'ambiguous';
  return isJump && read.candidates.some((candidate) => idOf(candidate) === idOf(move));
}

/** Asks each case what is wrong with it; the first few faults are what the assertion shows. */
export function hold(cases, faultOf) {
  assert.isNotEmpty(cases);
  const faults = [];
  for (const each of cases) {
    const fault = faultOf(each);
    if (fault) faults.push(fault);
    if (faults.length === 5) break;
  }
  assert.deepEqual(faults, []);
}

/** A fault if two values differ. */
export const differ = (where, actual, expected) =>
  actual === expected ? undefined : `${where}: ${actual}, not ${expected}`;
