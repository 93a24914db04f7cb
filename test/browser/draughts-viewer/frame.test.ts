import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { until } from '../support/board.js';
import { media } from '../support/commands.js';
import { violations } from '../support/page.js';
import { boardIn, focused, one, viewerOf, viewerOfWidth } from '../support/viewer.js';

const moves = '1. 32-28 {[%clock w1:04:12 B1:10:00]} 19-23 {[%clock W1:04:12 b0:58:47]}';
const pdn = `[Event "World Championship 2003"][Round "1"][Site "Zwartewaterland"][Date "2003.??.??"]
[White "Ndjofang"][Black "Heusdens"][WhiteRating "2312"][Result "1-1"] ${moves} 1-1`;
const long = `[Event "Wereldkampioenschap dammen voor landenteams ${'Llanfairpwll'.repeat(6)}"]
[White "Wijnaldum-${'Kowalczykiewiczowa'.repeat(5)}"][Black "van der Schaaf, Aleksander Maximilian"]
[WhiteRating "2312"][BlackTitle "International Grand Master"][Result "1,5-0,5"] ${moves}`;

const all = (viewer: DraughtsViewer, selector: string): HTMLElement[] => [
  ...(viewer.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const text = (viewer: DraughtsViewer, selector: string): string =>
  all(viewer, selector)
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
    .join('|');

describe('the frame of a viewer', () => {
  afterEach(() => media({}));

  for (const scheme of ['light', 'dark'])
    for (const width of [280, 700, 1200])
      it(`breaks no accessibility rule, ${width} pixels wide on a ${scheme} page`, async () => {
        await media({ 'prefers-color-scheme': scheme });
        const viewer = await viewerOfWidth(width, pdn);
        await viewer.go('last');
        expect(await violations(viewer)).to.deep.equal([]);
      });

  it('keeps the focus in the row of buttons when one of them goes', async () => {
    const viewer = await viewerOfWidth(700, pdn);
    await viewer.go(1);
    await viewer.play('17-21');
    await viewer.updateComplete;
    one(viewer, '[data-do=back]').focus();
    await sendKeys({ press: 'Enter' });
    await until('the game', () => viewer.path === '1');
    await viewer.updateComplete;
    expect(focused()).to.equal(one(viewer, '[data-do=next]'));
    expect(all(viewer, '.controls [tabindex="0"]')).to.have.length(1);
  });
});

describe('the focus in a viewer', () => {
  const own = async (): Promise<DraughtsViewer> => {
    const viewer = await viewerOfWidth(700, pdn);
    await viewer.go(1);
    one(viewer, '[data-do=next]').focus();
    await viewer.play('17-21');
    await until('the way back', () => all(viewer, '.trying button').length === 1);
    return viewer;
  };

  it('goes to the buttons when the way back to the game goes', async () => {
    const viewer = await own();
    one(viewer, '.trying button').focus();
    await sendKeys({ press: 'Enter' });
    await until('the game', () => all(viewer, '.trying button').length === 0);
    expect(focused()).to.equal(one(viewer, '[data-do=next]'));
  });

  for (const [what, act] of [
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['the page, which takes the move back', (viewer: DraughtsViewer) => viewer.undo()],
    [
      'the page, which shows another game',
      async (viewer: DraughtsViewer) => {
        viewer.pdn = '1. 31-27 17-21';
        await viewer.ready;
      },
    ],
  ] as const)
    it(`stays in the list when a move goes: ${what}`, async () => {
      const viewer = await own();
      one(viewer, '.own .move').focus();
      await act(viewer);
      await until('no moves of his own', () => all(viewer, '.own').length === 0);
      await viewer.updateComplete;
      expect(focused()?.matches('.move[tabindex="0"]')).to.equal(true);
    });

  it('is not taken from the page around', async () => {
    const viewer = await own();
    const field = document.createElement('input');
    viewer.after(field);
    field.focus();
    viewer.undo();
    await until('no moves of his own', () => all(viewer, '.own').length === 0);
    await viewer.updateComplete;
    expect(focused()).to.equal(field);
  });
});

describe('a viewer among what pages do', () => {
  const of = async (style: string): Promise<DraughtsViewer> => {
    const viewer = await viewerOfWidth(
      700,
      `${pdn.slice(0, -3)} {A comment of several words.} 1-1`,
    );
    (viewer.parentElement as HTMLElement).style.cssText = style;
    viewer.style.inlineSize = '';
    return viewer;
  };

  it('grows its text with that of the page, and puts the moves below where they would be cut off', async () => {
    const viewer = await of('inline-size: 700px');
    const sizeOf = (selector: string): number =>
      Number.parseFloat(getComputedStyle(all(viewer, selector)[0] as Element).fontSize);
    const texts = ['.event', '.result', '.who', '.move', '.number', '.comment'];
    const before = texts.map(sizeOf);
    document.documentElement.style.fontSize = '200%';
    try {
      expect(texts.map(sizeOf)).to.deep.equal(before.map((size) => 2 * size));
      const { bottom } = one(viewer, '.controls').getBoundingClientRect();
      expect(one(viewer, '.moves-room').getBoundingClientRect().top).to.be.at.least(bottom);
      for (const move of all(viewer, '.move'))
        expect(move.getBoundingClientRect().right).to.be.below(
          viewer.getBoundingClientRect().right,
        );
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('keeps its looks in another document, with what is loaded there, and when it comes back', async () => {
    const viewer = await of('inline-size: 700px');
    const home = viewer.parentElement as HTMLElement;
    const frame = document.createElement('iframe');
    frame.style.cssText = 'inline-size: 700px; block-size: 700px';
    home.append(frame);
    const styleOf = (selector: string): CSSStyleDeclaration =>
      (viewer.ownerDocument.defaultView ?? window).getComputedStyle(one(viewer, selector));
    frame.contentDocument?.body.append(viewer);
    await until('looks', () => styleOf('.viewer').display === 'grid');
    one(viewer, '[data-do=more]').click();
    await until('the menu', () => all(viewer, '.menu').length === 1);
    await until('its looks', () => styleOf('.menu').position === 'fixed');
    home.append(viewer);
    await until('looks', () => styleOf('.viewer').display === 'grid');
  });

  for (const style of ['display: inline-block', 'float: inline-start', 'display: table-cell'])
    it(`has the room it needs where nothing gives it any: ${style}`, async () => {
      const viewer = await of(style);
      expect(viewer.getBoundingClientRect().width).to.be.at.least(280);
    });

  it('sets its text in lines of its own, whatever the page does with lines', async () => {
    const viewer = await of(
      'inline-size: 700px; white-space: pre; text-align: center; text-indent: 9em; text-transform: uppercase',
    );
    const { whiteSpace, textAlign, textIndent, textTransform } = getComputedStyle(
      one(viewer, '.comment'),
    );
    expect([whiteSpace, textAlign, textIndent, textTransform]).to.deep.equal([
      'normal',
      'start',
      '0px',
      'none',
    ]);
  });
});

describe('the head of a viewer', () => {
  it('tells the event, the round, the place and the date, as far as they are known', async () => {
    const viewer = await viewerOfWidth(700, pdn);
    expect(text(viewer, '.about')).to.equal(
      'World Championship 2003 · Round 1 · Zwartewaterland · 2003',
    );
    expect(text(viewer, '.event')).to.equal('World Championship 2003');
    const other = await viewerOfWidth(700, '[Event "?"][Round "Final"][Site "Riga"] 1. 32-28');
    expect(text(other, '.about')).to.equal('Final · Riga');
  });

  for (const [date, shown] of [
    ['2003.09.21', '2003.09.21'],
    ['2003.09.??', '2003.09'],
    ['2003.13.45', '2003.13.45'],
    ['1.1.1965', '1.1.1965'],
  ] as const)
    it(`tells a date as far as it is known: ${date}`, async () => {
      const viewer = await viewerOfWidth(700, `[Date "${date}"] 1. 32-28`);
      await until('the date', () => text(viewer, '.about') === shown);
    });

  for (const [result, shown] of [
    ['1-1', '1-1'],
    ['1/2-1/2', '1/2-1/2'],
    ['½–½', '½–½'],
    ['2-0', '2-0'],
    ['12-0', '12-0'],
    ['0-0', '0-0'],
    ['*', ''],
  ])
    it(`tells the result as it is written: ${result}`, async () => {
      const viewer = await viewerOfWidth(700, `[Event "E"][Result "${result}"] 1. 32-28`);
      expect(text(viewer, '.result')).to.equal(shown);
    });

  it('is not there where nothing is known', async () => {
    const viewer = await viewerOfWidth(700, '1. 32-28 19-23');
    expect(all(viewer, '.head, .player')).to.deep.equal([]);
  });
});

describe('the layout of a viewer', () => {
  for (const width of [280, 300, 599, 700, 1200])
    it(`holds long names and events, ${width} pixels wide`, async () => {
      const viewer = await viewerOfWidth(width, long);
      await viewer.go('last');
      const edge = one(viewer, '.viewer').getBoundingClientRect();
      for (const element of all(viewer, '.about, .result, .who, .clock, .control, .room')) {
        const { left, right } = element.getBoundingClientRect();
        const what = element.className;
        expect(left, what).to.be.at.least(edge.left);
        expect(right, what).to.be.at.most(edge.right);
      }
      for (const row of all(viewer, '.head, .player')) {
        const boxes = [...row.children].map((each) => each.getBoundingClientRect());
        boxes.slice(1).forEach((box, i) => {
          if (box.width > 0) expect(box.left).to.be.at.least(boxes[i]?.right ?? 0);
        });
      }
      // Buttons stay large enough to be pressed, and on one line.
      const tops = all(viewer, '.control').map((each) => each.getBoundingClientRect().top);
      expect(new Set(tops).size).to.equal(1);
      for (const button of all(viewer, '.control'))
        expect(button.getBoundingClientRect().width).to.be.at.least(24);
      expect(
        all(viewer, '.clock').map((each) => each.scrollWidth > each.clientWidth),
      ).to.deep.equal([false, false]);
    });

  it('has the moves beside the board where there is room, below it elsewhere', async () => {
    const places = async (width: number): Promise<string> => {
      const viewer = await viewerOfWidth(width, pdn);
      const list = one(viewer, '.moves-room').getBoundingClientRect();
      const board = boardIn(viewer).getBoundingClientRect();
      return list.left >= board.right ? 'beside' : list.top >= board.bottom ? 'below' : 'over it';
    };
    expect([await places(300), await places(599), await places(700)]).to.deep.equal([
      'below',
      'below',
      'beside',
    ]);
  });

  it('goes from left to right on a page that goes from right to left', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const viewer = await viewerOfWidth(700, pdn);
      const left = (selector: string): number => one(viewer, selector).getBoundingClientRect().left;
      expect(left('[data-do=first]')).to.be.below(left('[data-do=last]'));
      expect(left('.moves-room')).to.be.below(left('.board-room'));
      one(viewer, '[data-do=next]').focus();
      await sendKeys({ press: 'ArrowRight' });
      expect(focused()).to.equal(one(viewer, '[data-do=last]'));
      const [from, to] = ['32', '28'].map((square) => {
        const move = all(viewer, '.move')[0] as HTMLElement;
        const range = document.createRange();
        const words = document.createTreeWalker(move, NodeFilter.SHOW_TEXT);
        const node = words.nextNode() as Text;
        const at = node.data.indexOf(square);
        range.setStart(node, at);
        range.setEnd(node, at + 2);
        return range.getBoundingClientRect().left;
      });
      expect(from).to.be.below(to ?? 0);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });
});

describe('the man beside a player', () => {
  const layers = ['drum', 'face', 'ring'];
  /** How the layers of a man are painted. */
  const paintOf = (root: ParentNode, color: string): string[] =>
    layers.map((layer) => {
      const element = root.querySelector(`.${color}.man.${layer}`) as Element;
      const { fill, stroke, strokeWidth, strokeLinecap } = getComputedStyle(element);
      return `${layer}: ${fill} ${stroke} ${strokeWidth} ${strokeLinecap}`;
    });
  afterEach(() => media({}));

  for (const [name, features] of Object.entries({
    'as it is': {},
    'on a dark page': { 'prefers-color-scheme': 'dark' },
    'with more contrast': { 'prefers-contrast': 'more' },
    'with forced colors': { 'forced-colors': 'active' },
  }))
    it(`looks like those on the board, ${name}`, async () => {
      await media(features);
      const viewer = await viewerOf(html`<draughts-viewer pdn=${pdn}></draughts-viewer>`);
      const board = boardIn(viewer).shadowRoot as ShadowRoot;
      for (const [i, color] of ['black', 'white'].entries()) {
        const man = all(viewer, '.player')[i]?.querySelector('svg') as Element;
        expect(paintOf(man, color)).to.deep.equal(paintOf(board, color));
      }
    });
});

describe('a viewer on paper', () => {
  afterEach(() => emulateMedia({ media: 'screen' }).then(() => media({})));

  it('has the game and the position, and no controls, black on white', async () => {
    await media({ 'prefers-color-scheme': 'dark' });
    const many =
      '1. 32-28 17-22 2. 28x17 11x22 3. 37-32 6-11 4. 41-37 11-17 5. 46-41 1-6 6. 34-29 6-11';
    const viewer = await viewerOfWidth(700, pdn.replace(moves, many));
    await emulateMedia({ media: 'print', colorScheme: 'dark' });
    const shown = (selector: string): boolean[] =>
      all(viewer, selector).map((each) => each.getClientRects().length > 0);
    expect(shown('.controls')).to.deep.equal([false]);
    expect(shown('.head, .player, .board-room > *')).to.deep.equal([true, true, true, true]);
    for (const element of all(viewer, '.event, .name, .result, .move'))
      expect(getComputedStyle(element).color, element.className).to.equal('rgb(0, 0, 0)');
    // No part of the list is cut off.
    const list = one(viewer, '.moves-room');
    expect(list.scrollHeight).to.be.at.most(list.clientHeight + 1);
    expect(list.getBoundingClientRect().bottom).to.be.at.most(
      one(viewer, '.viewer').getBoundingClientRect().bottom + 1,
    );
    expect(all(viewer, '.move')).to.have.length(12);
  });

  it('has what stands far below on the page', async () => {
    const viewer = await viewerOfWidth(700, pdn);
    const above = document.createElement('p');
    above.style.blockSize = '9000px';
    viewer.before(above);
    const far = document.createElement('draughts-viewer') as DraughtsViewer;
    far.pdn = pdn;
    viewer.after(far);
    await far.ready;
    dispatchEvent(new Event('beforeprint'));
    await boardIn(far).updateComplete;
    expect(boardIn(far).shadowRoot?.querySelectorAll('.white.man.face')).to.have.length.above(0);
    expect(text(far, '.name')).to.equal('Heusdens|Ndjofang');
    expect(all(far, '.move')).to.have.length(2);
  });
});
