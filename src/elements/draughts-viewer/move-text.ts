import type { Naming } from '../../board/naming.js';
import { writtenSquares } from '../../notation/write-move.js';
import type { Place } from './places.js';

const glyphs: Readonly<Record<number, string>> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  8: '□',
  10: '=',
  11: '=',
  12: '=',
  13: '∞',
  14: '+=',
  15: '=+',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
  146: 'N',
};

/** A numeric annotation glyph as it is printed; nothing for the empty one. */
export const glyphText = (nag: number): string => glyphs[nag] ?? (nag > 0 ? `$${nag}` : '');

/** A move as it is printed: `32–28`, `28×19`. */
export function moveText({ node, before }: Place, naming: Naming): string {
  if (node.kind !== 'move') return node.kind === 'pass' ? '—' : '?';
  const { move } = node;
  const position = before?.node.position;
  if (move.captures.length === 0 || !position)
    return `${naming.name(move.from)}–${naming.name(move.to)}`;
  const sign = position.variant.rules.captureSign.replace('x', '×').replace('-', '–');
  return writtenSquares(move, position)
    .map((square) => naming.name(square))
    .join(sign);
}
