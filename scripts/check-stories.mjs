// Opens each story of the built Storybook in a browser: it has to render, its play function has to
// pass, and so do the accessibility rules of the a11y addon. What is published is what is tested.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from './chromium.mjs';
import { root } from './entries.mjs';
import { serveFolder } from './static-server.mjs';
import { close } from './tally.mjs';

const TIMEOUT = 30_000;

const folder = join(root, 'storybook-static');
if (!existsSync(folder)) throw new Error('Nothing to check: run `npm run stories:build` first.');

/** Runs in the page, before Storybook does: tells `storyFinished` how the story ended. */
function listen() {
  const violations = ({ type, result }) =>
    `${type}: ${(result?.violations ?? []).map(({ id, nodes }) => `${id} (${nodes.length})`)}`;
  const finished = ({ status, reporters = [] }) => [
    ...(status === 'success' ? [] : [`story ended with ${status}`]),
    ...reporters.filter((report) => report.status === 'failed').map(violations),
  ];
  const broken = (event) => [String(event?.description ?? event?.message ?? event)];
  const failures = [
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
  ];
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set(value) {
      channel = value;
      channel.on('storyFinished', (event) => window.storyFinished(finished(event)));
      for (const name of failures) channel.on(name, (event) => window.storyFinished(broken(event)));
    },
  });
}

async function checkStory(browser, url) {
  const page = await browser.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  try {
    let finish;
    const finished = new Promise((resolve) => {
      finish = resolve;
    });
    await page.exposeFunction('storyFinished', finish);
    await page.evaluateOnNewDocument(listen);
    await page.goto(url);
    const timer = setTimeout(finish, TIMEOUT, [`no end after ${TIMEOUT} ms`]);
    problems.push(...(await finished));
    clearTimeout(timer);
  } finally {
    await page.close();
  }
  return problems;
}

const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const server = await serveFolder(folder);
const browser = await launchChromium();
const tally = { passed: 0, failed: 0 };
try {
  for (const { id } of stories) {
    const problems = await checkStory(browser, `${server.url}/iframe.html?id=${id}&viewMode=story`);
    if (problems.length > 0) console.log([id, ...problems].join('\n  '));
    tally[problems.length > 0 ? 'failed' : 'passed']++;
  }
} finally {
  await browser.close();
  server.close();
}
close(tally);
