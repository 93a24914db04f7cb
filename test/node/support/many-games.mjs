// Files as databases have them: thousands of games with their tags, of random legal moves.
import { formatMove } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { getVariant } from 'draughts-board/variants';
import { numbers } from '../../contract/playing.mjs';

/** How many plies a game has. A random game of International draughts is never over by then. */
export const PLIES = 44;
/** So many games differ in their moves. */
const DIFFERENT = 100;

function movetext(variant, random) {
  const words = [];
  let position = Position.start(variant);
  for (let ply = 0; ply < PLIES; ply++) {
    const moves = position.legalMoves();
    const move = moves[Math.floor(random.next().value * moves.length)];
    if (ply % 2 === 0) words.push(`${ply / 2 + 1}.`);
    words.push(formatMove(move, position));
    position = position.play(move);
  }
  return words.join(' ').replace(/(.{1,78}) /g, '$1\n');
}

let movetexts;
function movetextOf(index) {
  const random = numbers(1);
  movetexts ??= Array.from({ length: DIFFERENT }, () =>
    movetext(getVariant('international'), random),
  );
  return movetexts[index % DIFFERENT];
}

/** The tags of the game with this index. */
export const tagsOf = (index) => [
  ['Event', `Championship, group ${index % 31}`],
  ['Site', 'Utrecht'],
  ['Date', `2024.05.${String((index % 28) + 1).padStart(2, '0')}`],
  ['Round', `${(index % 11) + 1}.${index + 1}`],
  ['White', `Player ${index % 97}`],
  ['Black', `Player ${index % 89}`],
  ['Result', '1-1'],
  ['GameType', '20'],
];

const gameText = (index, tags) =>
  `${tags.map(([name, value]) => `[${name} "${value}"]`).join('\n')}\n\n${movetextOf(index)} 1-1\n`;

/** The text of so many games; of no game that is named, if that is asked for. */
export const manyGames = (count, { named = true } = {}) =>
  Array.from({ length: count }, (_, index) =>
    gameText(index, named ? tagsOf(index) : tagsOf(index).slice(0, -1)),
  ).join('\n');
