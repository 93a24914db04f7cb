import type { Naming } from '../../board/naming.js';
import { moveText } from '../shared/move-text.js';
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

/** What leads to a place as it is printed: a move, a turn that is passed, or what nobody knows. */
export function placeText({ node, before }: Place, naming: Naming): string {
  const position = before?.node.position;
  if (node.kind === 'move' && position) return moveText(node.move, position, naming);
  return node.kind === 'pass' ? '—' : '?';
}
