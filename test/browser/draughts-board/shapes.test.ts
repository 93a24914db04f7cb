import { sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { all, boardOf, only, pointOf, until } from '../support/board.js';
import { press, type } from '../support/hand.js';
import { violations } from '../support/page.js';

const board = (shapes = '', interactive = false) =>
  boardOf(html`<draughts-board shapes=${shapes} ?interactive=${interactive}></draughts-board>`);
const label = (on: DraughtsBoard): string =>
  only(on, 'svg, .grid').getAttribute('aria-label') ??
  only(on, '.grid').getAttribute('aria-label') ??
  '';
const said = (on: DraughtsBoard): string => only(on, '.announcer').textContent ?? '';
const drawnShapes = (on: DraughtsBoard): string[] => [
  ...new Set(
    all(on, 'g.arrow, g.circle').map((g) => (g.getAttribute('class') ?? '').replace(/ \d+$/, '')),
  ),
];

/** What the page has been told that the reader has drawn. */
function told(on: DraughtsBoard): string[] {
  const texts: string[] = [];
  on.addEventListener('shapes-change', ({ shapes }) => texts.push(shapes));
  return texts;
}

async function right(on: DraughtsBoard, from: string, to = from): Promise<void> {
  await sendMouse({ type: 'move', position: pointOf(on, from) });
  await sendMouse({ type: 'down', button: 'right' });
  await until('a shape under way', () => all(on, 'g.arrow, g.circle').length);
  await sendMouse({ type: 'move', position: pointOf(on, to) });
  await sendMouse({ type: 'up', button: 'right' });
  await on.updateComplete;
}

describe('shapes', () => {
  it('break no accessibility rule, and are told to who cannot see them', async () => {
    const still = await board('G28 R31-27 B18-29-38');
    expect(await violations(still)).to.deep.equal([]);
    expect(label(still)).to.match(/green circle on 28\. red arrow 31-27\. blue arrow 18-29-38$/);
    const playable = await board('Y32', true);
    await until('words', () =>
      all(playable, '.grid')[0]?.getAttribute('aria-label')?.endsWith('yellow circle on 32'),
    );
    expect(await violations(playable)).to.deep.equal([]);
  });

  it('are told in the language of the page', async () => {
    const dutch = await boardOf(html`<draughts-board lang="nl" shapes="R31-27"></draughts-board>`);
    await until('Dutch', () => label(dutch).endsWith('rode pijl 31-27'));
  });

  it('are not told where the author tells what there is', async () => {
    const own = await boardOf(html`<draughts-board shapes="R31" label="Mine"></draughts-board>`);
    expect(label(own)).to.equal('Mine');
  });

  it('change, and go', async () => {
    const on = await board('G28');
    on.shapes = 'R31-27';
    await on.ready;
    expect(drawnShapes(on)).to.deep.equal(['arrow red']);
    on.shapes = null;
    await on.ready;
    expect(drawnShapes(on)).to.deep.equal([]);
  });

  it('that are none are left out, with one warning', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    try {
      const on = await board('G99 <b>x</b> R31');
      on.requestUpdate();
      await on.ready;
      expect(drawnShapes(on)).to.deep.equal(['circle red']);
      expect(warnings).to.deep.equal(['No shapes of International draughts: G99 <b>x</b>']);
    } finally {
      console.warn = warn;
    }
  });

  it('of a comment are drawn where it stands', async () => {
    const pdn = '{[%csl Y1]} 1. 32-28 {Look [%cal G2823]} 19-23 2. 28x19';
    const on = await boardOf(html`<draughts-board pdn=${pdn} at="1"></draughts-board>`);
    expect(drawnShapes(on)).to.deep.equal(['arrow green']);
    await on.go('next');
    await on.ready;
    expect(drawnShapes(on)).to.deep.equal([]);
    await on.go('start');
    await on.ready;
    expect(drawnShapes(on)).to.deep.equal(['circle yellow']);
  });

  it('of a page that has none cost nothing', async () => {
    await boardOf(html`<draughts-board pdn="1. 32-28 {Fine}" at="1"></draughts-board>`);
    const on = await board();
    expect(all(on, 'g.arrow, g.circle')).to.deep.equal([]);
  });
});

describe('a reader', () => {
  it('draws circles and arrows with the right button, and hears of it', async () => {
    const on = await board('', true);
    const texts = told(on);
    await right(on, '28');
    expect(said(on)).to.equal('green circle on 28');
    await right(on, '31', '27');
    expect(said(on)).to.equal('green arrow 31-27');
    expect(texts).to.deep.equal(['G28', 'G28 G31-27']);
    expect(await violations(on)).to.deep.equal([]);
  });

  it('takes away what he draws again', async () => {
    const on = await board('', true);
    const texts = told(on);
    await right(on, '28');
    await right(on, '28');
    expect(texts).to.deep.equal(['G28', '']);
  });

  it('clears all with a press, but not what the author has drawn', async () => {
    const on = await board('B1', true);
    const texts = told(on);
    await right(on, '28');
    await press(on, '20');
    await on.updateComplete;
    expect(drawnShapes(on)).to.deep.equal(['circle blue']);
    expect(texts).to.deep.equal(['G28', '']);
  });

  it('clears all with Escape', async () => {
    const on = await board('', true);
    const texts = told(on);
    await type(on, 'Tab');
    await right(on, '28');
    await type(on, 'Escape');
    expect(texts).to.deep.equal(['G28', '']);
  });

  it('moves nothing by it', async () => {
    const on = await board('', true);
    await right(on, '32', '28');
    expect(on.path).to.equal('0');
    expect(all(on, '.selected')).to.deep.equal([]);
  });

  it('draws with keys: a square, then another, or the same', async () => {
    const on = await board('', true);
    const texts = told(on);
    await type(on, 'Tab', 'Shift+D');
    await until('words', () => said(on).startsWith('Drawing from '));
    await type(on, 'ArrowRight', 'Shift+D');
    await until('an arrow', () => texts.length === 1);
    expect(texts[0]).to.match(/^G\d+-\d+$/);
    await type(on, 'Shift+D', 'Shift+D');
    await until('a circle', () => texts.length === 2);
    expect(texts[1]).to.match(/^G\d+-\d+ G\d+$/);
  });

  it('loses them when another position is shown', async () => {
    const on = await board('', true);
    await right(on, '28');
    await on.play('32-28');
    await on.updateComplete;
    expect(drawnShapes(on)).to.deep.equal([]);
  });

  it('draws nothing on a board to look at, and keeps the menu of the browser there', async () => {
    const on = await board();
    const event = new MouseEvent('contextmenu', {
      bubbles: true,
      composed: true,
      cancelable: true,
      button: 2,
    });
    only(on, 'svg').dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });
});
