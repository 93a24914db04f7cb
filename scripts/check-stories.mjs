// Opens each story of the built Storybook in a browser, on a light and on a dark page: it has to
// render, its play function has to pass, and so do the accessibility rules of the a11y addon; each
// of its controls has to change something. Then each page of documents, and Storybook itself.
// Nothing may be logged as an error or come from another host. What is published is what is tested.
// `npm run stories:check -- caption fen` checks the stories with `caption` or `fen` in their id.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from './chromium.mjs';
import { root } from './entries.mjs';
import { problemsOf } from './page-problems.mjs';
import { serveFolder } from './static-server.mjs';
import { driveControls, listen, playAgain } from './story-page.mjs';
import { close } from './tally.mjs';

const TIMEOUT = 30_000;

const folder = join(root, 'storybook-static');
if (!existsSync(folder)) throw new Error('Nothing to check: run `npm run stories:build` first.');

const prefer = (page, scheme) =>
  page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);

/** What comes to an end on a page, one after the other: each `next()` is the problems of one. */
async function endingsOf(page) {
  let finish;
  await page.exposeFunction('storyFinished', (problems) => finish?.(problems));
  await page.evaluateOnNewDocument(listen);
  return {
    async next(begin) {
      let timer;
      const ended = new Promise((resolve) => {
        finish = resolve;
        timer = setTimeout(resolve, TIMEOUT, [`no end after ${TIMEOUT} ms`]);
      });
      await begin();
      const problems = await ended;
      clearTimeout(timer);
      return problems;
    },
  };
}

async function openStory(page, url) {
  const endings = await endingsOf(page);
  const onDark = (problem) => `${problem} (dark page)`;
  await prefer(page, 'light');
  const byDay = await endings.next(() => page.goto(url));
  if (byDay.length > 0) return byDay;
  await prefer(page, 'dark');
  const byNight = await endings.next(() => page.evaluate(playAgain));
  return [...byNight.map(onDark), ...(await page.evaluate(driveControls))];
}

async function openDocs(page, url) {
  const endings = await endingsOf(page);
  return endings.next(() => page.goto(url));
}

async function openStorybook(page, url) {
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument?.body, {
    timeout: TIMEOUT,
  });
  await page.waitForNetworkIdle({ idleTime: 500 });
  return [];
}

/** Opens a page and looks at it; the problems that there were, as lines. */
async function check(browser, url, look) {
  const page = await browser.newPage();
  const problems = problemsOf(page, url);
  try {
    problems.push(...(await look(page, url)));
  } catch (error) {
    problems.push(String(error));
  } finally {
    await page.close();
  }
  return problems;
}

/** Each problem once, without the page that a query prints and the name of its error. */
const concise = (problems) => [
  ...new Set(
    problems.map((problem) =>
      problem.replace(/\s*Ignored nodes:[\s\S]*/, '').replace(/^(\w*Error: )+/, ''),
    ),
  ),
];

const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
const wanted = process.argv.slice(2);
const pages = Object.values(entries).map(({ id, type }) => ({
  name: id,
  address: `/iframe.html?id=${id}&viewMode=${type}`,
  look: type === 'docs' ? openDocs : openStory,
}));
pages.push({ name: 'storybook', address: '/', look: openStorybook });

const server = await serveFolder(folder);
const browser = await launchChromium();
const tally = { passed: 0, failed: 0 };
try {
  for (const { name, address, look } of pages) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const problems = await check(browser, server.url + address, look);
    if (problems.length > 0) console.log([name, ...concise(problems)].join('\n  '));
    tally[problems.length > 0 ? 'failed' : 'passed']++;
  }
} finally {
  await browser.close();
  server.close();
}
close(tally);
