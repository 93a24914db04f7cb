// Finds a Chromium to test in. Order: CHROME_PATH, then a Chrome or Chromium on the machine, then
// the one that the npm package @sparticuz/chromium carries, so that a fresh machine needs nothing
// but `npm ci`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { puppeteerCore } from '@web/test-runner-chrome';
import { root } from './entries.mjs';
import { which } from './which.mjs';

const args = [
  // Chromium refuses to run as root inside its sandbox, and CI is often root in a container
  ...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

function installed() {
  if (process.platform === 'win32')
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']
      .map((name) => join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'))
      .find((path) => existsSync(path));
  const app = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  if (process.platform === 'darwin' && existsSync(app)) return app;
  return which('google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser');
}

const unpack = async (file) => promisify(brotliDecompress)(await readFile(file));

/** Whole or not at all, whoever else is unpacking the same. */
async function writeWhole(path, bytes) {
  const part = `${path}.${process.pid}`;
  try {
    await writeFile(part, bytes);
    await chmod(part, 0o755);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

/** The plain files in a tar archive: a header of 512 bytes, then the content in blocks of 512. */
function* untar(bytes) {
  for (let at = 0; bytes[at]; ) {
    const text = (from, to) => bytes.toString('latin1', at + from, at + to).split('\0')[0];
    const size = Number.parseInt(text(124, 136), 8);
    if (text(156, 157) === '0') yield [text(0, 100), bytes.subarray(at + 512, at + 512 + size)];
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

/** Unpacks the browser in @sparticuz/chromium, once, into node_modules/.cache. */
async function packed() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chrome found: install Chrome or Chromium, or set CHROME_PATH.');
  const main = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const home = join(dirname(main), '..', '..');
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  const folder = join(root, 'node_modules', '.cache', `chromium-${version}`);
  const executablePath = join(folder, 'chromium');
  const libraries = join(folder, 'lib');
  await mkdir(libraries, { recursive: true });
  if (!existsSync(executablePath))
    await writeWhole(executablePath, await unpack(join(home, 'bin', 'chromium.br')));
  const env = { ...process.env, LD_LIBRARY_PATH: libraries };
  if (spawnSync(executablePath, ['--version'], { env }).status !== 0)
    // a slim machine without NSS: the package carries that too
    for (const [name, bytes] of untar(await unpack(join(home, 'bin', 'al2023.tar.br'))))
      await writeWhole(join(folder, name), bytes);
  return { executablePath, args, env };
}

/** What Puppeteer needs to start a Chromium. */
export async function chromiumOptions() {
  const executablePath = process.env.CHROME_PATH || installed();
  return executablePath ? { executablePath, args } : packed();
}

export async function launchChromium() {
  return puppeteerCore.launch(await chromiumOptions());
}
