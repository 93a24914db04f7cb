// Themes: the colors that their designer has chosen (themes.json), and what they have to be good for.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { renderSvg } from 'draughts-board/svg';
import { getVariant } from 'draughts-board/variants';
import { themeColors, themeCss, themeNames } from '../../../dist/drawing/themes.js';
import { elementsOf, parseSvg } from './parse-svg.mjs';

const designed = JSON.parse(readFileSync(new URL('themes.json', import.meta.url), 'utf8'));
const long = (color) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
const { start } = getVariant('international');
const pathsIn = (options) =>
  elementsOf(parseSvg(renderSvg(start, options))).filter(({ name }) => name === 'path');

/** The relative luminance of a color, as WCAG 2 defines it. */
function luminance(color) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long(color).slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Grooves of paper are those of print; two colors of the classic look stand out more. */
const differs = new Set([
  'paper white-groove',
  'paper black-groove',
  'classic white-crown',
  'classic inner',
]);

describe('themes', () => {
  it('are those that have been designed', () => {
    assert.deepEqual([...themeNames].toSorted(), Object.keys(designed).toSorted());
  });

  for (const theme of themeNames) {
    const colors = new Map(themeColors(theme).map(([name, ...shades]) => [name, shades.map(long)]));

    it(`${theme}: has the colors that it was designed with`, () => {
      for (const [name, [day, night = day]] of Object.entries(designed[theme])) {
        if (day === 'none' || name === 'hatch' || differs.has(`${theme} ${name}`)) continue;
        const own = colors.get(name) ?? designed.classic[name];
        assert.deepEqual([own[0], own[1] ?? own[0]], [day, night], name);
      }
    });

    for (const [i, page] of ['light', 'dark'].entries())
      it(`${theme}, ${page} page: men of both colors stand out 3:1 from every square and tint`, () => {
        const color = (name) => colors.get(name)[i];
        // On paper the squares are white, and a white man is told by its outline.
        const white = theme === 'paper' ? color('white-line') : color('white');
        for (const square of ['dark', 'alt', 'last-move', 'selected', 'must-move', 'illegal'])
          for (const man of [white, color('black')])
            assert.ok(contrast(man, color(square)) >= 3, `${man} on ${square}`);
        assert.ok(contrast(color('inner'), color('dark')) >= 4.5, 'inner');
        assert.ok(contrast(color('focus'), color('casing')) >= 3, 'focus');
      });
  }

  it('are set on the element itself, where the page may set others', () => {
    for (const theme of themeNames) {
      const rules = themeCss(theme).match(/[^{}]*--draughts-[\s\S]*?\}/g);
      assert.match(themeCss(theme), /^:host\{--draughts-/);
      assert.ok(rules.length > 0);
    }
    assert.match(themeCss('wood'), /--draughts-dark:#a8743f/);
    assert.match(themeCss('flat'), /--draughts-dark:light-dark\(#5f88b0,#547da5\)/);
  });
});

describe('a picture with a theme', () => {
  it('has its colors, those of a dark page where that is asked for', () => {
    const dark = (options) => pathsIn(options).map(({ attributes }) => attributes.fill);
    assert.ok(dark({ theme: 'flat' }).includes('#5f88b0'));
    assert.ok(dark({ theme: 'flat', scheme: 'dark' }).includes('#547da5'));
  });

  it('gives way to colors that are asked for', () => {
    const fills = pathsIn({ theme: 'flat', colors: { dark: '#123456' } }).map(
      ({ attributes }) => attributes.fill,
    );
    assert.ok(fills.includes('#123456') && !fills.includes('#5f88b0'));
  });

  it('is classic where the theme is none', () => {
    assert.equal(renderSvg(start, { theme: 'gold' }), renderSvg(start));
    assert.equal(renderSvg(start, { theme: 'constructor' }), renderSvg(start));
  });

  it('has grain on the dark squares of wood only: waves of whole squares, on and off', () => {
    const [grain, ...more] = pathsIn({ theme: 'wood' }).filter(
      ({ attributes }) => attributes['stroke-dasharray'] === '1',
    );
    assert.equal(more.length, 0);
    const waves = grain.attributes.d.match(/M[^M]*/g);
    assert.equal(waves.length, 50);
    for (const wave of waves) {
      const [, x, y] = /^M(\S+) (\S+?)q/.exec(wave);
      // A1 is dark: the left square of the lowest row, and of every second one above it.
      const row = Math.round(Number(y) - 0.5);
      assert.equal(Number(x), row % 2 === 1 ? 0 : 1, wave);
    }
  });

  it('has hatching on the dark squares of paper, and nowhere else', () => {
    const [hatch] = pathsIn({ theme: 'paper' }).filter(
      ({ attributes }) => attributes.stroke === '#8c8c8c',
    );
    const lines = [...hatch.attributes.d.matchAll(/M(\S+) (\S+?)l(\S+?) ?(-\S+?)(?=M|$)/g)];
    assert.equal(lines.length, 50 * 8);
    for (const [, x, y, dx, dy] of lines.map((line) => line.map(Number))) {
      assert.ok(Math.abs(dx + dy) < 1e-9);
      const [column, row] = [Math.floor(x + dx / 2), Math.floor(y + dy / 2)];
      assert.equal((column + row) % 2, 1, `${x} ${y}`);
    }
  });

  it('has none of it on a board of points', () => {
    const board = getVariant('elephant').start;
    const paths = elementsOf(parseSvg(renderSvg(board, { theme: 'wood' })));
    assert.ok(!paths.some(({ attributes }) => attributes['stroke-dasharray'] === '1'));
  });

  it('has no groove round the emblem of a king where all is black and white', () => {
    const setup = { ...start, pieces: new Map([[1, { color: 'white', kind: 'king' }]]) };
    const count = (theme) =>
      elementsOf(parseSvg(renderSvg(setup, { theme }))).filter(
        ({ attributes }) => attributes['stroke-width'] === '0.032',
      ).length;
    assert.equal(count('wood'), 1);
    assert.equal(count('paper'), 0);
    assert.equal(count('contrast'), 0);
  });
});
