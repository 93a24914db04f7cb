import type { Setup } from '../board/setup.js';
import type { Shape } from '../board/shape.js';
import type { Group, Layer } from './layer.js';
import { markPaints } from './mark-paint.js';
import { markPalette } from './mark-palette.js';
import type { MarkedView } from './marks.js';
import { more } from './more.js';
import { morePaints } from './more-paint.js';
import { morePalette } from './more-palette.js';
import { pictures } from './more-pictures.js';
import { type Paint, paints } from './paint.js';
import { type ColorName, day, palette } from './palette.js';
import { planOf } from './plan.js';
import type { Scene } from './scene.js';
import { shapePaints } from './shape-paint.js';
import { shapePalette } from './shape-palette.js';
import { withShapes } from './shapes.js';
import { withTexture } from './texture.js';
import { texturePaints, texturePalette } from './texture-paint.js';
import { isTheme, plainKings, type ThemeColor, type ThemeName, themeColors } from './themes.js';
import { markedScene } from './turn-mark.js';
import { turnPaints } from './turn-paint.js';

/** How a setup is drawn where there is no style sheet. */
export interface PaintedView extends MarkedView {
  /** In pixels; if left out, the picture takes the room that it gets. */
  readonly width?: number | undefined;
  /** Circles and arrows. */
  readonly shapes?: readonly Shape[] | undefined;
  /** The look; `classic` if left out. */
  readonly theme?: ThemeName | undefined;
  /** Whether the picture is for a light page or a dark one; a light one if left out. */
  readonly scheme?: 'light' | 'dark' | undefined;
  /**
   * Colors that differ from those of the theme: CSS colors, under the names that the custom
   * properties of the elements have after `--draughts-`.
   */
  readonly colors?: Readonly<Partial<Record<ThemeColor, string>>> | undefined;
}

Object.assign(more, pictures);

const allColors = {
  ...palette,
  ...markPalette,
  ...morePalette,
  ...shapePalette,
  ...texturePalette,
};
const allPaints = {
  ...paints,
  ...markPaints,
  ...morePaints,
  ...turnPaints,
  ...shapePaints,
  ...texturePaints,
};

/** Below this width the counts of towers are large. */
const smallWidth = 240;

const isColor = (value: unknown): value is ColorName => String(value) in allColors;

/** What a role adds up to. */
function paintOf(role: string): Paint {
  const words = role.split(' ');
  const keys = [...words, ...words.map((word) => `${word}.${words.at(-1)}`)];
  return Object.assign({}, ...keys.map((key) => allPaints[key]));
}

/** The values of a paint; its colors are those that a page can use. */
export type Painted = { readonly [Name in keyof Paint]: string | number };

/** A picture that needs no style sheet: a scene, and how what is in it is painted. */
export interface PaintedScene {
  readonly scene: Scene;
  /** What lies behind all of it. */
  readonly margin: string | undefined;
  paint(role: string): Painted;
}

export function paintedScene(setup: Setup, view: PaintedView): PaintedScene {
  const { shapes = [], orientation = 'white' } = view;
  const theme = isTheme(view.theme) ? view.theme : 'classic';
  const isDark = view.scheme === 'dark';
  const themed = themeColors(theme).map(([name, byDay, byNight]) => [
    name,
    isDark ? byNight : byDay,
  ]);
  const own = view.colors ?? {};
  const colors: typeof own = { ...Object.fromEntries(themed), ...own };
  const colorOf = (name: ColorName): string =>
    // Dots have the color of the other marks unless they have one of their own, as on a page.
    (name === 'target' ? (own.target ?? colors.mark) : colors[name]) ?? allColors[name][day];
  const plain = withTexture(markedScene(setup, view), setup, view, theme);
  const scene = withShapes(plain, shapes, planOf(setup.variant.board, orientation));
  const isSmall = view.width !== undefined && view.width < smallWidth;
  const isPlain = plainKings.includes(theme);
  const isSeen = ({ role }: Layer): boolean =>
    !(isPlain && /(king|star) ring$/.test(role)) &&
    !(role.startsWith('count') && role.endsWith('large') !== isSmall);
  const seen = <Kind extends Group>(groups: readonly Kind[]): readonly Kind[] =>
    groups.map((group) => ({ ...group, layers: group.layers.filter(isSeen) }));
  return {
    scene: {
      ...scene,
      pieces: seen(scene.pieces),
      taken: seen(scene.taken),
      above: seen(scene.above),
    },
    margin: colors.margin,
    paint: (role) =>
      Object.fromEntries(
        Object.entries(paintOf(role)).map(([name, value]) => [
          name,
          isColor(value) ? colorOf(value) : value,
        ]),
      ),
  };
}
