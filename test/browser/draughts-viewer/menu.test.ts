import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { until } from '../support/board.js';
import { chord, media } from '../support/commands.js';
import { violations } from '../support/page.js';
import { focused, one, untilPath, viewerOf } from '../support/viewer.js';

// 18-23 is a variation, which the plain record keeps.
const pdn = `[White "Čižov, A."][Black "De Jong/Smit"][Date "2024.05.01"][Result "1-1"]
1. 32-28 $1 {It opens 32.} 19-23 (1... 18-23 {A try.}) 2. 28x19 14x23 {[%clock w0:10:00 B0:09:00]} 1-1`;

const game = (): Promise<DraughtsViewer> =>
  viewerOf(html`<draughts-viewer pdn=${pdn} animation="0"></draughts-viewer>`);

const menu = (viewer: DraughtsViewer): HTMLElement => one(viewer, '.menu');
const isOpen = (viewer: DraughtsViewer): boolean =>
  viewer.shadowRoot?.querySelector('.menu') !== null;
const act = (viewer: DraughtsViewer, name: string): HTMLElement =>
  one(viewer, `[data-act=${name}]`);

async function open(viewer: DraughtsViewer): Promise<HTMLElement> {
  one(viewer, '[data-do=more]').click();
  await until('a menu', () => isOpen(viewer));
  return menu(viewer);
}

async function opened(): Promise<DraughtsViewer> {
  const viewer = await game();
  await open(viewer);
  return viewer;
}

/** Puts something else in the place of what a browser has, for one test. */
const replaced: (() => void)[] = [];
function replace(object: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { configurable: true, writable: true, value });
  replaced.push(() => {
    if (before) Object.defineProperty(object, name, before);
    else Reflect.deleteProperty(object, name);
  });
}
afterEach(() => {
  for (const restore of replaced.splice(0)) restore();
});

/** What gets onto the clipboard. */
function clipboard(isAllowed = true): string[] {
  const texts: string[] = [];
  const writeText = async (text: string): Promise<void> => {
    if (!isAllowed) throw new DOMException('not allowed', 'NotAllowedError');
    texts.push(text);
  };
  replace(navigator, 'clipboard', { writeText });
  return texts;
}

/** The files that are saved. */
function files(): { name: string; content: Blob }[] {
  const saved: { name: string; content: Blob }[] = [];
  const contents = new Map<string, Blob>();
  const create = URL.createObjectURL;
  replace(URL, 'createObjectURL', (content: Blob) => {
    const address = create.call(URL, content);
    contents.set(address, content);
    return address;
  });
  replace(HTMLAnchorElement.prototype, 'click', function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.get(this.href) as Blob });
  });
  return saved;
}

/** The moves of a record, without its tags. */
const moves = (text: string | undefined): string =>
  (text ?? '')
    .replace(/^\[.*\]$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

describe('the menu of a viewer', () => {
  afterEach(() => media({}));

  for (const scheme of ['light', 'dark'])
    it(`breaks no accessibility rule on a ${scheme} page`, async () => {
      await media({ 'prefers-color-scheme': scheme });
      const viewer = await opened();
      expect(await violations(viewer)).to.deep.equal([]);
    });

  it('has a name, and the focus is on the first that it offers', async () => {
    const viewer = await opened();
    expect(menu(viewer).role).to.equal('dialog');
    expect(menu(viewer).ariaLabel).to.equal('Share and settings');
    expect(focused()?.textContent?.trim()).to.equal('Copy FEN');
    const button = one(viewer, '[data-do=more]');
    expect([button.ariaHasPopup, button.ariaExpanded]).to.deep.equal(['dialog', 'true']);
  });

  it('closes with Escape, by its button and its cross; the focus goes back to the button', async () => {
    const viewer = await opened();
    const button = one(viewer, '[data-do=more]');
    const ways = [
      () => sendKeys({ press: 'Escape' }),
      async () => button.click(),
      async () => one(viewer, '.close').click(),
    ];
    for (const close of ways) {
      if (!isOpen(viewer)) await open(viewer);
      await close();
      expect(isOpen(viewer)).to.equal(false);
      expect(focused()).to.equal(button);
      expect(button.ariaExpanded).to.equal('false');
    }
  });

  it('leaves the game where it is when its keys are pressed', async () => {
    const viewer = await game();
    await viewer.go(1);
    await viewer.play('17-21');
    await open(viewer);
    for (const key of ['.', ',', 'Escape']) await sendKeys({ press: key });
    expect(viewer.path).to.equal('1~1');
  });

  it('closes with a press anywhere else', async () => {
    const viewer = await opened();
    await sendMouse({ type: 'click', position: [5, 5] });
    expect(isOpen(viewer)).to.equal(false);
  });

  it('is gone through with Tab and with arrows, and left at its ends', async () => {
    const viewer = await opened();
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()?.textContent?.trim()).to.equal('Copy PDN');
    await sendKeys({ press: 'Tab' });
    expect(focused()?.textContent?.trim()).to.equal('Copy PDN without comments');
    await sendKeys({ press: 'End' });
    expect(focused()).to.equal(one(viewer, '.loop'));
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal(one(viewer, '.close'));
    await chord('Shift', 'Tab');
    expect(isOpen(viewer)).to.equal(false);
    expect(focused()).to.equal(one(viewer, '[data-do=more]'));
    await open(viewer);
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'Tab' });
    expect(isOpen(viewer)).to.equal(false);
    expect(focused()).to.not.equal(one(viewer, '[data-do=more]'));
  });

  for (const [width, height] of [
    [280, 500],
    [700, 320],
    [1000, 900],
  ] as const)
    it(`lies within a window of ${width} by ${height}`, async () => {
      await setViewport({ width, height });
      try {
        const viewer = await game();
        viewer.style.inlineSize = '100%';
        one(viewer, '[data-do=more]').scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = (await open(viewer)).getBoundingClientRect();
        expect(left).to.be.at.least(0);
        expect(top).to.be.at.least(0);
        expect(right).to.be.at.most(document.documentElement.clientWidth);
        expect(bottom).to.be.at.most(height);
        expect(document.documentElement.scrollWidth).to.be.at.most(
          document.documentElement.clientWidth,
        );
        // The last of it can be come to.
        const loop = one(viewer, '.loop');
        loop.focus();
        expect(loop.getBoundingClientRect().bottom).to.be.at.most(bottom);
      } finally {
        await setViewport({ width: 800, height: 600 });
      }
    });
});

