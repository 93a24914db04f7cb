import { markPalette } from './mark-palette.js';
import { morePalette } from './more-palette.js';
import { type ColorName, day, night, palette } from './palette.js';
import { shapePalette } from './shape-palette.js';
import { textureCss } from './texture-paint.css.js';

/** The looks that a board can have. */
export const themeNames = ['classic', 'wood', 'flat', 'paper', 'night', 'contrast'] as const;

export type ThemeName = (typeof themeNames)[number];

/** A color that a theme has: that of every layer, and what lies behind the coordinates. */
export type ThemeColor = ColorName | 'margin';

/** On a light page, and on a dark one if it differs. */
type Shade = string | readonly [day: string, night: string];

type Colors = Readonly<Partial<Record<ThemeColor, Shade>>>;

/** What a theme draws on the dark squares. */
export const textures = { wood: 'grain', paper: 'hatch' } as const;

/** Themes of black on white, where a groove would run into the emblem of a king. */
export const plainKings: readonly string[] = ['paper', 'contrast'];

// Grooves of paper are gray, as they are in print: two of them in pure black would be too loud.
const own: Readonly<Record<Exclude<ThemeName, 'classic'>, Colors>> = {
  wood: {
    light: '#ecce9c',
    dark: '#a8743f',
    alt: '#ab7e4d',
    frame: '#4a2c17',
    margin: '#5e3a1f',
    coordinate: '#f0d6ae',
    inner: '#1c0e05',
    white: '#fbeccb',
    'white-edge': '#cda672',
    'white-line': '#4a2c17',
    'white-groove': '#d8b684',
    'white-crown': '#7a2a12',
    black: '#472618',
    'black-edge': '#22110a',
    'black-line': '#180b06',
    'black-groove': '#7a4a33',
    'black-seam': '#a18972',
    'black-crown': '#f0c070',
    'last-move': '#878144',
    selected: '#438b7a',
    'must-move': '#727ea1',
    illegal: '#cc5d4d',
    mark: '#fff3dd',
    'mark-line': '#22170f',
    casing: '#fff3dd',
    grid: '#ecce9c',
    river: '#778371',
    focus: '#0b57d0',
  },
  flat: {
    light: ['#e6eef6', '#bccbd9'],
    dark: ['#5f88b0', '#547da5'],
    alt: ['#7596b6', '#698daf'],
    frame: ['#23405c', '#0f1d2b'],
    coordinate: ['#52667a', '#93a6b8'],
    inner: ['#081522', '#040c14'],
    white: ['#fff', '#f6f9fc'],
    'white-edge': ['#c3d2e0', '#b4c5d5'],
    'white-line': ['#1d3247', '#152638'],
    'white-groove': ['#c9d7e4', '#bccbd9'],
    'white-crown': '#a3241b',
    black: ['#1f2e3d', '#1a2733'],
    'black-edge': ['#0c1620', '#0a121a'],
    'black-line': ['#081018', '#060b10'],
    'black-groove': ['#4d6276', '#485c6f'],
    'black-seam': ['#8f979e', '#889098'],
    'black-crown': '#ffd166',
    'last-move': ['#8c8648', '#817b41'],
    selected: ['#46917f', '#408575'],
    'must-move': ['#7784a8', '#6d799a'],
    illegal: ['#d56151', '#c4584a'],
    mark: '#fff',
    'mark-line': ['#0e2236', '#0a1a2a'],
    casing: '#fff',
    grid: ['#e6eef6', '#bccbd9'],
    river: ['#568ba3', '#4d8097'],
    focus: '#b3005e',
  },
  paper: {
    light: '#fff',
    dark: '#fff',
    alt: '#fff',
    frame: '#000',
    coordinate: ['#3d3d3d', '#c9c9c9'],
    inner: '#3d3d3d',
    white: '#fff',
    'white-edge': '#fff',
    'white-line': '#000',
    'white-groove': '#7a7a7a',
    'white-crown': '#000',
    black: '#000',
    'black-edge': '#000',
    'black-line': '#000',
    'black-groove': '#b0b0b0',
    'black-seam': '#808080',
    'black-crown': '#fff',
    'last-move': '#e2e2e2',
    selected: '#cfcfcf',
    'must-move': '#fff',
    illegal: '#fff',
    mark: '#000',
    'mark-line': '#fff',
    casing: '#fff',
    grid: '#000',
    river: '#ececec',
    focus: '#000',
    'arrow-1': '#000',
    'arrow-2': '#000',
    'arrow-3': '#000',
    'arrow-4': '#000',
  },
  night: {
    light: '#98a1aa',
    dark: '#66717c',
    alt: '#74808a',
    frame: '#0c0f12',
    coordinate: ['#5d6873', '#98a2ad'],
    inner: '#fff',
    white: '#f3f5f7',
    'white-edge': '#b3bdc7',
    'white-line': '#1a1f24',
    'white-groove': '#bcc5ce',
    'white-crown': '#9c2a18',
    black: '#1a1e23',
    'black-edge': '#08090b',
    'black-line': '#040506',
    'black-groove': '#4a545e',
    'black-seam': '#878a8d',
    'black-crown': '#f4c76f',
    'last-move': '#76713b',
    selected: '#3a7b6b',
    'must-move': '#656f8e',
    illegal: '#b55143',
    mark: '#fff',
    'mark-line': '#0b0e11',
    casing: '#fff',
    grid: '#d3dae1',
    river: '#507580',
    focus: '#0b4fc4',
  },
  contrast: {
    light: '#fff',
    dark: '#767676',
    alt: '#858585',
    frame: ['#000', '#fff'],
    coordinate: ['#000', '#fff'],
    inner: '#fff',
    white: '#fff',
    'white-edge': '#fff',
    'white-line': '#000',
    'white-groove': '#000',
    'white-crown': '#000',
    black: '#000',
    'black-edge': '#000',
    'black-line': '#000',
    'black-groove': '#fff',
    'black-seam': '#808080',
    'black-crown': '#fff',
    'last-move': '#7a7400',
    selected: '#00827a',
    'must-move': '#6a6fd0',
    illegal: '#d4145a',
    mark: '#fff',
    'mark-line': '#000',
    casing: '#fff',
    grid: '#fff',
    river: '#5b7c81',
    focus: '#00e',
  },
};

