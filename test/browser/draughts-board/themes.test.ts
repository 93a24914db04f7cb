import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { all, boardOf, only, until } from '../support/board.js';
import { media } from '../support/commands.js';
import { violations } from '../support/page.js';

const names = ['classic', 'wood', 'flat', 'paper', 'night', 'contrast'] as const;
const themed = (theme: string, style = '') =>
  boardOf(html`<draughts-board theme=${theme as 'wood'} style=${style}></draughts-board>`);
const fillOf = (board: DraughtsBoard): string => getComputedStyle(only(board, '.dark')).fill;

afterEach(() => media({}));

describe('theme', () => {
  for (const theme of names)
    it(`${theme} breaks no accessibility rule`, async () => {
      expect(await violations(await themed(theme))).to.deep.equal([]);
    });

  it('gives the board its colors once it is ready', async () => {
    expect(fillOf(await themed('wood'))).to.equal('rgb(168, 116, 63)');
    expect(fillOf(await themed('flat'))).to.equal('rgb(95, 136, 176)');
  });

  it('changes, and goes', async () => {
    const board = await themed('wood');
    const before = all(board, '.texture').length;
    board.theme = 'night';
    await board.ready;
    expect(fillOf(board)).to.equal('rgb(102, 113, 124)');
    expect([before, all(board, '.texture').length]).to.deep.equal([1, 0]);
    board.theme = null;
    await board.ready;
    expect(fillOf(board)).to.equal('rgb(161, 120, 90)');
  });

  it('is the usual look where it is none', async () => {
    for (const theme of ['', 'gold', 'constructor', '<b>'])
      expect(fillOf(await themed(theme))).to.equal('rgb(161, 120, 90)');
  });

  it('gives way to what the page sets on the board, and comes before what it inherits', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { --draughts-dark: #010101; } .own { --draughts-dark: #020202; }');
    document.adoptedStyleSheets.push(sheet);
    const board = await themed('wood');
    expect(fillOf(board)).to.equal('rgb(168, 116, 63)');
    board.classList.add('own');
    expect(fillOf(board)).to.equal('rgb(2, 2, 2)');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });

  it('follows the color scheme of the page', async () => {
    const board = await themed('flat', 'color-scheme: dark');
    expect(fillOf(board)).to.equal('rgb(84, 125, 165)');
  });

  for (const how of [{ 'prefers-contrast': 'more' }, { 'forced-colors': 'active' }])
    it(`is a plain board with ${JSON.stringify(how)}`, async function () {
      const plain = await themed('classic');
      const others = await Promise.all(['wood', 'paper'].map((theme) => themed(theme)));
      if (!(await media(how))) this.skip();
      for (const board of others) {
        expect(fillOf(board)).to.equal(fillOf(plain));
        for (const texture of all(board, '.texture'))
          expect(getComputedStyle(texture).display).to.equal('none');
      }
    });

  it('is drawn under the marks', async () => {
    const board = await boardOf(
      html`<draughts-board theme="wood" show="must-move" pdn="1. 32-28 19-23" at="2"></draughts-board>`,
    );
    await until('marks', () => all(board, '.must-move').length);
    const order = all(board, 'svg > g').map((group) => group.getAttribute('class'));
    expect(order.slice(0, 2)).to.deep.equal(['texture', 'must-move']);
  });

  it('goes with the board to another document', async () => {
    const board = await themed('wood');
    const frame = document.createElement('iframe');
    board.parentElement?.append(frame);
    frame.contentDocument?.body.append(board);
    await until('its colors', () => fillOf(board) === 'rgb(168, 116, 63)');
  });
});
