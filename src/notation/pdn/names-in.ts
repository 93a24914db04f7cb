import { Naming } from '../../board/naming.js';
import type { Position } from '../../rules/position.js';
import { parseMove } from '../read-move.js';
import { type LineOptions, LineReader } from './line.js';
import { plainMove } from './plain-move.js';
import type { RawLine } from './raw-game.js';

const plain: LineOptions = { plainMove };

/**
 * Where squares have numbers and a record has letters, some count them from White's side and some
 * from the starting player's: the first move tells.
 */
export function namesIn({ items }: RawLine, start: Position | undefined): LineOptions {
  const at = items.findIndex(({ kind }) => kind === 'move');
  const first = items[at];
  if (!first || !start || start.variant.rules.squares.kind === 'algebraic') return plain;
  if (!/^[a-p]/i.test(first.text)) return plain;
  const ahead = new LineReader(items.slice(0, at), start, start.variant, {}).read();
  const { position = start } = ahead.at(-1)?.node ?? {};
  if (!('code' in parseMove(first.text, position))) return plain;
  const { board, rules } = start.variant;
  const side = rules.board.corner === 'left' ? 'right' : 'left';
  return { naming: new Naming(board, { kind: 'algebraic', from: `top ${side}` }) };
}
