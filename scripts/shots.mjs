// Draws the pictures of docs/shots from the built package: the demo, and elements by themselves.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from './chromium.mjs';
import { root } from './entries.mjs';
import { serveFolder } from './static-server.mjs';

const folder = join(root, 'docs/shots');
const game = '[FEN "B:W18,24,27,28,30,K33,38,42,48:B3,K9,12,13,16,17,20,21,26"]';

// A capture that was missed: White has to take, and may not go where the arrows point.
const played = '1. 32-28 19-23 2. 28x19 14x23';
const marks = 'last-move must-move turn';
const shapes = 'G33-29 R38-32-27 B31-26 Y40-35 G23 R37 B17 Y44';

// The game of the demo, with what is written about it.
const demo = await readFile(join(root, 'demo/index.html'), 'utf8');
const [, annotated] = /type="application\/x-pdn">([^<]*)</.exec(demo);
const opening = `[Event "Training"] [White "White player"] [Black "Black player"] [Result "1-1"]
1. 33-29 {[%clock w0:59:50]} 19-23 {[%clock B0:59:40] The usual reply.} (1... 20-24 2. 29x20 15x24
{Black has exchanged.} (2... 14x25)) (1... 17-22!? 2. 39-33 11-17) 2. 35-30! 14-19 3. 40-35 17-22 1-1`;

/** Pictures of the demo: how wide the window is, and the color scheme. */
const pages = {
  'demo-light': { width: 1000, scheme: 'light' },
  'demo-dark': { width: 1000, scheme: 'dark' },
  'demo-900': { width: 900, scheme: 'light' },
  'demo-phone': { width: 360, scheme: 'light' },
};

/** Pictures of a board: how wide it is, its attributes, and the color scheme. */
const boards = {
  'board-160': { width: 160, pdn: game },
  'board-160-dark': { width: 160, pdn: game, scheme: 'dark' },
  'board-900': { width: 900, pdn: game },
  'board-900-dark': { width: 900, pdn: game, scheme: 'dark' },
  'orientation-black': { width: 480, pdn: game, orientation: 'black' },
  italian: { width: 480, variant: 'italian' },
  jamaican: { width: 480, variant: 'jamaican' },
  'jamaican-black': { width: 480, variant: 'jamaican', orientation: 'black' },
  turkish: { width: 480, variant: 'turkish' },
  'coordinates-all': { width: 480, variant: 'frisian', coordinates: 'all' },
  wood: { width: 480, pdn: played, at: '2', theme: 'wood', show: marks, shapes },
  flat: { width: 480, pdn: played, at: '2', theme: 'flat', show: marks, shapes },
  'flat-dark': {
    width: 480,
    pdn: played,
    at: '2',
    theme: 'flat',
    show: marks,
    shapes,
    scheme: 'dark',
  },
  paper: { width: 480, pdn: played, at: '2', theme: 'paper', show: marks, shapes },
  'night-dark': {
    width: 480,
    pdn: played,
    at: '2',
    theme: 'night',
    show: marks,
    shapes,
    scheme: 'dark',
  },
  contrast: { width: 480, pdn: played, at: '2', theme: 'contrast', show: marks, shapes },
  'wood-160': { width: 160, pdn: played, at: '2', theme: 'wood', show: marks, shapes },
  'wood-printed': {
    width: 480,
    pdn: played,
    at: '2',
    theme: 'wood',
    show: marks,
    shapes,
    media: 'print',
  },
  'forced-colors': {
    width: 480,
    pdn: played,
    at: '2',
    theme: 'wood',
    show: marks,
    shapes,
    forced: true,
  },
  'forced-colors-dark': {
    width: 480,
    pdn: played,
    at: '2',
    theme: 'wood',
    show: marks,
    shapes,
    forced: true,
    scheme: 'dark',
  },
  'right-to-left': { width: 480, pdn: played, at: '2', coordinates: 'all', shapes, dir: 'rtl' },
  elephant: { width: 480, variant: 'elephant', theme: 'night', shapes: 'Gd4-e5 Rc3' },
  lasca: { width: 480, variant: 'lasca', pdn: '[FEN "W:We5=wBb,c3:Bd6=bW,f6"]', theme: 'wood' },
};

/** Pictures of viewers, in the same way. */
const viewers = {
  'viewer-300': { width: 300, pdn: opening, at: '1' },
  'viewer-700': { width: 700, pdn: annotated, at: '86' },
  'viewer-700-dark': { width: 700, pdn: annotated, at: '86', scheme: 'dark' },
  'viewer-1200': { width: 1200, pdn: annotated, at: '94' },
  'viewer-right-to-left': { width: 700, pdn: opening, at: '3', dir: 'rtl' },
  'viewer-forced-colors': { width: 700, pdn: opening, at: '3', forced: true },
  'viewer-printed': { width: 700, pdn: annotated, at: '86', media: 'print' },
  'viewer-games': {
    width: 700,
    pdn: `${opening}\n\n${annotated}`,
    show: 'board moves controls players list',
  },
};

