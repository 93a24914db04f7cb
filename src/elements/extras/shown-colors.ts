import { markPalette } from '../../drawing/mark-palette.js';
import { morePalette } from '../../drawing/more-palette.js';
import { derived, palette } from '../../drawing/palette.js';
import { shapePalette } from '../../drawing/shape-palette.js';
import { texturePalette } from '../../drawing/texture-paint.js';
import type { ThemeColor } from '../../drawing/themes.js';

const rows = {
  ...palette,
  ...markPalette,
  ...morePalette,
  ...shapePalette,
  ...texturePalette,
};

/** A color that nobody has, so that what comes of nothing can be told. */
const nobodys = 'rgb(1, 2, 3)';

/** A color as every program reads it, whatever the browser calls it. */
function plain(color: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  const parts = [red, green, blue, ...(alpha < 255 ? [alpha] : [])];
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** What is known of the colors of a board on its page. */
export interface ShownColors {
  readonly scheme: 'light' | 'dark';
  readonly colors: Readonly<Partial<Record<ThemeColor, string>>>;
}

/**
 * The colors that a page or a theme has given a board, and those that follow from them: as the
 * browser works them out, in the color scheme of the page. What has its own color is left out.
 */
export function shownColors(root: ShadowRoot): ShownColors {
  const probe = document.createElement('span');
  const around = document.createElement('span');
  around.style.color = nobodys;
  around.append(probe);
  root.append(around);
  const style = getComputedStyle(probe);
  const workedOut = (color: string): string | undefined => {
    probe.style.color = '';
    probe.style.color = color;
    return style.color === nobodys ? undefined : plain(style.color);
  };
  const colors: Partial<Record<ThemeColor, string>> = {};
  for (const name of ['margin', ...Object.keys(rows)] as ThemeColor[]) {
    const after = rows[name as keyof typeof rows]?.[derived];
    const color = workedOut(`var(--draughts-${name})`) ?? (after && workedOut(after));
    if (color) colors[name] = color;
  }
  const scheme = workedOut('light-dark(#fff,#000)') === '#000000' ? 'dark' : 'light';
  around.remove();
  return { scheme, colors };
}
