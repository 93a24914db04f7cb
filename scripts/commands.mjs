// Commands for browser tests beyond those of @web/test-runner-commands:
//   chord  { keys: ['Control', 'Home'] }                 keys held down together, the last one first up
//   button { button: 'right' | 'middle', x, y }          a click (Chromium, Firefox)
//   touch  { type: 'start' | 'move' | 'end', x, y }     a finger (Chromium, Firefox)
//   media  { 'forced-colors': 'active', … }, or {}      media features (Chromium)
//   permit { names: ['clipboard-read', …] }, or []       what the page may do without asking (Chromium)
//   shot   { path, rect: { x, y, width, height } }      a picture of the page (Chromium, Firefox)
// A command answers { unsupported: true } in a browser that cannot do it, so that a test can skip.
import { mkdir } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { root } from './entries.mjs';

// Puppeteer knows the key as `Space` in Chromium only.
const puppeteerKey = (name) => (name === 'Space' ? ' ' : name);

async function chord({ keyboard }, { keys }) {
  const names = keys.map(puppeteerKey);
  for (const name of names) await keyboard.down(name);
  for (const name of names.reverse()) await keyboard.up(name);
}

async function button({ mouse }, { x, y, button }) {
  await mouse.click(x, y, { button });
}

async function touch(page, { type, x, y }) {
  if (type === 'start') page.finger = await page.touchscreen.touchStart(x, y);
  else if (type === 'move') await page.finger.move(x, y);
  else await page.finger.end();
}

async function media(page, wanted) {
  page.devtools ??= await page.createCDPSession();
  const features = Object.entries(wanted).map(([name, value]) => ({ name, value }));
  await page.devtools.send('Emulation.setEmulatedMedia', { features });
}

async function permit(page, { names }) {
  const context = page.browserContext();
  await context.clearPermissionOverrides();
  if (names.length > 0) await context.overridePermissions(new URL(page.url()).origin, names);
}

async function shot(page, { path, rect }) {
  const file = resolve(root, path);
  if (!/^(docs\/shots|test-results)\/.+\.png$/.test(relative(root, file).replaceAll('\\', '/')))
    throw new Error(`A shot goes to a .png in docs/shots or test-results, not to ${path}`);
  await mkdir(dirname(file), { recursive: true });
  await page.screenshot({ path: file, clip: rect });
}

const COMMANDS = {
  chord: { run: chord, engines: ['Chrom', 'Firefox', 'WebKit'] },
  button: { run: button, engines: ['Chrom', 'Firefox'] },
  touch: { run: touch, engines: ['Chrom', 'Firefox'] },
  media: { run: media, engines: ['Chrom'] },
  permit: { run: permit, engines: ['Chrom'] },
  shot: { run: shot, engines: ['Chrom', 'Firefox'] },
};

export const extraCommands = {
  name: 'extra-commands',
  async executeCommand({ command, payload, session: { browser, id } }) {
    const known = COMMANDS[command];
    if (!known) return undefined; // another plugin's
    if (!known.engines.some((name) => browser.name?.startsWith(name))) return { unsupported: true };
    await known.run(browser.getPage(id), payload);
    return {};
  },
};
