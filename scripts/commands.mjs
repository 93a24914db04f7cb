// Commands for browser tests beyond those of @web/test-runner-commands:
//   touch  { type: 'start' | 'move' | 'end', x, y }     a finger (Chromium, Firefox)
//   media  { 'forced-colors': 'active', … }, or {}      media features (Chromium)
//   shot   { path, rect: { x, y, width, height } }      a picture of the page (Chromium, Firefox)
// A command answers { unsupported: true } in a browser that cannot do it, so that a test can skip.
import { mkdir } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { root } from './entries.mjs';

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

async function shot(page, { path, rect }) {
  const file = resolve(root, path);
  if (!/^(docs\/shots|test-results)\/.+\.png$/.test(relative(root, file).replaceAll('\\', '/')))
    throw new Error(`A shot goes to a .png in docs/shots or test-results, not to ${path}`);
  await mkdir(dirname(file), { recursive: true });
  await page.screenshot({ path: file, clip: rect });
}

const COMMANDS = {
  touch: { run: touch, engines: ['Chrome', 'Firefox'] },
  media: { run: media, engines: ['Chrome'] },
  shot: { run: shot, engines: ['Chrome', 'Firefox'] },
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