describe('the menu of a viewer on a page that is scrolled', () => {
  it('stays at its button', async () => {
    const viewer = await game();
    const below = document.createElement('p');
    below.style.blockSize = '3000px';
    viewer.after(below);
    const button = one(viewer, '[data-do=more]');
    const element = await open(viewer);
    // It lies above the button, which is near the end of the window, and 6 pixels from it.
    const gap = (): number =>
      Math.round(button.getBoundingClientRect().top - element.getBoundingClientRect().bottom);
    expect(gap()).to.equal(6);
    scrollBy(0, 40);
    await until('the same distance', () => scrollY === 40 && gap() === 6);
  });
});

describe('copying', () => {
  const written: Record<string, (text: string) => unknown> = {
    copyFen: (text) => expect(text).to.match(/^W:W28,31,33,.*:B1,2,.*,17,19,20,23\.?$/),
    copyPdn: (text) =>
      expect(moves(text)).to.equal(
        '1. 32-28 $1 {It opens 32.} 1... 19-23 (1... 18-23 {A try.}) 2. 28x19 14x23 {[%clock w0:10:00 B0:09:00]} *',
      ),
    copyPlainPdn: (text) =>
      expect(moves(text)).to.equal('1. 32-28 19-23 (1... 18-23) 2. 28x19 14x23 *'),
    copyLine: (text) => expect(moves(text)).to.equal('1. 32-28 18-23 *'),
    copyText: (text) => expect(text).to.match(/White to move. White: 20 men: 28, 31, 33/),
  };
  for (const [name, check] of Object.entries(written))
    it(`${name} puts it on the clipboard, and says so`, async () => {
      const texts = clipboard();
      const viewer = await game();
      await viewer.go('1.1/1');
      await open(viewer);
      act(viewer, name).click();
      await until('a text', () => texts.length === 1);
      check(texts[0] ?? '');
      await until('words', () => one(viewer, '.said').textContent === 'Copied');
      expect(act(viewer, name).querySelector('.note')?.textContent).to.equal('Copied');
      expect(isOpen(viewer)).to.equal(true);
    });

  it('has the moves of the reader in the line, and in nothing else', async () => {
    const texts = clipboard();
    const viewer = await game();
    await viewer.go(1);
    await viewer.play('17-21');
    await viewer.play('28-23');
    await open(viewer);
    act(viewer, 'copyLine').click();
    act(viewer, 'copyPdn').click();
    await until('two texts', () => texts.length === 2);
    expect(moves(texts[0])).to.equal('1. 32-28 17-21 2. 28-23 *');
    expect(texts[1]).to.not.contain('17-21');
  });

  it('says so where it is not allowed', async () => {
    clipboard(false);
    const viewer = await opened();
    act(viewer, 'copyFen').click();
    await until('words', () => one(viewer, '.said').textContent === 'Could not copy');
    expect(act(viewer, 'copyFen').querySelector('.note')?.textContent).to.equal('Could not copy');
  });

  it('offers a link only where places have addresses', async () => {
    const viewer = await opened();
    expect(viewer.shadowRoot?.querySelector('[data-act=copyLink]')).to.equal(null);
    viewer.permalink = true;
    await viewer.updateComplete;
    expect(act(viewer, 'copyLink').textContent).to.contain('Copy link');
  });
});

