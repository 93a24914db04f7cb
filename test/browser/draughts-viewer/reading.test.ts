import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { drawn, only, pointOf, until } from '../support/board.js';
import { chord, touch } from '../support/commands.js';
import { violations } from '../support/page.js';
import { boardIn, middle, one, pause, viewerOf } from '../support/viewer.js';

// International draughts, played out by hand: 28 takes 23 if 19 has gone there, not if 18 has.
const game = `[White "A"][Black "B"][Result "2-0"]
1. 32-28 $5 {It opens the square 32.} 19-23 (1... 18-23 $6 {Then 19 is in the way.} 2. 37-32)
(1... 17-21 2. 37-32) 2. 28x19 14x23 {[%clock w1:04:12 B0:58:47]} 2-0`;

const rootOf = (viewer: DraughtsViewer): ShadowRoot => viewer.shadowRoot as ShadowRoot;
const many = (viewer: DraughtsViewer, selector: string): HTMLElement[] => [
  ...rootOf(viewer).querySelectorAll<HTMLElement>(selector),
];

/** A viewer that somebody has come to. */
async function readerOf(template: TemplateResult): Promise<DraughtsViewer> {
  const viewer = await viewerOf(template);
  one(viewer, '[data-do=next]').focus();
  await until('somebody to read', () => rootOf(viewer).querySelector('.over-room > *'));
  await until('a grid', () => boardIn(viewer).shadowRoot?.querySelector('[role=grid]'));
  await viewer.ready;
  return viewer;
}

const shown = (): Promise<DraughtsViewer> =>
  readerOf(html`<draughts-viewer pdn=${game} animation="0"></draughts-viewer>`);

/** What is said, by the viewer and by its board, in the order in which it is. */
function heardIn(viewer: DraughtsViewer): string[] {
  const words: string[] = [];
  for (const region of [
    one(viewer, '.said'),
    boardIn(viewer).shadowRoot?.querySelector('.announcer') as HTMLElement,
  ])
    new MutationObserver(() => words.push((region.textContent ?? '').trim())).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  return words;
}

/** What has been said when nothing more follows. */
async function said(words: string[]): Promise<string[]> {
  await pause(400);
  return words.splice(0).filter(Boolean);
}

const press = async (viewer: DraughtsViewer, key: string): Promise<void> => {
  await chord(...key.split('+'));
  await viewer.updateComplete;
};

/** The arrows and circles on the board, by the names of their colors. */
const drawnOn = (viewer: DraughtsViewer): string[] =>
  `${boardIn(viewer).shapes ?? ''}`.split(' ').filter(Boolean);

