import type { Variant } from '../board/variant.js';
import { choices } from '../drawing/coordinates.js';
import { renderSvg } from '../drawing/svg-text.js';
import { type Diagnostic, isError } from '../game/diagnostic.js';
import { Game } from '../game/game.js';
import { Session } from '../game/session.js';
import { parseFen } from '../notation/any-fen.js';
import { decodeText } from '../notation/pdn/decode.js';
import { parsePdn } from '../notation/pdn/infer.js';
import { formatFen } from '../notation/write-fen.js';
import { command, type Status } from './command.js';
import { Complaint } from './complaint.js';
import { readAll, write } from './files.js';
import { variant, variantOf } from './options.js';
import { complainOf } from './output.js';

/** A text, and what to call it. */
interface Text {
  readonly name: string;
  readonly text: string;
}

/** The games of a text, and what is wrong with one of them. */
interface Opened {
  readonly games: readonly Game[];
  about(game: Game): readonly Diagnostic[];
}

const fenBegin = /^\s*(?:[WB?]\s*:|(?:start|empty)\s*$)/i;
/** A FEN all through: W:\a.pdn and B:a.pdn are files, even if they are not there. */
const wholeFen = /^\s*(?:[WB?]\s*:[\s\w?:,=+-]*\.?|start|empty)\s*$/i;

/** The text of a file; the argument itself, if there is no such file and it looks like a FEN. */
async function textOf(argument: string): Promise<Text> {
  try {
    return { name: argument, text: decodeText(await readAll(argument)) };
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    if (wholeFen.test(argument)) return { name: 'FEN', text: argument };
    throw new Complaint(`${error.message} It is no FEN either, such as W:W31,K32:B1,2.`);
  }
}

/** A bare FEN, as a game without moves; or the games of a PDN. */
function open(text: string, variant: Variant | undefined): Opened {
  if (!fenBegin.test(text)) return parsePdn(text, variant && { variant });
  const { setup, diagnostics } = parseFen(text, variant);
  const games = [new Game({ variant: setup.variant, start: setup })];
  if (!diagnostics.some(isError)) return { games, about: () => diagnostics };
  // It may be the first of several, or have moves behind it.
  const reading = parsePdn(text, variant && { variant });
  return reading.games.length > 0 ? reading : { games, about: () => diagnostics };
}

/** The game with a number from 1 on. */
function gameOf({ games }: Opened, number: string, name: string): Game {
  const game = /^\d+$/.test(number) ? games[Number(number) - 1] : undefined;
  if (game) return game;
  const { length } = games;
  if (length === 0) throw new Complaint(`${name}: there is no game in it, and no position.`);
  const some = length === 1 ? '1, as there is one game' : `a number from 1 to ${length}`;
  throw new Complaint(`${name}: --game may be ${some}, not "${number}".`);
}

function sessionAt(game: Game, path: string): Session {
  const session = new Session(game);
  if (session.go(path)) return session;
  throw new Complaint(
    `There is no place "${path}" in the game. --at may be start, end, a number of plies up to ${game.plies}, or a path such as 12.1/3.`,
  );
}

export const svg = command({
  name: 'svg',
  operands: 'FEN|FILE',
  about: 'Draws a position as an SVG picture',
  more: `The file has PDN, or a FEN; - is standard input. What could not be read or played is told on
standard error. The status is 0 if there is nothing of the kind, 1 if there is, 2 if there is no
such file, game or place; then nothing is drawn.`,
  options: {
    out: { short: 'o', value: 'OUT.svg', about: 'the file to write (standard output)' },
    game: { value: 'N', about: 'which game of several (1)' },
    at: { value: 'PATH', about: 'the place: 12 plies, 12.1/3 in a variation, start, end (start)' },
    variant,
    orientation: { value: ['white', 'black'], about: 'who is at the bottom (white)' },
    coordinates: { value: choices, about: 'where the names of squares stand (outside)' },
  },
  async run({ values, operands: [what, ...others] }): Promise<Status> {
    if (what === undefined || others.length > 0)
      throw new Complaint('What is to be drawn? Give one FEN, or one file; - is standard input.');
    const { out, game: number = '1', at = 'start', orientation, coordinates } = values;
    const { name, text } = await textOf(what);
    const opened = open(text, variantOf(values.variant));
    const game = gameOf(opened, number, name);
    const errors = opened.about(game).filter(isError);
    for (const error of errors) await complainOf(name, error);
    const { setup } = sessionAt(game, at);
    const label = `${game.variant.name}: ${formatFen(setup)}`;
    await write(out, `${renderSvg(setup, { orientation, coordinates, label })}\n`);
    return errors.length > 0 ? 1 : 0;
  },
});
