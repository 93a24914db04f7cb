import { expect } from 'chai';
import '../../src/index.js';
import type { DraughtsBoard } from '../../src/index.js';

const MANY = 60;

/** Many boards made at once, one below the other. */
async function boards(): Promise<{ readonly page: HTMLElement; readonly all: DraughtsBoard[] }> {
  const page = document.createElement('div');
  page.style.inlineSize = '300px';
  const all = Array.from({ length: MANY }, (_, i) => {
    const board = document.createElement('draughts-board');
    board.fen = `W:W${31 + (i % 20)}:B1`;
    return board;
  });
  page.append(...all);
  document.body.append(page);
  await Promise.all(all.map((board) => board.ready));
  return { page, all };
}

const frame = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
/** Waits for what takes some frames, and longer on a busy machine. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await frame();
}
const picture = (board: DraughtsBoard | undefined): SVGElement | null | undefined =>
  board?.shadowRoot?.querySelector('svg');
const isDrawn = (board: DraughtsBoard | undefined): boolean =>
  (picture(board)?.childElementCount ?? 0) > 0;

describe('many boards that are made at once', () => {
  let page: HTMLElement;
  let all: DraughtsBoard[];
  beforeEach(async () => {
    ({ page, all } = await boards());
    await import('../../src/elements/shared/near.js');
    await frame();
    await frame();
  });
  afterEach(() => {
    page.remove();
    scrollTo(0, 0);
  });

  it('tell all what they show, also those that are not drawn yet', () => {
    for (const board of all) {
      expect(picture(board)?.getAttribute('role')).to.equal('img');
      expect(picture(board)?.getAttribute('aria-label')).to.match(
        /White: 1 man: \d+\. Black: 1 man: 1$/,
      );
    }
  });

  it('are drawn at the top, and wait far below, each as high as it will be', () => {
    expect(isDrawn(all[0])).to.equal(true);
    expect(isDrawn(all.at(-1))).to.equal(false);
    expect(all.at(-1)?.offsetHeight).to.equal(all[0]?.offsetHeight);
  });

  it('are drawn when they come near', async () => {
    all.at(-1)?.scrollIntoView();
    await until(() => isDrawn(all.at(-1)));
    expect(isDrawn(all.at(30))).to.equal(false);
  });

  it('are all drawn before the page is printed', () => {
    dispatchEvent(new Event('beforeprint'));
    return Promise.resolve().then(async () => {
      await all.at(-1)?.updateComplete;
      expect(all.filter((board) => !isDrawn(board))).to.deep.equal([]);
    });
  });

  it('are drawn where they are wanted: to be played on, and for a move', async () => {
    const last = all.at(-1) as DraughtsBoard;
    await last.play('50-44');
    await last.updateComplete;
    expect(isDrawn(last)).to.equal(true);
  });

  it('are shown after they have been elsewhere', async () => {
    const last = all.at(-1) as DraughtsBoard;
    last.remove();
    await frame();
    page.prepend(last);
    scrollTo(0, 0);
    await until(() => isDrawn(last));
  });
});

describe('a few boards', () => {
  it('are drawn at once', async () => {
    await frame();
    const board = document.createElement('draughts-board');
    board.style.marginTop = '20000px';
    document.body.append(board);
    await board.updateComplete;
    expect(isDrawn(board)).to.equal(true);
    board.remove();
  });
});
