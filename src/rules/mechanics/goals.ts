import type { Mechanic } from '../../variants/record.js';
import { EMPTY, isMan, pieceOf, rankOf, sideOfCode } from '../codes.js';
import type { Outcome, OutcomeRule } from '../outcome.js';

/** The codes of a side's pieces, up to two of them: more are nobody's last. */
type Last = readonly [white: readonly number[], black: readonly number[]];

function lastOf(cells: Uint8Array): Last {
  const last: [number[], number[]] = [[], []];
  const [white, black] = last;
  for (let square = 1; square < cells.length; square++) {
    const code = cells[square] as number;
    if (code === EMPTY) continue;
    const own = sideOfCode(code) === 0 ? white : black;
    if (own.length < 2) own.push(code);
    if (white.length + black.length === 4) break;
  }
  return last;
}

/** That the side of a piece has won, or the other one. */
const won = (code: number, rule: OutcomeRule): Outcome => ({ winner: pieceOf(code).color, rule });

/** A king that has been promoted on its throne has won. */
function throne(cells: Uint8Array): Outcome | undefined {
  for (let square = 1; square < cells.length; square++) {
    const code = cells[square] as number;
    if (rankOf(code) === 2) return won(code, 'throne');
  }
  return undefined;
}

/** Who has a single piece left has lost. */
function loneLoses(cells: Uint8Array): Outcome | undefined {
  const [white, black] = lastOf(cells);
  if (white.length === 1) return { winner: 'black', rule: 'lone-piece' };
  return black.length === 1 ? { winner: 'white', rule: 'lone-piece' } : undefined;
}

/** What has decided a game by itself, whoever is to move. */
export const goalOf = (mechanics: readonly Mechanic[], cells: Uint8Array): Outcome | undefined =>
  (mechanics.includes('throne') ? throne(cells) : undefined) ??
  (mechanics.includes('loneLoses') ? loneLoses(cells) : undefined);

/**
 * A king against a man and nothing else: then the king has won, if nobody can take at once. (Rule
 * sheets of Turkish draughts name it as the exception to the draw of one piece against one, and that
 * is drawn if neither can take.)
 */
export function kingAgainstMan(
  mechanics: readonly Mechanic[],
  cells: Uint8Array,
): Outcome | undefined {
  if (!mechanics.includes('kingBeatsMan')) return undefined;
  const [[white, ...moreWhite], [black, ...moreBlack]] = lastOf(cells);
  if (!white || !black || moreWhite.length + moreBlack.length > 0) return undefined;
  if (isMan(white) === isMan(black)) return undefined;
  return won(isMan(white) ? black : white, 'king-against-man');
}
