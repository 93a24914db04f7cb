import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import type { PositionChangeEvent } from '../../../src/index.js';
import type { DraughtsViewer } from '../../../src/viewer.js';
import '../../../src/viewer.js';
import { until } from '../support/board.js';
import { fixture, violations } from '../support/page.js';

const pdn = '1. 32-28 19-23 (1... 18-23 2. 38-32) 2. 28x19 14x23 *';
const two = `[White "A"]\n\n${pdn}\n\n[White "B"]\n\n1. 31-27 17-21 2. 37-31 *\n`;

/** Where the page is before a test, with what another program has kept there. */
const address = location.href.split('#')[0] as string;
const setHash = (hash: string): void => history.replaceState({ kept: true }, '', address + hash);
const follow = (hash: string): void => {
  setHash(hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
};

async function viewersOf(content: TemplateResult): Promise<DraughtsViewer[]> {
  const page = await fixture<HTMLElement>(html`<div>${content}</div>`);
  const viewers = [...page.querySelectorAll('draughts-viewer')];
  await Promise.all(viewers.map(({ ready }) => ready));
  return viewers;
}

const viewerOf = async (content: TemplateResult): Promise<DraughtsViewer> =>
  (await viewersOf(content))[0] as DraughtsViewer;
const hasHash = (hash: string): Promise<void> =>
  until(`${hash}, not ${location.hash}`, () => location.hash === hash);
const shows = (viewer: DraughtsViewer, path: string): Promise<void> =>
  until(`a viewer at ${path}, not ${viewer.path}`, () => viewer.path === path);
/** Longer than it takes until the address follows. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 350));

describe('a viewer with permalinks', () => {
  beforeEach(() => setHash(''));
  afterEach(() => setHash(''));

  it('breaks no accessibility rule at the place of the address', async () => {
    setHash('#game=2');
    const viewer = await viewerOf(html`
      <draughts-viewer id="game" permalink pdn=${pdn}></draughts-viewer>`);
    expect(viewer.path).to.equal('2');
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('lets the address follow the place, without a step in the history', async () => {
    const viewer = await viewerOf(html`
      <draughts-viewer id="game" permalink pdn=${pdn}></draughts-viewer>`);
    const { length } = history;
    await rest();
    expect(location.hash).to.equal('');
    await viewer.go(2);
    await hasHash('#game=2');
    await viewer.go('1.1/2');
    await hasHash('#game=1.1/2');
    await viewer.go('start');
    await hasHash('#game=0');
    expect(history.length).to.equal(length);
    expect(history.state).to.deep.equal({ kept: true });
  });

  it('goes where the address leads, at once and later, and tells that a link did', async () => {
    setHash('#game=1.1/1');
    const viewer = await viewerOf(html`
      <draughts-viewer id="game" permalink pdn=${pdn} at="4"></draughts-viewer>`);
    expect(viewer.path).to.equal('1.1/1');
    const causes: string[] = [];
    viewer.addEventListener('position-change', (event) =>
      causes.push((event as PositionChangeEvent).cause),
    );
    follow('#game=3');
    await shows(viewer, '3');
    follow('#game=end');
    await shows(viewer, '4');
    expect([...new Set(causes)]).to.deep.equal(['link']);
    expect(viewer.at).to.equal('4');
  });

  it('keeps the line that the reader has played', async () => {
    const viewer = await viewerOf(html`
      <draughts-viewer id="game" permalink pdn=${pdn}></draughts-viewer>`);
    await viewer.go(4);
    await viewer.play('37-32');
    await viewer.play('10-14');
    await hasHash('#game=4~37-32,10-14');
    await viewer.go('previous');
    await hasHash('#game=4~37-32');
    const fen = viewer.toFen();
    viewer.remove();
    const other = await viewerOf(html`
      <draughts-viewer id="game" permalink pdn=${pdn}></draughts-viewer>`);
    expect(other.path).to.equal('4~1');
    expect(other.toFen()).to.equal(fen);
    const paths: string[] = [];
    other.addEventListener('position-change', ({ path }) => paths.push(path));
    follow('#game=4~37-32,1-50');
    await until('the moves that are legal', () => paths.length === 2);
    await rest();
    expect(paths).to.deep.equal(['4', '4~1']);
  });

  it('has a place for each viewer, and leaves what others keep there', async () => {
    setHash('#tab=x%20y&b=3');
    const [first, second] = (await viewersOf(html`
      <draughts-viewer id="a" permalink pdn=${pdn}></draughts-viewer>
      <draughts-viewer id="b" permalink pdn=${pdn}></draughts-viewer>
      <draughts-viewer id="c" pdn=${pdn}></draughts-viewer>`)) as [DraughtsViewer, DraughtsViewer];
    expect([first.path, second.path]).to.deep.equal(['0', '3']);
    await first.go(1);
    await hasHash('#tab=x%20y&b=3&a=1');
    await second.go(4);
    await hasHash('#tab=x%20y&b=4&a=1');
  });

  it('does not touch a fragment that leads elsewhere', async () => {
    for (const hash of ['#chapter-2', '#/route?game=1']) {
      setHash(hash);
      const viewer = await viewerOf(html`
        <draughts-viewer id="game" permalink pdn=${pdn}></draughts-viewer>`);
      expect(viewer.path).to.equal('0');
      await viewer.go(2);
      await rest();
      expect(location.hash).to.equal(hash);
      follow(hash);
      await rest();
      expect(viewer.path).to.equal('2');
    }
  });

  it('stays where it is where the address has no place of its game', async () => {
    for (const place of ['99', 'nowhere', 'g9-1', '1.7/1', '%zz']) {
      setHash(`#game=${place}`);
      const viewer = await viewerOf(html`
        <draughts-viewer id="game" permalink pdn=${pdn} at="1"></draughts-viewer>`);
      expect(viewer.path, place).to.equal('1');
      expect(viewer.diagnostics).to.deep.equal([]);
      viewer.remove();
    }
  });

  it('names the game of several', async () => {
    setHash('#game=g2-3');
    const viewer = await viewerOf(html`
      <draughts-viewer id="game" permalink pdn=${two}></draughts-viewer>`);
    expect(viewer.record.tags.get('White')).to.equal('B');
    expect(viewer.path).to.equal('3');
    const button = (): HTMLElement | null | undefined =>
      viewer.shadowRoot?.querySelector('[aria-label="Previous game"]');
    await until('the games', button);
    button()?.click();
    await hasHash('#game=g1-0');
    await viewer.go(1);
    await hasHash('#game=g1-1');
    follow('#game=g2');
    await until('the other game', () => viewer.record.tags.get('White') === 'B');
    expect(viewer.path).to.equal('0');
    expect(viewer.game).to.equal(undefined);
  });

  it('follows the place no more without the attribute, or away from the page', async () => {
    const viewer = await viewerOf(html`
      <draughts-viewer id="game" permalink pdn=${pdn}></draughts-viewer>`);
    await viewer.go(1);
    await hasHash('#game=1');
    viewer.permalink = false;
    await viewer.go(2);
    await rest();
    expect(location.hash).to.equal('#game=1');
    viewer.permalink = true;
    viewer.remove();
    follow('#game=3');
    await rest();
    expect(viewer.path).to.equal('2');
  });

  it('begins anew with another record that the page shows', async () => {
    const viewer = await viewerOf(html`
      <draughts-viewer id="game" permalink pdn=${pdn} at="1"></draughts-viewer>`);
    viewer.at = 2;
    viewer.pdn = '1. 31-27 17-21 2. 37-31 *';
    await viewer.ready;
    await rest();
    expect(location.hash).to.equal('');
    await viewer.go(3);
    await hasHash('#game=3');
    viewer.at = 0;
    viewer.pdn = pdn;
    await viewer.ready;
    await hasHash('#game=0');
  });
});
