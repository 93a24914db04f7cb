import type { Drawing } from '../../drawing/draw.js';

/** Drawings of a board whose picture, or the grid over it, says something else. */
export const relabelled = (
  drawings: readonly Drawing[],
  label: (before: string) => string,
): readonly Drawing[] =>
  drawings.map((drawing) => {
    const before = drawing.attributes['aria-label'];
    if (drawing.name !== 'board' && drawing.name !== 'grid') return drawing;
    return {
      ...drawing,
      ...(typeof drawing.content === 'object' && drawing.name === 'board'
        ? { content: relabelled(drawing.content, label) }
        : {}),
      ...(typeof before === 'string' && before
        ? { attributes: { ...drawing.attributes, 'aria-label': label(before) } }
        : {}),
    };
  });
