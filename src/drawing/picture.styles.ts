import { type CSSResultGroup, css, unsafeCSS } from 'lit';
import { type Paint, paints } from './paint.js';
import { type ColorName, contrast, day, derived, night, palette, print } from './palette.js';

const names = Object.keys(palette) as readonly ColorName[];

/** Declares a column of the palette: `--light` and so on, with what `write` makes of the color. */
const declare = (
  column: 0 | 1 | 2 | 3 | 4,
  write = (name: ColorName, color: string): string => `--${name}:${color};`,
): string =>
  names
    .map((name) => {
      const color = palette[name][column];
      return color ? write(name, color) : '';
    })
    .join('');

/**
 * What a page has set, wherever it likes, above the element or on it; else what can be derived from
 * other colors that it has set; else a color of ours. A derived color refers to the property that
 * the page has set, without a fallback: where the page has set nothing it is void and passed over.
 */
const choose = (name: ColorName, color: string): string =>
  `--${name}:var(--draughts-${name},var(--derived-${name},${color}));`;

const chooseByScheme = (name: ColorName, dark: string): string =>
  choose(name, `light-dark(${palette[name][day]},${dark})`);

const derive = (name: ColorName, color: string): string => `--derived-${name}:${color};`;

const colors = `
.board{${declare(day, choose)}}
@supports (color:light-dark(red,red)){.board{${declare(night, chooseByScheme)}}}
@supports (color:oklch(from red l c h)){.board{${declare(derived, derive)}}}
@media (prefers-contrast:more),(forced-colors:active){.board{--high:#fff;--low:#000;${declare(contrast)}}}
@media print{.board{${declare(print)}}}
`;

const paintRule = ([role, paint]: [string, Paint]): string => {
  const declarations = Object.entries(paint).map(
    ([property, value]) => `${property}:${value in palette ? `var(--${value})` : value}`,
  );
  return `${role.replace(/^| /g, ' .')}{${declarations.join(';')}}`;
};

const rules = css`
  :host {
    container-type: inline-size;
  }
  .board {
    display: block;
    inline-size: 100%;
    border-radius: 1%;
    background: var(--draughts-margin, none);
    forced-color-adjust: none;
  }

  /* What would be too small to read, or flicker. */
  @container (width < 420px) {
    .inside {
      display: none;
    }
  }
  @container (width < 280px) {
    .unasked {
      display: none;
    }
  }
  @container (width < 160px) {
    .outside,
    .ring {
      display: none;
    }
  }
  @media (max-resolution: 1.4dppx) {
    @container (width < 200px) {
      .ring {
        display: none;
      }
    }
  }

  @media print, (prefers-contrast: more), (forced-colors: active) {
    .board {
      background: none;
    }
    /* Black on white, a groove would run into the emblem. */
    .king .ring,
    .star .ring {
      display: none;
    }
  }
  /* White is the lighter of the two system colors; the dark squares lie midway between them. */
  @media (forced-colors: active) {
    .board {
      --low: CanvasText;
      --high: Canvas;
      --dark: color-mix(in srgb, CanvasText 54%, Canvas);
      --alt: var(--dark);
      --inner: var(--low);
      --focus: var(--low);
    }
    .tint {
      fill: var(--dark);
    }
  }
  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    .board {
      --low: Canvas;
      --high: CanvasText;
    }
  }
`;

/** The colors and line widths of a picture, its steps of size, its print and its high contrast. */
export const pictureStyles: CSSResultGroup = [
  unsafeCSS(colors + Object.entries(paints).map(paintRule).join('')),
  rules,
];
