import type { Naming } from '../board/naming.js';
import type { Square } from '../board/piece.js';
import { type Shape, type ShapeColor, shapeColors } from '../board/shape.js';
import type { Variant } from '../board/variant.js';

const letterOf = (color: ShapeColor): string => color.charAt(0).toUpperCase();

/** What a text of shapes has become, and the words in it that are none. */
export interface ReadShapes {
  readonly shapes: readonly Shape[];
  readonly unknown: readonly string[];
}

/** Reads `Gd4 R31-27 B18-29-38`: a circle, an arrow, a path, each with the letter of its color. */
export function parseShapes(text: string, variant: Variant): ReadShapes {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const read = words.map((word) => shapeOf(word, variant));
  return {
    shapes: read.filter((shape) => shape !== undefined),
    unknown: words.filter((_, i) => read[i] === undefined),
  };
}

/** Writes shapes as `parseShapes` reads them. */
export const formatShapes = (shapes: readonly Shape[], naming: Naming): string =>
  shapes
    .map(({ color, squares }) => letterOf(color) + squares.map((at) => naming.name(at)).join('-'))
    .join(' ');

/** Reads one shape; where its squares are not parted by hyphens, `joined` finds their names. */
export function shapeOf(word: string, variant: Variant, joined?: RegExp): Shape | undefined {
  const [, letter = '', names = ''] = /^([GRBY])(.+)$/i.exec(word) ?? [];
  const color = shapeColors.find((each) => letterOf(each) === letter.toUpperCase());
  const parts = names.includes('-') || !joined ? names.split('-') : (names.match(joined) ?? []);
  const squares = parts.map((name) =>
    variant.naming(/^\d/.test(name) ? 'numeric' : 'algebraic').square(name),
  );
  const isShape = squares.length > 0 && squares.every((at, i) => at && at !== squares[i - 1]);
  return color && isShape ? { color, squares: squares as Square[] } : undefined;
}
