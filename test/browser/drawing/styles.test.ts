import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { View } from '../../../src/drawing/scene.js';
import { getVariant } from '../../../src/variants.js';
import { media } from '../support/commands.js';
import {
  everyMark,
  isShown,
  mixed,
  only,
  type PictureHost,
  show,
  start,
  style,
} from './picture-host.js';

/** A color of any notation as the numbers of its pixel. */
function pixel(color: string): number[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}
const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = pixel(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

describe('colors', () => {
  it('come from whatever is around the picture', async () => {
    const host = await show(mixed, everyMark);
    const around = host.parentElement;
    around?.style.setProperty('--draughts-dark', 'rgb(1, 2, 3)');
    around?.style.setProperty('--draughts-last-move', 'rgb(4, 5, 6)');
    around?.style.setProperty('--draughts-crown', 'rgb(7, 8, 9)');
    around?.style.setProperty('--draughts-black-crown', 'rgb(10, 11, 12)');
    expect(style(host, '.dark').fill).to.equal('rgb(1, 2, 3)');
    expect(style(host, '.last-move .tint').fill).to.equal('rgb(4, 5, 6)');
    expect(style(host, 'svg > .white.king.crown').fill).to.equal('rgb(7, 8, 9)');
    expect(style(host, 'svg > .black.king.crown').fill).to.equal('rgb(10, 11, 12)');
  });

  it('follow the color scheme of the page where the browser can', async function () {
    if (!CSS.supports('color', 'light-dark(red, red)')) this.skip();
    const host = await show();
    host.style.colorScheme = 'dark';
    expect(style(host, '.dark').fill).to.equal('rgb(153, 112, 83)');
    expect(style(host, '.outside').stroke).to.equal('rgb(169, 157, 146)');
    host.style.colorScheme = 'light';
    expect(style(host, '.dark').fill).to.equal('rgb(161, 120, 90)');
  });

  // Dark squares, white men, black men: five themes of which only these are set.
  for (const [dark, white, black] of [
    ['#a1785a', '#fffaf0', '#3b2f2a'],
    ['#a8743f', '#fbeccb', '#472618'],
    ['#5f88b0', '#ffffff', '#1f2e3d'],
    ['#66717c', '#f3f5f7', '#1a1e23'],
    ['#767676', '#ffffff', '#000000'],
  ] as const)
    it(`of marks fit ${dark}, and both men are seen on each`, async function () {
      if (!CSS.supports('color', 'oklch(from red l c h)')) this.skip();
      const host = await show(mixed, everyMark);
      host.style.setProperty('--draughts-dark', dark);
      host.style.setProperty('--draughts-white', white);
      host.style.setProperty('--draughts-black', black);
      for (const mark of ['last-move', 'selected', 'must-move', 'refused']) {
        const tint = style(host, `.${mark} .tint`).fill;
        expect(pixel(tint), mark).not.to.deep.equal(pixel(dark));
        for (const man of [white, black])
          expect(contrast(tint, man), `${man} on ${mark}`).to.be.at.least(3.1);
      }
    });

  it('of outlines and grooves fit the men that a page sets', async function () {
    if (!CSS.supports('color', 'oklch(from red l c h)')) this.skip();
    const host = await show();
    host.style.setProperty('--draughts-white', 'rgb(0, 255, 0)');
    const [red = 0, green = 0, blue = 0] = pixel(style(host, 'svg > .white.drum').stroke);
    expect(green).to.be.above(red).and.above(blue);
    // Black's are still ours
    expect(style(host, 'svg > .black.ring').stroke).to.equal('rgb(101, 83, 74)');
  });
});

describe('steps of size', () => {
  const shownAt = async (width: number, view: View) => {
    const host = await show(start, view, {}, width);
    return ['.outside', '.inside', '.ring'].filter((selector) => isShown(host, selector));
  };

  it('show everything from 420 pixels', async () => {
    expect(await shownAt(420, { coordinates: 'all' })).to.deep.equal([
      '.outside',
      '.inside',
      '.ring',
    ]);
  });

  it('leave out coordinates in squares below', async () => {
    expect(await shownAt(419, { coordinates: 'all' })).to.deep.equal(['.outside', '.ring']);
  });

  it('leave out coordinates that nobody asked for below 280', async () => {
    expect(await shownAt(280, {})).to.deep.equal(['.outside', '.ring']);
    expect(await shownAt(279, {})).to.deep.equal(['.ring']);
    expect(await shownAt(279, { coordinates: 'outside' })).to.deep.equal(['.outside', '.ring']);
  });

  it('give the room of coordinates that are left out to the board', async function () {
    if (!CSS.supports('selector(:has(a))')) this.skip();
    for (const { start } of [
      getVariant('russian'),
      getVariant('international'),
      getVariant('canadian'),
    ]) {
      const host = await show(start, {}, {}, 200);
      // worked out, because engines differ in what of a line belongs to a client rectangle
      const picture = only(host, 'svg') as SVGSVGElement;
      const room = picture.getBoundingClientRect();
      const box = picture.viewBox.baseVal;
      const scale = room.width / box.width;
      const squares = only(host, '.light').getBBox();
      const line = Number.parseFloat(style(host, '.light').strokeWidth);
      const left = room.left + (squares.x - line / 2 - box.x) * scale;
      expect((squares.width + line) * scale).to.be.within(190, 200);
      expect(left).to.be.at.least(host.getBoundingClientRect().left);
      const corner = host.getBoundingClientRect();
      expect(document.elementFromPoint(corner.right + 2, corner.top + 100)).not.to.equal(host);
    }
  });

  it('leave out grooves and all coordinates below 160', async () => {
    expect(await shownAt(160, { coordinates: 'outside' })).to.include('.outside');
    expect(await shownAt(159, { coordinates: 'outside' })).to.deep.equal([]);
  });
});

describe('on paper', () => {
  before(function () {
    // Chromium alone can be told to lay out for paper.
    if (!('userAgentData' in navigator)) this.skip();
  });
  beforeEach(() => emulateMedia({ media: 'print' }));
  afterEach(() => emulateMedia({ media: 'screen' }));

  it('is a diagram as in a book, whatever colors a page has set', async () => {
    const host = await show(mixed, everyMark);
    host.style.setProperty('--draughts-dark', 'green');
    host.style.setProperty('--draughts-margin', 'green');
    expect(style(host, '.dark').fill).to.equal('rgb(208, 208, 208)');
    expect(style(host, '.light').fill).to.equal('rgb(255, 255, 255)');
    expect(style(host, 'svg > .white.man.drum').stroke).to.equal('rgb(0, 0, 0)');
    expect(style(host, 'svg > .black.man.face').stroke).to.equal('rgb(0, 0, 0)');
    expect(style(host, '.target .dot').fill).to.equal('rgb(0, 0, 0)');
    expect(style(host, '.board').backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });
});

describe('for readers who need contrast', () => {
  afterEach(() => media({}));

  const faces = (host: PictureHost) => ({
    white: style(host, 'svg > .white.man.face').stroke,
    black: style(host, 'svg > .black.man.face').stroke,
    dark: style(host, '.dark').fill,
  });

  for (const scheme of ['light', 'dark'])
    it(`has the two system colors of a ${scheme} page, the lighter one for White`, async function () {
      if (!(await media({ 'forced-colors': 'active', 'prefers-color-scheme': scheme })))
        this.skip();
      const host = await show(mixed, everyMark);
      host.style.setProperty('--draughts-white', 'red');
      host.style.colorScheme = 'light dark';
      const { white, black, dark } = faces(host);
      expect(luminance(white)).to.be.above(luminance(black));
      expect(contrast(white, dark)).to.be.above(3);
      expect(contrast(black, dark)).to.be.above(3);
      expect(contrast(style(host, '.inside').stroke, dark)).to.be.above(3);
    });

  it('is black and white on grey if they ask for more', async function () {
    if (!(await media({ 'prefers-contrast': 'more' }))) this.skip();
    const host = await show(mixed, everyMark);
    const { white, black, dark } = faces(host);
    expect(pixel(white)).to.deep.equal([255, 255, 255]);
    expect(pixel(black)).to.deep.equal([0, 0, 0]);
    expect(contrast(white, dark)).to.be.at.least(4.5);
    expect(contrast(black, dark)).to.be.at.least(4.5);
    for (const mark of ['last-move', 'selected', 'must-move', 'refused'])
      for (const face of [white, black])
        expect(contrast(style(host, `.${mark} .tint`).fill, face), mark).to.be.at.least(4);
  });
});
