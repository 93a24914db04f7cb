import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { renderSvg } from '../../../src/svg.js';
import { all, boardOf } from '../support/board.js';

const parsed = (text: string): Document => new DOMParser().parseFromString(text, 'image/svg+xml');
const pathsOf = (root: ParentNode): string[] =>
  [...root.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');

/** The color of a point of a picture, which is told in parts of its width and height. */
async function pixels(blob: Blob): Promise<(x: number, y: number) => number[]> {
  const image = await createImageBitmap(blob);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  return (x, y) =>
    [
      ...(context?.getImageData(Math.floor(x * image.width), Math.floor(y * image.height), 1, 1)
        .data ?? []),
    ].slice(0, 3);
}

const shapes = 'G28 R31-27-18 Y48-37';
const dressed = (): Promise<DraughtsBoard> =>
  boardOf(
    html`<draughts-board theme="wood" shapes=${shapes} show="turn last-move" pdn="1. 32-28" at="1"></draughts-board>`,
  );

describe('a picture', () => {
  it('has a name, and says what it shows', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W31:B1"></draughts-board>`);
    expect(parsed(await board.toSvg()).querySelector('title')?.textContent).to.match(/White: .*31/);
  });

  it('is what is on the page, path by path', async () => {
    const board = await dressed();
    const svg = parsed(await board.toSvg());
    // What lies behind the coordinates is no path on a page.
    expect(pathsOf(svg.documentElement).slice(1)).to.deep.equal(
      all(board, 'svg path').map((path) => path.getAttribute('d')),
    );
  });

  it('is the same without a page', async () => {
    const board = await dressed();
    const { setup } = board.position as NonNullable<typeof board.position>;
    const away = renderSvg(setup, {
      theme: 'wood',
      marks: {
        lastMove: {
          from: board.record.variant.squareAt('32') as never,
          to: board.record.variant.squareAt('28') as never,
        },
        turn: true,
      },
      shapes: [
        { color: 'green', squares: [28] },
        { color: 'red', squares: [31, 27, 18] },
        { color: 'yellow', squares: [48, 37] },
      ] as never,
    });
    expect(pathsOf(parsed(await board.toSvg()))).to.deep.equal(pathsOf(parsed(away)));
  });

  it('has the colors that the page has given the board', async () => {
    const board = await boardOf(
      html`<draughts-board style="--draughts-dark: rgb(1 100 3)"></draughts-board>`,
    );
    expect(await board.toSvg()).to.contain('fill="#016403"');
    expect(await board.toSvg({ colors: { dark: 'tan' } })).to.contain('fill="tan"');
    expect(await board.toSvg({ theme: 'night' })).to.contain('fill="#66717c"');
  });

  it('has the colors of a dark page there', async () => {
    const board = await boardOf(html`<draughts-board style="color-scheme: dark"></draughts-board>`);
    expect(await board.toSvg()).to.contain('fill="#997053"');
  });

  it('has no pieces where the board has none', async () => {
    const board = await boardOf(html`<draughts-board pieces="none"></draughts-board>`);
    expect(await board.toSvg()).not.to.match(/men|stroke-width="0\.8"/);
  });
});

describe('a picture as a file', () => {
  it('is a PNG, as wide as asked for', async () => {
    const board = await boardOf(
      html`<draughts-board coordinates="none" fen="W:W31:B1"></draughts-board>`,
    );
    const blob = (await board.toBlob({ width: 253 })) as Blob;
    expect(blob.type).to.equal('image/png');
    const { width, height } = await createImageBitmap(blob);
    expect([width, height]).to.deep.equal([253, 253]);
    const at = await pixels(blob);
    // The picture is 10.12 squares wide; 31 is in the second column of the seventh row.
    const square = (x: number, y: number): [number, number] => [
      (x + 0.06) / 10.12,
      (y + 0.06) / 10.12,
    ];
    expect(at(...square(0.5, 0.5))).to.deep.equal([243, 233, 218]);
    expect(at(...square(1.1, 2.1))).to.deep.equal([161, 120, 90]);
    expect(at(...square(1.5, 6.45))).to.deep.equal([255, 250, 240]);
    expect(at(...square(1.5, 0.45))).to.deep.equal([59, 47, 42]);
  });

  it('can be an SVG, and is never wider than a browser can draw', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    const svg = (await board.toBlob({ type: 'image/svg+xml' })) as Blob;
    expect([svg.type, (await svg.text()).slice(0, 5)]).to.deep.equal(['image/svg+xml', '<svg ']);
    for (const width of [0, -5, Number.NaN, 0.2]) {
      const blob = (await board.toBlob({ width })) as Blob;
      expect((await createImageBitmap(blob)).width).to.be.at.least(1);
    }
  });
});

describe('copy and share', () => {
  const clipboard = (write: (text: string) => Promise<void>): unknown =>
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: write },
    });
  afterEach(() => {
    for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
  });

  it('copies the position, the game, the words or the address', async () => {
    const texts: string[] = [];
    clipboard(async (text) => void texts.push(text));
    const board = await boardOf(html`<draughts-board id="mine" fen="W:W31:B1"></draughts-board>`);
    for (const what of [undefined, 'fen', 'pdn', 'text', 'link'] as const)
      expect(await board.copy(what)).to.equal(true);
    expect(texts.slice(0, 2)).to.deep.equal(['W:W31:B1', 'W:W31:B1']);
    expect(texts[2]).to.contain('[FEN "W:W31:B1"]');
    expect(texts[3]).to.match(/White: .*31/);
    expect(new URL(texts[4] as string).hash).to.equal('#mine');
  });

  it('is false where that is not allowed, or what is asked for is nothing', async () => {
    clipboard(() => Promise.reject(new Error('no')));
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    expect(await board.copy('fen')).to.equal(false);
    expect(await board.copy('constructor' as 'fen')).to.equal(false);
    expect(await board.share()).to.equal(false);
  });

  it('shares what the device can share', async () => {
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void shared.push(data),
    });
    const board = await boardOf(html`<draughts-board fen="W:W31:B1"></draughts-board>`);
    expect(await board.share()).to.equal(true);
    expect(shared[0]?.text).to.contain('W:W31:B1');
  });
});
