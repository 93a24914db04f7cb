import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { until } from '../support/board.js';
import { media } from '../support/commands.js';
import { fixture, violations } from '../support/page.js';
import {
  boardIn,
  focused,
  middle,
  one,
  pause,
  untilPath,
  viewerOf,
  walkOf,
} from '../support/viewer.js';

// Quiet moves, then an exchange.
const pdn = '1. 32-28 17-22 2. 28x17 11x22 3. 37-32 6-11';

/** A quick player: it rests for a quarter of a second, and nothing moves. */
const game = (): Promise<DraughtsViewer> =>
  viewerOf(html`<draughts-viewer pdn=${pdn} interval=".25" animation="0"></draughts-viewer>`);

const play = (viewer: DraughtsViewer): HTMLElement => one(viewer, '[data-do=play]');
const isPlaying = (viewer: DraughtsViewer): boolean => viewer.matches(':state(playing)');

/** Whether it stays where it is, for longer than two rests. */
async function isAtRest(viewer: DraughtsViewer): Promise<boolean> {
  await viewer.ready;
  const { path } = viewer;
  await pause(600);
  return viewer.path === path && !isPlaying(viewer);
}

/** A viewer that has begun to play. */
async function playing(): Promise<DraughtsViewer> {
  const viewer = await game();
  play(viewer).click();
  await untilPath(viewer, '1');
  await until('a game that plays', () => isPlaying(viewer));
  await viewer.ready;
  return viewer;
}

