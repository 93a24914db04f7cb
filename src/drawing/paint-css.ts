import type { Paint } from './paint.js';
import {
  contrast,
  day,
  derived,
  high,
  low,
  night,
  type Palette,
  print,
  type Row,
} from './palette.js';

/**
 * Paints as a style sheet. A color is, first, what print or more contrast asks for; else what the
 * page has set, wherever it likes, above the element or on it; else what can be derived from other
 * colors that it has set; else a color of ours. All of that stands where the color is used: a
 * board on a page of hundreds has no custom property of its own to be worked out. `others` are
 * colors that paints use and another style sheet declares.
 */
export function paintCss(
  own: Palette<string>,
  paints: Readonly<Record<string, Paint>>,
  others: Palette<string> = {},
): string {
  const palette: Palette<string> = { ...others, ...own };
  const write = (
    each: (property: string, value: string) => string,
    only = (_: string): boolean => true,
  ): string =>
    Object.entries(paints)
      .map(([role, paint]) => {
        const written = Object.entries(paint)
          .filter(([, value]) => only(String(value)))
          .map(([property, value]) => each(property, String(value)));
        return written.length > 0 ? `.${role}{${written.join(';')}}` : '';
      })
      .join('');
  const chosen = (name: string, color: string): string => {
    const own = palette[name]?.[derived] ? `var(--derived-${name},${color})` : color;
    return `var(--${name},var(--draughts-${name},${own}))`;
  };
  const has =
    (column: 0 | 1 | 4) =>
    (name: string): boolean =>
      Boolean(palette[name]?.[column]);
  const declared = (column: 2 | 3, only = (_: Row): boolean => true): string =>
    Object.entries(own)
      .filter(([, row]) => only(row))
      .map(([name, row]) => `--${name}:${row[column]};`)
      .join('');
  // What is on paper as with more contrast is said once.
  const onPaper: Readonly<Record<string, string>> = { [high]: '#fff', [low]: '#000' };
  const differs = (row: Row): boolean => onPaper[row[contrast]] !== row[print];
  const byDay = (name: string): string => palette[name]?.[day] ?? '';
  const byScheme = (name: string): string => `light-dark(${byDay(name)},${palette[name]?.[night]})`;
  return [
    write(
      (property, value) => `${property}:${has(day)(value) ? chosen(value, byDay(value)) : value}`,
    ),
    '@supports (color:light-dark(red,red)){',
    write((property, value) => `${property}:${chosen(value, byScheme(value))}`, has(night)),
    '}@supports (color:oklch(from red l c h)){',
    // Void where the page has set nothing to derive from, and then passed over.
    write((_, value) => `--derived-${value}:${palette[value]?.[derived]}`, has(derived)),
    '}@media print,(prefers-contrast:more),(forced-colors:active){.board{',
    declared(contrast),
    '}}@media print{.board{',
    declared(print, differs),
    '}}',
  ].join('');
}
