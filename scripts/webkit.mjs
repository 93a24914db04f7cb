// A launcher of WebKitGTK for Web Test Runner, over plain WebDriver: fetch to WebKitWebDriver, no
// client library. Needs a display; starts Xvfb when there is none.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { which } from './which.mjs';

const ARCHITECTURES = { x64: 'x86_64', arm64: 'aarch64' };
const miniBrowser = `/usr/lib/${ARCHITECTURES[process.arch]}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const hasDisplay = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

// the code points that WebDriver gives to keys without a character
const KEYS = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
  Backspace: '\uE003',
  Delete: '\uE017',
  Home: '\uE011',
  End: '\uE010',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Meta: '\uE03D',
};
for (let n = 1; n <= 12; n++) KEYS[`F${n}`] = String.fromCharCode(0xe030 + n);

// The driver takes every button that goes up for the left one, so another stays down for good, and
// no drag begins any more.
const LEFT = 0;
function leftOnly(name = 'left') {
  if (name !== 'left') throw new Error(`WebKitGTK's driver cannot let go of the ${name} button`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function request(method, url, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(
    url,
    body ? { method, headers, body: JSON.stringify(body) } : { method },
  );
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${url}: ${value?.error}: ${value?.message}`);
  return value;
}

async function untilUp(url) {
  for (let tries = 50; ; tries--) {
    try {
      return await fetch(url);
    } catch (error) {
      if (tries === 0) throw error;
      await sleep(100);
    }
  }
}

class WebKitLauncher {
  name = 'WebKitGTK';
  type = 'webdriver'; // Web Test Runner's commands then call the methods below
  concurrency = 1;
  #children = [];
  #session;
  #active;
  #url;
  #pressed = false;
  #queue = Promise.resolve();

  async initialize() {}

  async #display() {
    const xvfb = spawn(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    this.#children.push(xvfb);
    const [chunk] = await once(xvfb.stdout, 'data');
    return `:${String(chunk).trim()}`;
  }

  /** Starts the driver and the browser; the address of the session. */
  async #start() {
    const env = {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // its sandbox does not start as root
      LIBGL_ALWAYS_SOFTWARE: '1',
    };
    if (!hasDisplay) env.DISPLAY = await this.#display();
    const port = await freePort();
    const args = [`--port=${port}`, '--host=127.0.0.1'];
    this.#children.push(spawn('WebKitWebDriver', args, { env, stdio: 'ignore' }));
    const base = `http://127.0.0.1:${port}`;
    await untilUp(`${base}/status`);
    const browser = { binary: miniBrowser, args: ['--automation'] };
    const { sessionId, capabilities } = await request('POST', `${base}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
    });
    this.name = `WebKitGTK ${capabilities.browserVersion}`;
    return `${base}/session/${sessionId}`;
  }

  /** One command at a time: the driver has one session. */
  #send(method, path, body) {
    this.#session ??= this.#start();
    const run = async () => request(method, (await this.#session) + path, body);
    const result = this.#queue.then(run, run);
    this.#queue = result.catch(() => {});
    return result;
  }

  async startSession(id, url) {
    this.#active = id;
    this.#url = url;
    await this.#send('POST', '/url', { url });
  }
  isActive(id) {
    return this.#active === id;
  }
  getBrowserUrl() {
    return this.#url;
  }
  async stopSession() {
    this.#active = undefined;
    await this.#send('POST', '/url', { url: 'about:blank' });
    return {};
  }
  async startDebugSession() {
    throw new Error('WebKitGTK has no debug mode here.');
  }
  async stop() {
    if (this.#session) await this.#send('DELETE', '').catch(() => {});
    for (const child of this.#children.reverse()) child.kill();
  }

  #actions(...actions) {
    return this.#send('POST', '/actions', { actions });
  }
  #pointer(...actions) {
    const parameters = { pointerType: 'mouse' };
    return this.#actions({ type: 'pointer', id: 'mouse', parameters, actions });
  }
  #key(type, name) {
    const actions = [{ type, value: KEYS[name] ?? name }];
    return this.#actions({ type: 'key', id: 'keyboard', actions });
  }
  /** As much of a page of Puppeteer as our own commands need. */
  getPage() {
    return {
      keyboard: {
        down: (name) => this.#key('keyDown', name),
        up: (name) => this.#key('keyUp', name),
      },
    };
  }
  async sendKeys(_id, names) {
    for (const name of names) {
      await this.#key('keyDown', name);
      await this.#key('keyUp', name);
    }
  }
  sendMouseMove(_id, x, y) {
    return this.#pointer({ type: 'pointerMove', x, y, origin: 'viewport', duration: 0 });
  }
  async sendMouseClick(id, x, y, button) {
    leftOnly(button);
    await this.sendMouseMove(id, x, y);
    await this.sendMouseDown(id);
    await this.sendMouseUp(id);
  }
  async sendMouseDown(_id, button) {
    leftOnly(button);
    this.#pressed = true;
    await this.#pointer({ type: 'pointerDown', button: LEFT });
  }
  async sendMouseUp(_id, button) {
    leftOnly(button);
    this.#pressed = false;
    await this.#pointer({ type: 'pointerUp', button: LEFT });
  }
  /** The driver forgets a button that is down without letting go of it. */
  async resetMouse(id) {
    if (this.#pressed) await this.sendMouseUp(id);
    await this.#send('DELETE', '/actions');
  }
  async takeScreenshot() {
    return Buffer.from(await this.#send('GET', '/screenshot'), 'base64');
  }
}

/** A launcher, or undefined where WebKitGTK is not installed. */
export function webkitLauncher() {
  const here = existsSync(miniBrowser) && which('WebKitWebDriver') && (hasDisplay || which('Xvfb'));
  return here ? new WebKitLauncher() : undefined;
}
