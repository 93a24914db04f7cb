import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import type { DraughtsBoard, PositionChangeEvent } from '../../../src/index.js';
import type { DraughtsViewer } from '../../../src/viewer.js';
import '../../../src/viewer.js';
import { drawn, until } from '../support/board.js';
import { fixture, violations } from '../support/page.js';

const pdn = '1. 32-28 19-23 (1... 18-23 2. 38-32) 2. 28x19 14x23 *';
const two = `[White "A"]\n\n${pdn}\n\n[White "B"]\n\n1. 31-27 17-21 *\n`;

async function pageOf(content: TemplateResult): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(html`<div>${content}</div>`);
  const all = page.querySelectorAll<DraughtsViewer>('draughts-viewer, draughts-board');
  await Promise.all([...all].map(({ ready }) => ready));
  return page;
}

const get = <Found extends HTMLElement>(page: HTMLElement, selector: string): Found =>
  page.querySelector(selector) as Found;
const within = (viewer: DraughtsViewer, selector: string): HTMLElement =>
  viewer.shadowRoot?.querySelector(selector) as HTMLElement;
const shows = (element: DraughtsViewer | DraughtsBoard, path: string): Promise<void> =>
  until(`${element.localName} at ${path}, not ${element.path}`, () => element.path === path);

describe('a board for a viewer', () => {
  it('breaks no accessibility rule, and says the place it shows', async () => {
    const page = await pageOf(html`
      <draughts-viewer id="game" pdn=${pdn}></draughts-viewer>
      <draughts-board for="game" at="1"></draughts-board>`);
    const board = get<DraughtsBoard>(page, 'draughts-board');
    await shows(board, '1');
    expect(await violations(board)).to.deep.equal([]);
    expect(board.shadowRoot?.querySelector('svg')?.getAttribute('aria-label')).to.match(
      /Black to move/,
    );
  });

  it('shows a ply of the same record beside the text', async () => {
    const page = await pageOf(html`
      <draughts-board id="early" for="game" at="1.1/1"></draughts-board>
      <draughts-viewer id="game" pdn=${pdn} at="2"></draughts-viewer>
      <draughts-board id="late" for="game" at="end"></draughts-board>`);
    const viewer = get<DraughtsViewer>(page, 'draughts-viewer');
    const [early, late] = ['#early', '#late'].map((id) => get<DraughtsBoard>(page, id)) as [
      DraughtsBoard,
      DraughtsBoard,
    ];
    await shows(early, '1.1/1');
    await shows(late, '4');
    expect(early.record).to.equal(viewer.record);
    expect(late.record).to.equal(viewer.record);
    await viewer.go('first');
    expect(early.path).to.equal('1.1/1');
    expect(viewer.path).to.equal('0');
  });

  it('without a place moves together with it, both ways', async () => {
    const page = await pageOf(html`
      <draughts-viewer id="game" pdn=${pdn}></draughts-viewer>
      <draughts-board for="game"></draughts-board>`);
    const viewer = get<DraughtsViewer>(page, 'draughts-viewer');
    const board = get<DraughtsBoard>(page, 'draughts-board');
    await until('the game', () => board.record === viewer.record);
    await viewer.go(3);
    await shows(board, '3');
    await board.go('previous');
    await shows(viewer, '2');
    await board.ready;
    const inner = within(viewer, 'draughts-board') as DraughtsBoard;
    await inner.ready;
    expect(drawn(board)).to.equal(drawn(inner));
  });

  it('shows another game when the reader chooses one', async () => {
    const page = await pageOf(html`
      <draughts-viewer id="game" pdn=${two}></draughts-viewer>
      <draughts-board for="game" at="1"></draughts-board>`);
    const viewer = get<DraughtsViewer>(page, 'draughts-viewer');
    const board = get<DraughtsBoard>(page, 'draughts-board');
    await until('games', () => within(viewer, '[aria-label="Next game"]'));
    within(viewer, '[aria-label="Next game"]').click();
    await until('the game', () => board.record.tags.get('White') === 'B');
    expect(board.record).to.equal(viewer.record);
    await shows(board, '1');
  });
});

