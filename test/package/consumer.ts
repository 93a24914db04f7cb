// Uses the package as an author of a TypeScript project does. `npm run check:package` checks these
// types against the packed package; it is never run.
import { DraughtsBoard } from 'draughts-board';
import { define } from 'draughts-board/elements';
import { type Game, startGame } from 'draughts-board/game';
import { formatFen, parseFen } from 'draughts-board/notation';
import { other } from 'draughts-board/rules';
import { renderSvg } from 'draughts-board/svg';
import { getVariant, type Variant } from 'draughts-board/variants';

define({ prefix: 'club' });

const board = document.createElement('draughts-board');
board.fen = 'W:W31,K32:B1,2';
const same: DraughtsBoard = board;

const variant: Variant = getVariant('international');
const game: Game = startGame(parseFen(same.fen));
const picture: string = renderSvg({ ...game.start, variant, turn: other('white') });

document.title = formatFen(game.start) + picture.length + (same instanceof DraughtsBoard);
