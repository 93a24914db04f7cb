import { readFileSync } from 'node:fs';
import { formatMove, parseMove, parsePdn } from 'draughts-board/notation';
import { Flow } from '../../../dist/elements/draughts-puzzle/flow.js';
import { readPuzzle } from '../../../dist/elements/draughts-puzzle/puzzle.js';

export const data = (name) => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');

/** The problems with their solutions, each as the PDN that an author would type. */
export const problems = JSON.parse(data('cases.json'))
  .filter(({ line }) => line)
  .map((each) => ({
    ...each,
    pdn: `[GameType "${each.variant}"]\n[FEN "${each.written ?? each.fen}"]\n\n${each.line} *`,
  }));

const gameOf = (pdn) => parsePdn(pdn).games[0];
export const puzzleOf = (pdn, options) => readPuzzle(gameOf(pdn), options);
export const flowOf = (pdn, options, puzzleOptions) =>
  new Flow(puzzleOf(pdn, puzzleOptions), options);

/** Tries a move as it is written. */
export const tryText = (flow, text) => flow.try(parseMove(text, flow.position));

/** The moves of a line as they are written, from a position on. */
export function written(line, position) {
  let at = position;
  return line
    .map((move) => {
      const text = formatMove(move, at);
      at = at.play(move);
      return text;
    })
    .join(' ');
}

/** What happened, in a word each: `36x47`, `back`, `solved`. */
export function told({ follows }, flow) {
  const name = (square) => flow.puzzle.game.variant.squareName(square);
  const ends = ({ from, to, captures }) =>
    `${name(from)}${captures.length > 0 ? 'x' : '-'}${name(to)}`;
  return follows.map(({ kind, move }) => (move ? ends(move) : kind)).join(' ');
}