// A stroke as it is taught, first of a series.
const stroke = `[Result "2-0"]
[FEN "W:W27,32,34,38,40,43,45:B11,12,16,18,23,25"]

{Four moves, every reply is forced.} 1. 27-22 (1. 34-30? {Black keeps a man.} 25x34 2. 40x29 23x34)
18x27 {Now 32 must capture.} 2. 32x21 16x27 3. 34-30 25x34 4. 40x16 {The coup Philippe.} *`;
const series = `${stroke}\n\n${await readFile(join(root, 'test/data/puzzles.pdn'), 'utf8')}`;
const solved = ['27-22', '32x21', '34-30', '40x16'].map((move) => ['play', move]);
const underWay = solved.slice(0, 1);
const refused = [...underWay, ['press', '34']];

/** Pictures of puzzles, and what is done with each before. */
const puzzles = {
  'puzzle-340-start': { width: 340, pdn: series },
  'puzzle-340-under-way': { width: 340, pdn: series, acts: underWay },
  'puzzle-340-refused': { width: 340, pdn: series, acts: refused },
  'puzzle-340-solved': { width: 340, pdn: series, acts: solved },
  'puzzle-700': { width: 700, pdn: series, acts: [['play', '34-30']] },
  'puzzle-700-dark': { width: 700, pdn: series, acts: solved, scheme: 'dark' },
  'puzzle-dark-refused': { width: 340, pdn: series, acts: refused, scheme: 'dark' },
  'puzzle-hint': { width: 340, pdn: stroke, acts: [['hint'], ['hint'], ['hint']] },
  'puzzle-shown': { width: 340, pdn: series, acts: [['reveal']] },
  'puzzle-right-to-left': { width: 340, pdn: series, acts: underWay, dir: 'rtl', lang: 'en' },
  'puzzle-forced-colors': { width: 340, pdn: series, acts: refused, forced: true },
  'puzzle-forced-colors-dark': {
    width: 340,
    pdn: series,
    acts: solved,
    forced: true,
    scheme: 'dark',
  },
  'puzzle-printed': { width: 400, pdn: stroke, acts: [['print']], media: 'print' },
  'puzzle-worksheet': { width: 680, pdn: series, acts: [['print']], media: 'print' },
};

const elements = [
  ...Object.entries(boards).map(([name, options]) => [name, 'draughts-board', options]),
  ...Object.entries(viewers).map(([name, options]) => [name, 'draughts-viewer', options]),
  ...Object.entries(puzzles).map(([name, options]) => [name, 'draughts-puzzle', options]),
];

async function look(page, width, height, scheme = 'light', deviceScaleFactor = 1) {
  await page.setViewport({ width, height, deviceScaleFactor });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
}

/** As readers with few colors see a page; puppeteer has no name for it. */
async function forceColors(page, scheme = 'light') {
  const devtools = await page.createCDPSession();
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: scheme },
  ];
  await devtools.send('Emulation.setEmulatedMedia', { features });
}

/** Does with an element what a reader does, at once. */
async function act(acts) {
  const element = document.body.firstElementChild;
  element.setAttribute('animation', '0');
  for (const [does, what] of acts) {
    if (does === 'print') dispatchEvent(new Event('beforeprint'));
    else if (does === 'press') {
      const board = element.shadowRoot.querySelector('draughts-board');
      const press = new MouseEvent('click', { bubbles: true, composed: true });
      board.shadowRoot.querySelector(`[data-square="${what}"]`).dispatchEvent(press);
    } else await element[does](what);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

await mkdir(folder, { recursive: true });
const server = await serveFolder(root);
const browser = await launchChromium();
try {
  for (const [name, { width, scheme }] of Object.entries(pages)) {
    const page = await browser.newPage();
    await look(page, width, 900, scheme);
    await page.goto(`${server.url}/demo/`, { waitUntil: 'networkidle0' });
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    await page.close();
  }
  for (const [name, tag, { width, scheme, media, forced, dir, acts, ...attributes }] of elements) {
    const page = await browser.newPage();
    // From right to left a scroll bar stands at the left.
    const room = dir ? 64 : 32;
    await look(page, width + room, width + room, scheme, width < 400 ? 2 : 1);
    await page.goto(`${server.url}/test/size/diagram.html`, { waitUntil: 'networkidle0' });
    if (media) await page.emulateMediaType(media);
    if (forced) await forceColors(page, scheme);
    const address = `${server.url}/dist/cdn/${tag}.js`;
    await page.evaluate(
      async ([tag, dir, values, address]) => {
        const root = document.documentElement;
        root.dir = dir ?? 'ltr';
        root.style.colorScheme = 'light dark';
        root.style.fontFamily = 'sans-serif';
        document.body.style.margin = '16px';
        if (!customElements.get(tag)) await import(address);
        const element = document.createElement(tag);
        for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
        document.body.replaceChildren(element);
        await element.ready;
      },
      [tag, dir, attributes, address],
    );
    await page.waitForNetworkIdle({ idleTime: 300 });
    if (acts) await page.evaluate(act, acts);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