describe('saving', () => {
  it('gives the record under the names of the players', async () => {
    const saved = files();
    const viewer = await opened();
    act(viewer, 'download').click();
    await until('a file', () => saved.length === 1);
    expect(saved[0]?.name).to.equal('Čižov-A-De-Jong-Smit-2024-05-01.pdn');
    expect(moves(await saved[0]?.content.text())).to.contain('1. 32-28 $1 {It opens 32.}');
    await until('words', () => one(viewer, '.said').textContent === 'Saved');
  });

  it('gives the position as pictures', async () => {
    const saved = files();
    const viewer = await game();
    await viewer.go('1.1/1');
    await open(viewer);
    act(viewer, 'savePng').click();
    await until('a file', () => saved.length === 1);
    act(viewer, 'saveSvg').click();
    await until('two files', () => saved.length === 2);
    expect(saved.map(({ name }) => name)).to.deep.equal([
      'Čižov-A-De-Jong-Smit-2024-05-01-1-1-1.png',
      'Čižov-A-De-Jong-Smit-2024-05-01-1-1-1.svg',
    ]);
    const [png, svg] = saved;
    const head = new Uint8Array(await (png as { content: Blob }).content.slice(0, 4).arrayBuffer());
    expect(String.fromCharCode(...head)).to.equal('\x89PNG');
    expect(await svg?.content.text()).to.match(/^<svg /);
  });
});

describe('sharing', () => {
  it('is offered where the device can', async () => {
    const shared: ShareData[] = [];
    replace(navigator, 'share', async (data: ShareData) => void shared.push(data));
    const viewer = await opened();
    act(viewer, 'share').click();
    await until('something shared', () => shared.length === 1);
    expect(shared[0]?.text).to.contain('W:W31,32');
  });

  it('is not offered elsewhere', async () => {
    if ('share' in navigator) replace(Navigator.prototype, 'share', undefined);
    const viewer = await opened();
    expect(viewer.shadowRoot?.querySelector('[data-act=share]')).to.equal(null);
  });

  it('prints the page without the menu', async () => {
    let printed = 0;
    const viewer = await opened();
    replace(window, 'print', () => {
      printed += isOpen(viewer) ? 100 : 1;
    });
    act(viewer, 'print').click();
    await until('a print', () => printed);
    expect(printed).to.equal(1);
  });
});

describe('the speed', () => {
  const choose = (viewer: DraughtsViewer, value: string): void => {
    const speed = one(viewer, '.speed') as HTMLSelectElement;
    speed.value = value;
    expect(speed.value).to.equal(value);
    speed.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const slow = (interval: string): Promise<DraughtsViewer> =>
    viewerOf(
      html`<draughts-viewer pdn=${pdn} animation="0" interval=${interval}></draughts-viewer>`,
    );

  it('is that of the author until the reader chooses another one, as long as the page is there', async () => {
    const viewer = await slow('7');
    await open(viewer);
    const speed = one(viewer, '.speed') as HTMLSelectElement;
    expect(speed.value).to.equal('7');
    expect(speed.selectedOptions[0]?.textContent).to.equal('7 seconds a move');
    choose(viewer, '0.5');
    await sendKeys({ press: 'Escape' });
    one(viewer, '[data-do=play]').click();
    await untilPath(viewer, '2');
    await open(viewer);
    expect((one(viewer, '.speed') as HTMLSelectElement).value).to.equal('0.5');
    expect(viewer.interval).to.equal('7');
  });

  it('is that of the clocks, where the record has some', async () => {
    const viewer = await opened();
    const options = [...(one(viewer, '.speed') as HTMLSelectElement).options];
    expect(options.at(-1)?.textContent).to.equal('As the clocks ran');
    const other = await viewerOf(html`<draughts-viewer pdn="1. 32-28 19-23"></draughts-viewer>`);
    await open(other);
    const values = [...(one(other, '.speed') as HTMLSelectElement).options].map(
      (each) => each.value,
    );
    expect(values).to.deep.equal(['0.5', '1', '1.5', '2', '3', '5', '10']);
  });

  it('can be changed while the game plays, which then goes round and round', async () => {
    const viewer = await slow('0.2');
    one(viewer, '[data-do=play]').click();
    await open(viewer);
    (one(viewer, '.loop') as HTMLInputElement).click();
    await untilPath(viewer, '4');
    await untilPath(viewer, '0');
    await untilPath(viewer, '1');
    expect(isOpen(viewer)).to.equal(true);
  });
});