describe('a game is read', () => {
  it('without a fault that axe knows of, at a fork and beside it', async () => {
    const viewer = await shown();
    expect(await violations(viewer)).to.deep.equal([]);
    await viewer.go('1');
    await until('the ways to go on', () => many(viewer, '.ways button').length === 3);
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('and each step is said once: move, glyph, comment, ways to go on', async () => {
    const viewer = await shown();
    const words = heardIn(viewer);
    one(viewer, '[data-do=next]').click();
    expect(await said(words)).to.deep.equal([
      'White: 32 to 28, interesting move. It opens the square 32. ' +
        '3 ways to go on: 19–23, 18–23, 17–21',
    ]);
    await viewer.go('1.1/1');
    expect(await said(words)).to.deep.equal([
      'Black: 18 to 23, dubious move. Then 19 is in the way',
    ]);
    one(viewer, '[data-do=last]').click();
    await said(words);
    await viewer.go('end');
    expect(await said(words)).to.deep.equal(['Black: 14 takes 23, 1 captured. White wins']);
  });

  it('and a sign that a diagram is to stand there is not said', async () => {
    const pdn = '1. 32-28 {Look. [#]} 19-23 {[%diagram]} 2. 28x19';
    const viewer = await readerOf(
      html`<draughts-viewer pdn=${pdn} animation="0"></draughts-viewer>`,
    );
    const words = heardIn(viewer);
    for (const heard of ['White: 32 to 28. Look', 'Black: 19 to 23']) {
      one(viewer, '[data-do=next]').click();
      expect(await said(words)).to.deep.equal([heard]);
    }
  });

  it('and so is the step that somebody comes with', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer pdn=${game} animation="0"></draughts-viewer>`,
    );
    const region = one(viewer, '.said');
    // As assistive technology presses a button: without a pointer, and not always with the focus.
    one(viewer, '[data-do=next]').click();
    await until('the move', () => region.textContent?.startsWith('White: 32 to 28'));
  });

  it('and steps that follow fast are one', async () => {
    const viewer = await shown();
    const words = heardIn(viewer);
    await press(viewer, '.');
    await press(viewer, '.');
    await press(viewer, '.');
    expect(await said(words)).to.deep.equal(['White: 28 takes 19, 1 captured']);
  });

  it('and what the board says is not said again, only what is written', async () => {
    const viewer = await shown();
    const board = boardIn(viewer);
    only(board, '[role=gridcell][tabindex="0"]').focus();
    const words = heardIn(viewer);
    await press(viewer, '.');
    const heard = await said(words);
    expect(heard.filter((each) => each.includes('32 to 28'))).to.have.length(1);
    expect(heard.at(-1)).to.equal(
      'interesting move. It opens the square 32. 3 ways to go on: 19–23, 18–23, 17–21',
    );
  });

  it('and a game that plays by itself is no flood, and its end is told', async () => {
    const viewer = await readerOf(
      html`<draughts-viewer pdn=${game} animation="0" interval="0.2"></draughts-viewer>`,
    );
    const words = heardIn(viewer);
    one(viewer, '[data-do=play]').click();
    await until('the end', () => viewer.path === '4' && !viewer.matches(':state(playing)'));
    const heard = await said(words);
    expect(heard.length).to.be.within(1, 2);
    expect(heard.at(-1)).to.equal('Black: 14 takes 23, 1 captured. White wins');
  });

  it('in the language of the page', async () => {
    const viewer = await readerOf(
      html`<draughts-viewer pdn=${game} animation="0" locale="nl"></draughts-viewer>`,
    );
    const words = heardIn(viewer);
    await viewer.go('1.2/2');
    expect((await said(words))[0]).to.equal('Wit: 37 naar 32');
  });
});

describe('a move of the list', () => {
  it('is named in words: number, move, glyph, clock, and what stands there', async () => {
    const viewer = await shown();
    await until('names', () => many(viewer, '.move').every(({ ariaLabel }) => ariaLabel));
    expect(many(viewer, '.move').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Move 1. White: 32 to 28, interesting move. 32–28!?',
      'Move 1. Black: 19 to 23. 19–23',
      'Move 1. Black: 18 to 23, dubious move. 1…\u200918–23?!',
      'Move 2. White: 37 to 32. 2.\u200937–32',
      'Move 1. Black: 17 to 21. 1…\u200917–21',
      'Move 2. White: 37 to 32. 2.\u200937–32',
      'Move 2. White: 28 takes 19, 1 captured. 28×19',
      'Move 2. Black: 14 takes 23, 1 captured. Clock, Black: 58:47. 14×23',
    ]);
    expect(await violations(viewer)).to.deep.equal([]);
    viewer.locale = 'nl';
    await until('Dutch', () => many(viewer, '.move')[0]?.ariaLabel?.includes('32 naar 28'));
  });

  it('is named after the page has been drawn, some at a time', async () => {
    // Two kings that go to and fro in their corners, out of each other's way.
    const long = `[FEN "W:WK6:BK45"] ${'6-1 45-50 1-6 50-45 '.repeat(250)}`;
    const viewer = await readerOf(html`<draughts-viewer pdn=${long}></draughts-viewer>`);
    expect(viewer.record.plies).to.equal(1000);
    // Names that are given without a pause are told of together.
    const slices: number[] = [];
    const moves = (): HTMLElement[] => many(viewer, '.move');
    new MutationObserver((changes) => slices.push(changes.length)).observe(rootOf(viewer), {
      subtree: true,
      attributeFilter: ['aria-label'],
    });
    viewer.locale = 'nl';
    const isNamed = ({ ariaLabel }: HTMLElement): boolean => /Zet/.test(`${ariaLabel}`);
    for (let i = 0; i < 30 && moves().filter(isNamed).length < 1000; i++) await pause(200);
    const [first, last] = [moves()[0], moves()[999]].map((move) => move?.ariaLabel);
    expect([first, last]).to.deep.equal([
      'Zet 1. Wit: 6 naar 1. 6–1',
      'Zet 500. Zwart: 50 naar 45. 50–45',
    ]);
    expect(Math.max(...slices)).to.be.within(1, 110);
  });
});

describe('a position is previewed', () => {
  const preview = (viewer: DraughtsViewer): HTMLElement | null =>
    rootOf(viewer).querySelector('.preview:not([hidden])');
  const moveOf = (viewer: DraughtsViewer, text: string): HTMLElement =>
    many(viewer, '.move').find(({ textContent }) => textContent?.includes(text)) as HTMLElement;

  afterEach(() => resetMouse());

  it('where the mouse rests on a move, as long as it is there or on the position', async () => {
    const viewer = await shown();
    const news: string[] = [];
    const main = viewer.parentElement;
    for (const type of ['position-change', 'record-load'])
      main?.addEventListener(type, () => news.push(type), { capture: true });
    await sendMouse({ type: 'move', position: middle(moveOf(viewer, '28×19')) });
    await until('a preview', () => preview(viewer));
    const box = preview(viewer) as HTMLElement;
    const board = box.querySelector('draughts-board') as DraughtsBoard;
    await board.ready;
    expect(board.path).to.equal('3');
    expect(viewer.path).to.equal('0');
    expect(board.interactive).to.not.equal(true);
    expect(await violations(viewer)).to.deep.equal([]);
    expect(box.querySelectorAll('draughts-board')).to.have.length(1);
    await sendMouse({ type: 'move', position: middle(box) });
    await pause(500);
    expect(preview(viewer)).to.equal(box);
    await sendMouse({ type: 'move', position: [1, 1] });
    await until('no preview', () => !preview(viewer));
    // The same one serves again.
    await sendMouse({ type: 'move', position: middle(moveOf(viewer, '18–23')) });
    await until('another', () => preview(viewer));
    expect(preview(viewer)).to.equal(box);
    await until('its position', () => board.path === '1.1/1');
    expect(news).to.deep.equal([]);
  });

  it('where the keyboard comes to one, until Escape, which does nothing else', async () => {
    const viewer = await shown();
    await viewer.play('33-29');
    moveOf(viewer, '28×19').focus();
    await press(viewer, 'ArrowUp');
    await until('a preview', () => preview(viewer));
    const focused = rootOf(viewer).activeElement;
    await press(viewer, 'Escape');
    expect(preview(viewer)).to.equal(null);
    expect(rootOf(viewer).activeElement).to.equal(focused);
    expect(viewer.path).to.equal('0~1');
    await press(viewer, 'Escape');
    await until('the game', () => viewer.path === '0');
  });

  it('but not of the place that is shown, nor after a move has been pressed', async () => {
    const viewer = await shown();
    await viewer.go('3');
    await sendMouse({ type: 'move', position: middle(moveOf(viewer, '28×19')) });
    await pause(500);
    expect(preview(viewer)).to.equal(null);
    await sendMouse({ type: 'click', position: middle(moveOf(viewer, '14×23')) });
    await pause(500);
    expect(viewer.path).to.equal('4');
    expect(preview(viewer)).to.equal(null);
  });

  it('and not under a finger', async function () {
    const viewer = await shown();
    const [x, y] = middle(moveOf(viewer, '28×19'));
    if (!(await touch('start', x, y))) this.skip();
    await pause(500);
    const seen = preview(viewer);
    await touch('end');
    expect(seen).to.equal(null);
  });

  it('with the side below that the board has', async () => {
    const viewer = await shown();
    viewer.flip();
    await sendMouse({ type: 'move', position: middle(moveOf(viewer, '28×19')) });
    await until('a preview', () => preview(viewer));
    const board = preview(viewer)?.querySelector('draughts-board') as DraughtsBoard;
    await board.ready;
    expect(board.orientation).to.equal('black');
  });
});

describe('a square that a comment names', () => {
  it('lights up on the board while the mouse is on it', async () => {
    const viewer = await shown();
    const word = many(viewer, '[data-squares]').find(({ textContent }) => textContent === '32');
    await sendMouse({ type: 'move', position: middle(word as HTMLElement) });
    await until('a circle', () => drawnOn(viewer).includes('Y32'));
    await until('it drawn', () => boardIn(viewer).shadowRoot?.querySelector('.circle'));
    await resetMouse();
    await until('none', () => drawnOn(viewer).length === 0);
  });
});

describe('where several moves follow', () => {
  it('none is offered where the author ends', async () => {
    const viewer = await readerOf(
      html`<draughts-viewer pdn=${game} to="1" animation="0"></draughts-viewer>`,
    );
    const words = heardIn(viewer);
    await viewer.go('1');
    expect((await said(words)).join()).not.to.include('ways to go on');
    expect(many(viewer, '.ways')).to.have.length(0);
    expect(drawnOn(viewer)).to.deep.equal([]);
  });

  it('they are arrows, the first in green, beside what the author has drawn', async () => {
    const viewer = await readerOf(
      html`<draughts-viewer pdn=${game} shapes="R31" animation="0"></draughts-viewer>`,
    );
    expect(drawnOn(viewer)).to.deep.equal(['R31']);
    await viewer.go('1');
    await until('arrows', () => drawnOn(viewer).length > 1);
    expect(drawnOn(viewer)).to.deep.equal(['R31', 'G19-23', 'B18-23', 'B17-21']);
    expect(viewer.shapes).to.equal('R31');
    await viewer.go('2');
    await until('none', () => drawnOn(viewer).length === 1);
  });

  it('each is read from left to right, also on a page that is not', async () => {
    const viewer = await shown();
    viewer.dir = 'rtl';
    await viewer.go('1');
    await until('the ways', () => many(viewer, '.ways button').length === 3);
    for (const button of many(viewer, '.ways button')) {
      const text = [...button.childNodes].find(
        ({ nodeType }) => nodeType === Node.TEXT_NODE,
      ) as Text;
      const at = (index: number): number => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      };
      expect(at(0)).to.be.below(at(text.length - 1));
    }
  });

  it('down chooses one of them and Enter follows it', async () => {
    const viewer = await shown();
    await press(viewer, '.');
    await until('the ways', () => many(viewer, '.ways button').length === 3);
    expect(one(viewer, '.ways').ariaLabel).to.equal('3 ways to go on: 19–23, 18–23, 17–21');
    await press(viewer, 'ArrowDown');
    await press(viewer, 'ArrowDown');
    expect(rootOf(viewer).activeElement?.getAttribute('aria-label')).to.equal(
      'Move 1. Black: 18 to 23, dubious move. 18–23',
    );
    expect(drawnOn(viewer)).to.deep.equal(['B19-23', 'G18-23', 'B17-21']);
    await press(viewer, 'Enter');
    await until('the variation', () => viewer.path === '1.1/1');
    expect((rootOf(viewer).activeElement as HTMLElement).dataset.do).to.equal('next');
    expect(many(viewer, '.ways')).to.have.length(0);
  });

  it('Escape takes them away, until the reader comes back', async () => {
    const viewer = await shown();
    await press(viewer, '.');
    await until('the ways', () => many(viewer, '.ways button').length === 3);
    await press(viewer, 'ArrowUp');
    await press(viewer, 'Escape');
    await until('none', () => many(viewer, '.ways').length === 0 && drawnOn(viewer).length === 0);
    expect((rootOf(viewer).activeElement as HTMLElement).dataset.do).to.equal('next');
    await viewer.go('0');
    await viewer.go('1');
    await until('the ways again', () => many(viewer, '.ways button').length === 3);
  });

  it('the move itself can be played on the board', async () => {
    const viewer = await shown();
    await viewer.go('1');
    const board = boardIn(viewer);
    for (const name of ['17', '21'])
      await sendMouse({ type: 'click', position: pointOf(board, name) });
    await until('the variation', () => viewer.path === '1.2/1');
  });
});

describe('a reader who tries moves', () => {
  it('sees that, hears it once, and comes back with Escape on the board', async () => {
    const viewer = await shown();
    const board = boardIn(viewer);
    const words = heardIn(viewer);
    for (const name of ['33', '29'])
      await sendMouse({ type: 'click', position: pointOf(board, name) });
    await until('the move', () => viewer.path === '0~1');
    expect((await said(words)).at(-1)).to.equal('You have left the game. Escape leads back');
    expect(one(viewer, '.trying').textContent).to.equal('Your own movesBack to the game');
    for (const name of ['17', '21'])
      await sendMouse({ type: 'click', position: pointOf(board, name) });
    await until('another move', () => viewer.path === '0~2');
    expect((await said(words)).join()).not.to.include('You have left');
    only(board, '[role=gridcell][tabindex="0"]').focus();
    await press(viewer, 'Escape');
    await until('the game', () => viewer.path === '0');
    await until('no sign', () => many(viewer, '.trying').length === 0);
  });

  it('comes back by the button', async () => {
    const viewer = await shown();
    await viewer.play('33-29');
    await until('the sign', () => many(viewer, '.trying button').length === 1);
    one(viewer, '.trying button').click();
    await until('the game', () => viewer.path === '0');
  });
});

describe('a capture of several pieces', () => {
  // 32 takes 28 and 19.
  const two = '[FEN "W:W32,45:B1,19,28"] 1. 32x14 1-6';
  const hop = (viewer: DraughtsViewer): DraughtsBoard | null =>
    rootOf(viewer).querySelector('.hop');

  it('is stepped through landing by landing, forth and back', async () => {
    const viewer = await readerOf(
      html`<draughts-viewer pdn=${two} animation="0"></draughts-viewer>`,
    );
    const words = heardIn(viewer);
    await sendKeys({ press: '>' });
    await until('a landing', () => hop(viewer));
    await hop(viewer)?.ready;
    // What is taken stays on the board until the move ends.
    expect(drawn(hop(viewer) as DraughtsBoard)).to.equal('W23,45:B1,19,28');
    expect(viewer.path).to.equal('0');
    expect(await said(words)).to.deep.equal(['White: 32 takes 23, 1 captured']);
    await sendKeys({ press: '>' });
    await until('the move', () => viewer.path === '1');
    expect(hop(viewer)).to.equal(null);
    await sendKeys({ press: '<' });
    await until('a landing', () => hop(viewer));
    expect(viewer.path).to.equal('0');
    await sendKeys({ press: 'Escape' });
    expect(hop(viewer)).to.equal(null);
  });

  it('leaves at once what is taken, in games where it does', async () => {
    const viewer = await readerOf(
      html`<draughts-viewer
        pdn='[GameType "30"][FEN "W:Wa3,h2:Ba4,b5,g8"] 1. a3xa5xc5 g8-g7'
        animation="0"
      ></draughts-viewer>`,
    );
    expect(viewer.record.variant.id).to.equal('turkish');
    await sendKeys({ press: '>' });
    await until('a landing', () => hop(viewer));
    await hop(viewer)?.ready;
    expect(drawn(hop(viewer) as DraughtsBoard)).to.equal('Wa5,h2:Bb5,g8');
  });
});

describe('a mouse that rests', () => {
  afterEach(() => resetMouse());

  it('chooses no way that comes under it; the keys go from one to the next', async () => {
    const viewer = await shown();
    await viewer.go('1');
    await until('the ways', () => many(viewer, '.ways button').length === 3);
    const second = middle(many(viewer, '.ways button')[1] as Element);
    await viewer.go('0');
    await until('no ways', () => many(viewer, '.ways').length === 0);
    await sendMouse({ type: 'move', position: second });
    one(viewer, '[data-do=next]').focus();
    await press(viewer, '.');
    await until('the ways', () => many(viewer, '.ways button').length === 3);
    await pause(300);
    expect(many(viewer, '.chosen').map(({ textContent }) => textContent)).to.deep.equal(['19–23']);
    await press(viewer, 'ArrowDown');
    // Now it moves to the third, while the keys are on the first.
    const third = middle(many(viewer, '.ways button')[2] as Element);
    await sendMouse({ type: 'move', position: third });
    await until('the third', () => many(viewer, '.chosen')[0]?.textContent === '17–21');
    await press(viewer, 'ArrowDown');
    expect(rootOf(viewer).activeElement?.textContent).to.equal('18–23');
    expect(many(viewer, '.chosen').map(({ textContent }) => textContent)).to.deep.equal(['18–23']);
  });

  it('previews no move that the list scrolls under it', async () => {
    const long = `[FEN "W:WK6:BK45"] ${'6-1 45-50 1-6 50-45 '.repeat(40)}`;
    const viewer = await readerOf(
      html`<draughts-viewer pdn=${long} animation="0"></draughts-viewer>`,
    );
    const rows = many(viewer, '.main .row');
    await sendMouse({ type: 'move', position: middle(rows[3]?.querySelector('.move') as Element) });
    await until('a preview', () => rootOf(viewer).querySelector('.preview:not([hidden])'));
    const { scrollTop } = one(viewer, '.main');
    await viewer.go('end');
    await until('another part of the list', () => one(viewer, '.main').scrollTop > scrollTop + 100);
    await pause(500);
    expect(many(viewer, '.preview:not([hidden])')).to.have.length(0);
  });
});