describe('a viewer for another element', () => {
  it('breaks no accessibility rule where it shows controls alone', async () => {
    const page = await pageOf(html`
      <draughts-viewer id="game" pdn=${pdn} show="board"></draughts-viewer>
      <draughts-viewer for="game" show="controls"></draughts-viewer>`);
    expect(await violations(page)).to.deep.equal([]);
  });

  for (const tag of ['viewer', 'board'])
    it(`moves a ${tag} by its controls, and shows none of the rest`, async () => {
      const page = await pageOf(html`
        <p></p>
        <draughts-viewer for="game" show="controls"></draughts-viewer>`);
      const other = document.createElement(`draughts-${tag}`) as DraughtsBoard;
      Object.assign(other, { id: 'game', pdn });
      get(page, 'p').append(other);
      await other.ready;
      const viewer = get<DraughtsViewer>(page, 'div > draughts-viewer');
      await until('the game', () => viewer.record === other.record);
      within(viewer, '[aria-label="Next move"]').click();
      await shows(other, '1');
      expect(within(viewer, '.left').checkVisibility()).to.equal(false);
      expect(within(viewer, '.moves-room')).to.equal(null);
      await other.go('last');
      await shows(viewer, '4');
      await until('the end', () => within(viewer, '[aria-label="Next move"]').ariaDisabled);
    });

  it('says that it is moved by a link, as a board does', async () => {
    const page = await pageOf(html`
      <draughts-viewer id="game" pdn=${pdn}></draughts-viewer>
      <draughts-viewer for="game" show="moves"></draughts-viewer>`);
    const [viewer, moves] = [...page.querySelectorAll('draughts-viewer')];
    await until('the same record', () => moves?.record === viewer?.record);
    const causes: string[] = [];
    moves?.addEventListener('position-change', ({ cause }) => causes.push(cause));
    await viewer?.go('next');
    await moves?.go('next');
    expect(causes).to.deep.equal(['link', 'replay']);
  });

  it('changes the game of the one that it is for', async () => {
    const page = await pageOf(html`
      <draughts-viewer id="game" pdn=${two} show="board"></draughts-viewer>
      <draughts-viewer for="game" show="list"></draughts-viewer>`);
    const [viewer, list] = page.querySelectorAll('draughts-viewer') as unknown as [
      DraughtsViewer,
      DraughtsViewer,
    ];
    await until('a list', () => within(list, '[role=option]:nth-child(2)'));
    within(list, '[role=option]:nth-child(2)').click();
    await until('the game', () => viewer.record.tags.get('White') === 'B');
    await until('the mark', () =>
      within(list, '[role=option]:nth-child(2)').matches('[aria-selected=true]'),
    );
  });
});

