// Uses the package as an author of a TypeScript project does. `npm run check:package` checks these
// types against the packed package; it is never run.
import type { DraughtsBoard } from 'draughts-board';
import { define } from 'draughts-board/elements';
import { Game, Session } from 'draughts-board/game';
import { registerLocale, type Words } from 'draughts-board/locales';
import { words } from 'draughts-board/locales/pt-BR';
import { formatFen, parseFen, parsePdn, streamPdn } from 'draughts-board/notation';
import { type Move, Position } from 'draughts-board/rules';
import { renderSvg } from 'draughts-board/svg';
import { defineVariant, getVariant, ruleCard, type Variant } from 'draughts-board/variants';

define({ prefix: 'club' });

const board = document.createElement('draughts-board');
board.fen = 'W:W31,K32:B1,2';
const same: DraughtsBoard = board;

const portuguese: Words = words;
registerLocale('pt', { side: portuguese.side, men: { one: '{n} pedra', other: '{n} pedras' } });

const variant: Variant = getVariant('international');
const { setup } = parseFen(same.fen ?? 'start', variant);
const game: Game = new Game({ variant, start: setup });
const session = new Session(parsePdn('1. 32-28').games[0] ?? game);
async function* arriving(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('1. 32-28 *');
}
for await (const { plies } of streamPdn(arriving(), { variant })) document.title = String(plies);
const moves: readonly Move[] = Position.start(variant).legalMoves();
const picture: string = renderSvg(setup);
const house = defineVariant({ ...variant.rules, id: 'house-rules', name: 'House rules' });
const faults: readonly string[] = 'errors' in house ? house.errors.map(({ path }) => path) : [];
const start: Position | undefined = 'errors' in house ? undefined : Position.start(house);
const card: readonly string[] = ruleCard(variant).map(({ heading, text }) => heading + text);

document.title = formatFen(start ?? setup) + session.path + moves.length + picture + faults + card;
