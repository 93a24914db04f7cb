import { getVariant, type Variant } from '../../board/variant.js';
import { type Diagnostic, Findings } from '../../game/diagnostic.js';
import { Game } from '../../game/game.js';
import { decodeText } from './decode.js';
import { reportFen } from './fen-tag.js';
import { Lexer } from './lexer.js';
import { GameCutter, type RawGame, type RawLine } from './raw-game.js';
import { Replay } from './replay.js';
import { tagOf, variantByTags } from './tags.js';

export interface PdnOptions {
  /** The game to read by, whatever the tags say. */
  readonly variant?: Variant;
}

export interface PdnReading {
  readonly games: readonly Game[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads PDN: any number of games with tags, moves, comments, variations, glyphs and results. It
 * never throws; what it could not read or had to guess stands in `diagnostics`, by line and
 * column, and a game stands up to the move that could not be played.
 */
export function parsePdn(source: string | Uint8Array, options: PdnOptions = {}): PdnReading {
  const text = typeof source === 'string' ? source : decodeText(source);
  const findings = new Findings(text);
  const tokens = new Lexer(text, findings).tokens();
  const games = new GameCutter(findings)
    .cut(tokens)
    .map((raw) => gameOf(raw, text, findings, options));
  return { games, diagnostics: findings.list };
}

function gameOf(raw: RawGame, text: string, findings: Findings, options: PdnOptions): Game {
  const tags = new Map(raw.tags);
  const result = tagOf(tags, 'Result');
  if (raw.result && raw.result !== '*' && !result) tags.set('Result', raw.result);
  const variant = options.variant ?? variantOf(raw, findings);
  let { start } = variant;
  let line = withoutScore(raw.line, result);
  const fen = tagOf(tags, 'FEN');
  const fenAt = Number(tagOf(raw.tagAt, 'FEN'));
  const [first] = line.items;
  if (fen) start = reportFen(fen, variant, findings, text, fenAt);
  else if (first?.kind === 'fen') {
    // A setup before any move is the start position.
    start = reportFen(first.text, variant, findings, text, first.at);
    line = { ...line, items: line.items.slice(1) };
  }
  const root = new Replay(text, findings).tree(start, line);
  return new Game({ variant, tags, start, root });
}

/** Scores such as 4-6 look like a move; the last one that says what the Result tag says is none. */
function withoutScore(line: RawLine, result: string | undefined): RawLine {
  const { items } = line;
  const isScore = items.at(-1)?.kind === 'move' && items.at(-1)?.text === result;
  return isScore ? { ...line, items: items.slice(0, -1) } : line;
}

function variantOf({ tags, tagAt, at }: RawGame, findings: Findings): Variant {
  const found = variantByTags(tags, (name, value) =>
    findings.warn('unknown-variant', tagOf(tagAt, name) ?? at, value),
  );
  return found ?? getVariant('international');
}