/** The look of a board that asks for none. */
function classic(): Colors {
  // Dots have the color of other marks.
  const { target: _, ...marks } = markPalette;
  const rows = Object.entries({ ...palette, ...marks, ...morePalette, ...shapePalette });
  return Object.fromEntries(rows.map(([name, row]) => [name, [row[day], row[night] || row[day]]]));
}

export const isTheme = (name: unknown): name is ThemeName => themeNames.includes(name as ThemeName);

/** The colors of a theme, by name: on a light page and on a dark one. */
export function themeColors(
  theme: ThemeName,
): readonly (readonly [name: ThemeColor, day: string, night: string])[] {
  const colors = theme === 'classic' ? classic() : own[theme];
  return Object.entries(colors).map(([name, shade]) => {
    const [byDay, byNight] = typeof shade === 'string' ? [shade, shade] : shade;
    return [name as ThemeColor, byDay, byNight];
  });
}

/** A theme as custom properties of the element. What the page sets on the element comes first. */
export function themeCss(theme: ThemeName): string {
  const colors = themeColors(theme);
  const declared = (of: typeof colors, value: (day: string, night: string) => string): string =>
    `:host{${of.map(([name, ...shades]) => `--draughts-${name}:${value(...shades)}`).join(';')}}`;
  const differing = colors.filter(([, byDay, byNight]) => byDay !== byNight);
  return [
    declared(colors, (byDay) => byDay),
    '@supports (color:light-dark(red,red)){',
    declared(differing, (byDay, byNight) => `light-dark(${byDay},${byNight})`),
    '}',
    plainKings.includes(theme) ? '.king.ring,.star.ring{display:none}' : '',
    theme in textures ? textureCss : '',
  ].join('');
}
