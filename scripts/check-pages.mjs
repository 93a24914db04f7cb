// What only a page of its own can show: that boards work where a page forbids all it can, and that
// nothing of them is kept when they are gone, and that all are on paper when a page is printed.
import { inflateSync } from 'node:zlib';
import { launchChromium } from './chromium.mjs';
import { root } from './entries.mjs';
import { problemsOf } from './page-problems.mjs';
import { serveFolder } from './static-server.mjs';
import { close } from './tally.mjs';

const policy = [
  "default-src 'self'",
  "style-src 'self'",
  "script-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Opens a page of the project, and tells what `look` finds wrong with it, as lines. */
async function lookAt(browser, path, headers, look) {
  const server = await serveFolder(root, { headers });
  const page = await browser.newPage();
  const url = `${server.url}/${path}`;
  const problems = problemsOf(page, url);
  try {
    await page.goto(url);
    problems.push(...(await look(page)));
  } catch (error) {
    problems.push(String(error));
  } finally {
    await page.close();
    server.close();
  }
  return problems;
}

async function nothingForbidden(page) {
  await page.waitForFunction(() => window.used, { timeout: 20_000 });
  const { forbidden, used } = await page.evaluate(() => ({
    forbidden: window.forbidden,
    used: window.used,
  }));
  const undrawn = used.filter((pictures) => pictures === 0).length;
  return [...forbidden, ...(undrawn > 0 ? [`${undrawn} boards are not drawn`] : [])];
}

/** How many elements of a tag there are, on the page or off it. */
async function countOf(page, tag) {
  const prototype = await page.evaluateHandle((name) => customElements.get(name).prototype, tag);
  const found = await page.queryObjects(prototype);
  const count = await found.evaluate((list) => list.length);
  await Promise.all([found.dispose(), prototype.dispose()]);
  return count;
}

/** How many boards, viewers, nodes and listeners there are, once what can go is gone. */
async function kept(page, devtools, tags) {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const counts = {};
  for (const tag of tags) counts[tag] = await countOf(page, tag);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { ...counts, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Puts boards of all kinds on the page, uses them and takes them away. */
const comeAndGo = async (times) => {
  for (let i = 0; i < times; i++) {
    const boards = Array.from({ length: 60 }, (_, number) => {
      const board = document.createElement('draughts-board');
      board.style.inlineSize = '80px';
      board.interactive = number % 3 === 0;
      if (number % 7 === 0) board.pdn = '1. 32-28 19-23 2. 28x19';
      if (number % 11 === 0) board.name = 'answer';
      if (number % 13 === 0) board.htmlFor = 'first';
      return board;
    });
    boards[1].id = 'first';
    document.body.append(...boards);
    await Promise.all(boards.map(({ ready }) => ready));
    await Promise.all(boards.slice(0, 9).map((board) => board.play('32-28')));
    for (const board of boards) board.remove();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  }
};

/** The same with viewers: they play, are read, followed, stepped through, and opened wherever they open. */
const viewersComeAndGo = async (times) => {
  const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const game = '[White "A"] 1. 32-28 19-23 {To 23 [#]} 2. 28x19 14x23 (2... 13x24 3. 37-32) *';
  for (let i = 0; i < times; i++) {
    const viewers = Array.from({ length: 25 }, (_, number) => {
      const viewer = document.createElement('draughts-viewer');
      viewer.style.inlineSize = '600px';
      viewer.animation = 0;
      viewer.id = `viewer-${number}`;
      viewer.pdn = number % 3 === 0 ? `${game} [White "B"] 1. 31-27 *` : game;
      if (number % 4 === 1) Object.assign(viewer, { autoplay: true, interval: 0 });
      if (number % 5 === 2) viewer.htmlFor = 'viewer-0';
      viewer.permalink = number === 3;
      return viewer;
    });
    document.body.append(...viewers);
    await Promise.all(viewers.map(({ ready }) => ready));
    await Promise.all(viewers.map((viewer) => viewer.go('next')));
    await Promise.all(viewers.slice(0, 9).map((viewer) => viewer.play('17-22')));
    const press = (selector) => {
      for (const { shadowRoot } of viewers) shadowRoot.querySelector(selector)?.click();
    };
    for (const each of ['[data-do=more]', '[data-games=list]', '[data-do=play]']) press(each);
    const over = new PointerEvent('pointerover', { bubbles: true });
    for (const { shadowRoot } of viewers) shadowRoot.querySelector('.move').dispatchEvent(over);
    await rest(300);
    for (const viewer of viewers) viewer.remove();
    await rest(300);
  }
  history.replaceState(null, '', location.pathname);
};

/** The same with puzzles: they go while they answer, show a solution, or are a series. */
const puzzlesComeAndGo = async (times) => {
  const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const one = '[FEN "W:W34,40,45:B12,23,25"] 1. 34-30 25x34 2. 40x7 *';
  for (let i = 0; i < times; i++) {
    const puzzles = Array.from({ length: 25 }, (_, number) => {
      const puzzle = document.createElement('draughts-puzzle');
      puzzle.style.inlineSize = '300px';
      puzzle.animation = number % 3 === 0 ? 30 : 0;
      puzzle.pdn = number % 4 === 0 ? `${one}\n\n${one}` : one;
      if (number % 5 === 0) puzzle.name = 'line';
      if (number % 7 === 0) puzzle.startAt = 1;
      puzzle.remember = number % 6 === 0;
      return puzzle;
    });
    document.body.append(...puzzles);
    await Promise.all(puzzles.map(({ ready }) => ready));
    for (const puzzle of puzzles.slice(0, 9)) void puzzle.play('34-30');
    for (const puzzle of puzzles.slice(9, 15)) void puzzle.reveal();
    for (const puzzle of puzzles.slice(15, 20)) void puzzle.hint();
    dispatchEvent(new Event('beforeprint'));
    dispatchEvent(new Event('afterprint'));
    await rest(60);
    for (const puzzle of puzzles) puzzle.remove();
    await rest(400);
  }
};

const nothingKept = (tags, use) => async (page) => {
  const devtools = await page.createCDPSession();
  await devtools.send('Performance.enable');
  await page.waitForFunction((tag) => customElements.get(tag), {}, tags[0]);
  // What is kept once, such as shapes to copy, is made the first times.
  await page.evaluate(use, 3);
  const before = await kept(page, devtools, tags);
  await page.evaluate(use, 4);
  const after = await kept(page, devtools, tags);
  return Object.keys(before)
    .filter((what) => after[what] > before[what])
    .map((what) => `${what}: ${before[what]} before, ${after[what]} after they have gone`);
};

const printed = 30;

/** The dark squares of boards on paper, #d0d0d0 as a PDF has it. */
const darkOnPaper = /(?:\.815[67]\d* ){3}rg/g;

/** Prints more boards than are drawn at once, nearly all of them far from what the reader sees. */
async function allPrinted(page) {
  await page.waitForFunction(() => customElements.get('draughts-board'));
  await page.evaluate(async (count) => {
    const themes = ['classic', 'wood', 'flat', 'paper', 'night', 'contrast'];
    const boards = Array.from({ length: count }, (_, number) => {
      const board = document.createElement('draughts-board');
      board.theme = themes[number % themes.length];
      return board;
    });
    document.body.replaceChildren(...boards);
    await Promise.all(boards.map(({ ready }) => ready));
  }, printed);
  const pdf = Buffer.from(await page.pdf()).toString('latin1');
  const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const drawn = streams
    .map(([, stream]) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        // A font or the like.
        return '';
      }
    })
    .reduce((sum, commands) => sum + (commands.match(darkOnPaper)?.length ?? 0), 0);
  return drawn === printed ? [] : [`${drawn} of ${printed} boards are on paper`];
}

const browser = await launchChromium();
const tally = { passed: 0, failed: 0 };
const looks = [
  ['a page that forbids what it can', 'test/strict/index.html', nothingForbidden, policy],
  ['a page of many boards on paper', 'test/size/diagram.html', allPrinted],
  [
    'what is kept of boards that have gone',
    'test/size/diagram.html',
    nothingKept(['draughts-board'], comeAndGo),
  ],
  [
    'what is kept of viewers that have gone',
    'test/size/viewer.html',
    nothingKept(['draughts-viewer', 'draughts-board'], viewersComeAndGo),
  ],
  [
    'what is kept of puzzles that have gone',
    'test/size/puzzle.html',
    nothingKept(['draughts-puzzle', 'draughts-board'], puzzlesComeAndGo),
  ],
];
for (const [name, path, look, forbids] of looks) {
  const headers = forbids ? { 'content-security-policy': forbids } : {};
  const problems = await lookAt(browser, path, headers, look);
  tally[problems.length > 0 ? 'failed' : 'passed']++;
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${name}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
await browser.close();
close(tally);
