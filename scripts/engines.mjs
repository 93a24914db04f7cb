// The browser engines that the suites can run in. An engine that is not installed is named, with
// what to install, and never left out in silence.
import { chromeLauncher, puppeteerCore } from '@web/test-runner-chrome';
import { chromiumOptions } from './chromium.mjs';
import { webkitLauncher } from './webkit.mjs';
import { which } from './which.mjs';

async function chromium() {
  return chromeLauncher({ launchOptions: await chromiumOptions(), concurrency: 2 });
}

// Puppeteer speaks WebDriver BiDi to an installed Firefox: no driver is needed.
function firefox() {
  const executablePath = process.env.FIREFOX_PATH || which('firefox-esr', 'firefox');
  if (!executablePath) return undefined;
  const launchOptions = { browser: 'firefox', executablePath };
  return chromeLauncher({ puppeteer: puppeteerCore, launchOptions, concurrency: 1 });
}

const ENGINES = {
  chromium: { find: chromium, install: 'Chrome or Chromium, or set CHROME_PATH' },
  firefox: { find: firefox, install: 'Firefox (Debian: firefox-esr), or set FIREFOX_PATH' },
  webkit: { find: webkitLauncher, install: 'WebKitGTK (Debian: webkit2gtk-driver and xvfb)' },
};

export const engineNames = Object.keys(ENGINES);

/** `{ launchers, missing }` of the engines asked for; `missing` holds a line for each not here. */
export async function findEngines(names) {
  const launchers = [];
  const missing = [];
  for (const name of names) {
    const engine = ENGINES[name];
    if (!engine) throw new Error(`No engine ${name}: choose from ${engineNames.join(', ')}`);
    const launcher = await engine.find();
    if (launcher) launchers.push(launcher);
    else missing.push(`${name}: NOT RUN, it is not installed; install ${engine.install}`);
  }
  if (launchers.length === 0) throw new Error(missing.join('\n'));
  return { launchers, missing };
}