describe('a game that plays by itself', () => {
  afterEach(() => media({}));

  for (const scheme of ['light', 'dark'])
    it(`breaks no accessibility rule on a ${scheme} page`, async () => {
      await media({ 'prefers-color-scheme': scheme });
      const viewer = await playing();
      expect(await violations(viewer)).to.deep.equal([]);
    });

  it('can be paused by who has started it, with the same key at the same place', async () => {
    const viewer = await game();
    play(viewer).focus();
    expect(play(viewer).ariaLabel).to.equal('Play');
    await sendKeys({ press: 'Enter' });
    await until('a pause button', () => play(viewer).ariaLabel === 'Pause');
    expect(focused()).to.equal(play(viewer));
    await sendKeys({ press: 'Enter' });
    await until('a play button', () => play(viewer).ariaLabel === 'Play');
    expect(focused()).to.equal(play(viewer));
    expect(await isAtRest(viewer)).to.equal(true);
  });

  it('can be paused by who comes to the button with Tab and arrows', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer pdn=${pdn} interval="1" animation="0" autoplay></draughts-viewer>`,
    );
    await until('a game that plays', () => isPlaying(viewer));
    one(viewer, '[data-do=next]').focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(focused()).to.equal(play(viewer));
    expect(isPlaying(viewer)).to.equal(true);
    await sendKeys({ press: 'Space' });
    expect(isPlaying(viewer)).to.equal(false);
  });

  it('goes along the line from where the reader stands to its end', async () => {
    const viewer = await game();
    await viewer.go(2);
    const walk = walkOf(viewer);
    play(viewer).click();
    await untilPath(viewer, '6');
    await until('rest', () => !isPlaying(viewer));
    expect(walk.map(({ path, cause }) => `${path} ${cause}`)).to.deep.equal([
      '3 autoplay',
      '4 autoplay',
      '5 autoplay',
      '6 autoplay',
    ]);
    await viewer.updateComplete;
    expect(play(viewer).ariaLabel).to.equal('Play');
  });

  it('begins again where the reader presses play at the end', async () => {
    const viewer = await game();
    await viewer.go('last');
    play(viewer).click();
    await untilPath(viewer, '0');
    await untilPath(viewer, '1');
  });

  it('follows a variation to its end', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer
        pdn="1. 32-28 17-22 (1... 18-23 2. 38-32 12-18) 2. 28x17"
        interval=".1"
        animation="0"
        at="1.1/1"
      ></draughts-viewer>`,
    );
    const walk = walkOf(viewer);
    play(viewer).click();
    await untilPath(viewer, '1.1/3');
    expect(await isAtRest(viewer)).to.equal(true);
    expect(walk.map(({ path }) => path)).to.deep.equal(['1.1/2', '1.1/3']);
  });

  it('begins at its end again with `loop`, and ends and begins where the author says', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer
        pdn=${pdn}
        interval=".1"
        animation="0"
        from="2"
        to="4"
        at="2"
        loop
      ></draughts-viewer>`,
    );
    const walk = walkOf(viewer);
    play(viewer).click();
    await until('two rounds', () => walk.length > 5);
    expect(walk.slice(0, 6).map(({ path }) => path)).to.deep.equal(['3', '4', '2', '3', '4', '2']);
  });

  it('rests when a capture has been shown hop by hop, not before', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer
        pdn='[FEN "W:W32,50:B1,19,28"] 1. 32x14 1-7'
        interval=".1"
      ></draughts-viewer>`,
    );
    const walk = walkOf(viewer);
    play(viewer).click();
    await untilPath(viewer, '2');
    const [first, second] = walk;
    // Two hops of 160 ms, 40 on the landing; then a tenth of a second.
    expect((second?.at ?? 0) - (first?.at ?? 0)).to.be.above(460);
  });

  it('rests as long as the clocks say, ten times as fast', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer
        pdn="1. 32-28 {[%emt 0:00:01]} 17-22 {[%emt 0:00:12]}"
        interval="clock"
        animation="0"
      ></draughts-viewer>`,
    );
    const walk = walkOf(viewer);
    play(viewer).click();
    await untilPath(viewer, '2');
    expect((walk[1]?.at ?? 0) - (walk[0]?.at ?? 0)).to.be.within(1190, 1900);
  });
});

describe('a game that begins to play by itself', () => {
  afterEach(() => media({}));

  const itself = (): Promise<DraughtsViewer> =>
    viewerOf(
      html`<draughts-viewer pdn=${pdn} interval=".2" animation="0" autoplay></draughts-viewer>`,
    );

  it('does so with `autoplay`', async () => {
    await untilPath(await itself(), '2');
  });

  it('does not where the reader wants no motion, until he presses play', async function () {
    if (!(await media({ 'prefers-reduced-motion': 'reduce' }))) this.skip();
    const viewer = await itself();
    await pause(600);
    expect(viewer.path).to.equal('0');
    play(viewer).click();
    await untilPath(viewer, '2');
  });

  it('does not begin again when the reader has stopped it', async () => {
    const viewer = await itself();
    await untilPath(viewer, '1');
    play(viewer).click();
    await viewer.go('previous');
    expect(await isAtRest(viewer)).to.equal(true);
  });

  it('does so with the next record that the page gives it', async () => {
    const viewer = await itself();
    await untilPath(viewer, '1');
    viewer.pdn = '1. 33-28 18-23';
    await until('another game', () => viewer.record.plies === 2);
    await untilPath(viewer, '2');
    expect(await isAtRest(viewer)).to.equal(true);
  });
});

describe('a game that plays stops when the reader', () => {
  const actions: Record<string, (viewer: DraughtsViewer) => Promise<unknown>> = {
    'presses the board': (viewer) =>
      sendMouse({ type: 'click', position: middle(boardIn(viewer)) }),
    'presses the list of moves': (viewer) =>
      sendMouse({ type: 'click', position: middle(one(viewer, '.moves-room')) }),
    'steps back': async (viewer) => one(viewer, '[data-do=previous]').click(),
    'steps on': async (viewer) => one(viewer, '[data-do=next]').click(),
    'presses a key on the board': async (viewer) => {
      boardIn(viewer).shadowRoot?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      await sendKeys({ press: 'ArrowUp' });
    },
    'presses Escape': async (viewer) => {
      play(viewer).focus();
      await sendKeys({ press: 'Escape' });
    },
    'goes somewhere by a button of the page': (viewer) => viewer.go(5),
  };
  for (const [action, act] of Object.entries(actions))
    it(action, async () => {
      const viewer = await playing();
      one(viewer, '[data-do=next]').focus();
      await until('a grid', () => boardIn(viewer).shadowRoot?.querySelector('[role=grid]'));
      await act(viewer);
      await until('rest', () => !isPlaying(viewer));
      expect(await isAtRest(viewer)).to.equal(true);
      expect(viewer.path).to.not.equal('6');
    });
});

describe('a game that plays goes on when the reader', () => {
  const idle: Record<string, (viewer: DraughtsViewer) => Promise<unknown>> = {
    'moves the mouse over it': (viewer) =>
      sendMouse({ type: 'move', position: middle(boardIn(viewer)) }),
    'goes through it with Tab': async (viewer) => {
      one(viewer, '.move[tabindex="0"]').focus();
      await sendKeys({ press: 'Tab' });
    },
    'turns the board round': async (viewer) => one(viewer, '[data-do=flip]').click(),
    'opens the menu': async (viewer) => one(viewer, '[data-do=more]').click(),
  };
  for (const [action, act] of Object.entries(idle))
    it(action, async () => {
      const viewer = await playing();
      await act(viewer);
      await untilPath(viewer, '6');
    });
});

describe('a game that plays waits', () => {
  it('out of sight, and goes on when it is seen again', async () => {
    const viewer = await playing();
    const far = document.createElement('p');
    far.style.blockSize = '5000px';
    viewer.before(far);
    await pause(600);
    const { path } = viewer;
    await pause(600);
    expect(viewer.path).to.equal(path);
    expect(isPlaying(viewer)).to.equal(true);
    far.remove();
    await until('another place', () => viewer.path !== path);
  });

  it('in a hidden tab, and goes on when it is shown again', async () => {
    const viewer = await playing();
    const show = (hidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      show(true);
      await pause(300);
      const { path } = viewer;
      await pause(600);
      expect(viewer.path).to.equal(path);
      show(false);
      await until('another place', () => viewer.path !== path);
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
  });

  for (const [where, hide, show] of [
    [
      'in a closed box',
      (box) => box.removeAttribute('open'),
      (box) => box.setAttribute('open', ''),
    ],
    [
      'where nothing is laid out',
      (box) => box.setAttribute('hidden', ''),
      (box) => box.removeAttribute('hidden'),
    ],
  ] satisfies [string, (box: Element) => void, (box: Element) => void][])
    it(`${where}, and begins when it is seen`, async () => {
      const box = await fixture<HTMLDetailsElement>(
        html`<details open><draughts-viewer pdn=${pdn} interval=".1" animation="0"></draughts-viewer></details>`,
      );
      hide(box);
      const viewer = box.querySelector('draughts-viewer') as DraughtsViewer;
      viewer.autoplay = true;
      await viewer.ready;
      await pause(600);
      expect(viewer.path).to.equal('0');
      show(box);
      await until('another place', () => viewer.path !== '0');
    });

  it('off the page, and goes on when it is put back', async () => {
    const viewer = await playing();
    const { parentElement } = viewer;
    viewer.remove();
    const { path } = viewer;
    await pause(600);
    expect(viewer.path).to.equal(path);
    parentElement?.append(viewer);
    await until('another place', () => viewer.path !== path);
  });

  it('off the page, and does not begin again where it was taken off at the last move', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer pdn="1. 32-28 17-22" at="1" animation="400"></draughts-viewer>`,
    );
    const { parentElement } = viewer;
    play(viewer).click();
    await untilPath(viewer, '2');
    viewer.remove();
    parentElement?.append(viewer);
    await until('the end', () => !isPlaying(viewer));
    expect(viewer.path).to.equal('2');
  });
});