describe('a link that moves a viewer', () => {
  const click = (link: HTMLElement, init: MouseEventInit = {}): boolean =>
    link.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }),
    );

  it('is followed with the keyboard, and stays a link', async () => {
    const page = await pageOf(html`
      <draughts-viewer pdn=${pdn}></draughts-viewer>
      <a href="#there" data-draughts-go="3">the exchange</a>`);
    const viewer = get<DraughtsViewer>(page, 'draughts-viewer');
    get(page, 'a').focus();
    await sendKeys({ press: 'Enter' });
    await shows(viewer, '3');
    expect(location.hash).to.equal('');
    expect(await violations(page)).to.deep.equal([]);
    expect(get(page, 'a').getAttributeNames()).to.deep.equal(['href', 'data-draughts-go']);
  });

  it('goes to plies, variations, both ends and along the line, and tells why', async () => {
    const page = await pageOf(html`
      <draughts-viewer pdn=${pdn}></draughts-viewer>
      <p><a href="#"></a></p>`);
    const viewer = get<DraughtsViewer>(page, 'draughts-viewer');
    const causes = new Set<string>();
    page.addEventListener('position-change', (event) =>
      causes.add((event as PositionChangeEvent).cause),
    );
    for (const [place, path] of [
      ['1.1/2', '1.1/2'],
      ['end', '4'],
      ['previous', '3'],
      ['start', '0'],
      ['next', '1'],
    ] as const) {
      get(page, 'a').dataset.draughtsGo = place;
      expect(click(get(page, 'a'))).to.equal(false);
      await shows(viewer, path);
    }
    expect([...causes]).to.deep.equal(['replay']);
  });

  it('moves the one it names, else the nearest before it, else the first', async () => {
    const page = await pageOf(html`
      <a id="above" href="#" data-draughts-go="1"></a>
      <draughts-viewer id="one" pdn=${pdn}></draughts-viewer>
      <a id="between" href="#" data-draughts-go="2"></a>
      <draughts-viewer id="two" pdn=${pdn}></draughts-viewer>
      <a id="below" href="#" data-draughts-go="3"></a>
      <a id="named" href="#" data-draughts-go="4" data-draughts-for="one"></a>`);
    const [one, other] = page.querySelectorAll('draughts-viewer') as unknown as [
      DraughtsViewer,
      DraughtsViewer,
    ];
    click(get(page, '#above'));
    await shows(one, '1');
    click(get(page, '#between'));
    await shows(one, '2');
    click(get(page, '#below'));
    await shows(other, '3');
    click(get(page, '#named'));
    await shows(one, '4');
    expect(other.path).to.equal('3');
  });

  it('moves a board that it names', async () => {
    const page = await pageOf(html`
      <draughts-viewer></draughts-viewer>
      <draughts-board id="board" pdn=${pdn}></draughts-board>
      <a href="#" data-draughts-go="2" data-draughts-for="board"></a>`);
    click(get(page, 'a'));
    await shows(get<DraughtsBoard>(page, 'draughts-board'), '2');
  });

  it('is an ordinary link where there is no such place, and says so once', async () => {
    const page = await pageOf(html`
      <draughts-viewer pdn=${pdn}></draughts-viewer>
      <a href="#" data-draughts-go="40"></a>
      <a href="#" data-draughts-go="1" data-draughts-for="nobody"></a>
      <a href="#" data-draughts-go="never"></a>`);
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    const followed: boolean[] = [];
    const last = (event: Event): void => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', last);
    try {
      for (const link of page.querySelectorAll('a')) {
        click(link);
        click(link);
      }
    } finally {
      removeEventListener('click', last);
      console.warn = warn;
    }
    expect(followed).to.deep.equal([true, true, true, true, true, true]);
    expect(warnings).to.have.length(3);
    expect(warnings[0]).to.contain('40');
    expect(get<DraughtsViewer>(page, 'draughts-viewer').path).to.equal('0');
  });

  it('leaves alone who opens the link elsewhere, or whom the page has served', async () => {
    const page = await pageOf(html`
      <draughts-viewer pdn=${pdn}></draughts-viewer>
      <a href="#" data-draughts-go="1"></a>`);
    const keep = (event: Event): void => event.preventDefault();
    addEventListener('click', keep);
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      click(get(page, 'a'), init);
    removeEventListener('click', keep);
    get(page, 'a').addEventListener('click', keep);
    click(get(page, 'a'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(get<DraughtsViewer>(page, 'draughts-viewer').path).to.equal('0');
  });

  it('moves no viewer that has left the page', async () => {
    const page = await pageOf(html`
      <draughts-viewer id="one" pdn=${pdn}></draughts-viewer>
      <draughts-viewer id="two" pdn=${pdn}></draughts-viewer>
      <a href="#" data-draughts-go="1"></a>`);
    const [one, other] = page.querySelectorAll('draughts-viewer') as unknown as [
      DraughtsViewer,
      DraughtsViewer,
    ];
    other.remove();
    click(get(page, 'a'));
    await shows(one, '1');
    expect(other.path).to.equal('0');
  });
});
