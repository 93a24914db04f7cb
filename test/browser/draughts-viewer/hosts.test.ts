import { expect } from 'chai';
import { html } from 'lit';
import '../../../src/viewer.js';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { fixture, violations } from '../support/page.js';

interface Snippet {
  readonly host: string;
  readonly form: string;
  readonly html: string;
}

const hosts: readonly Snippet[] = await (await fetch('/test/data/hosts.json')).json();

/** Puts the page of a host into an article, as its browser would read it. */
async function pageOf(markup: string): Promise<DraughtsViewer> {
  const page = await fixture<HTMLElement>(html`<article></article>`);
  page.append(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes);
  const viewer = page.querySelector('draughts-viewer') as DraughtsViewer;
  await viewer.ready;
  return viewer;
}

/** What a reader finds wrong: that a host has put elements into a script is told. */
const faults = ({ diagnostics }: DraughtsViewer): string[] =>
  diagnostics
    .map(({ message }) => message)
    .filter((each) => !/^Unknown word: <\/?\w+>$/.test(each));

describe('<draughts-viewer> as it comes out of what people write in', () => {
  for (const { host, form, html: markup } of hosts)
    it(`${host}, ${form}: shows the game, and the article around it`, async () => {
      const viewer = await pageOf(markup);
      expect(await violations(viewer)).to.deep.equal([]);
      expect(viewer.record.tags.get('White')).to.equal('Harm Wiersma');
      expect(viewer.record.plies).to.equal(10);
      expect(faults(viewer)).to.deep.equal([]);
      for (const words of ['Before the game.', 'After the game.'])
        expect(isShown(viewer.closest('article') as HTMLElement, words), words).to.equal(true);
    });
});

/** Whether somewhere on a page these words can be seen. */
function isShown(page: HTMLElement, words: string): boolean {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.textContent?.trim() !== words) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (range.getBoundingClientRect().height > 0) return true;
  }
  return false;
}
