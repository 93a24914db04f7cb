import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import type { DraughtsViewer } from '../../../src/viewer.js';
import '../../../src/viewer.js';
import { until } from '../support/board.js';
import { chord } from '../support/commands.js';
import { fixture, violations } from '../support/page.js';

const three = `[Event "Final"]
[Round "1"]
[White "Wiersma"]
[Black "Clerc"]
[Result "1-1"]

1. 32-28 19-23 2. 28x19 14x23 1-1

[Event "Final"]
[Round "2"]
[White "Tsjizjov"]
[Black "Wiersma"]
[Result "2-0"]

1. 33-28 18-23 2. 39-33 2-0

[Event "Final"]
[Round "3"]
[White "Clerc"]
[Black "Čižov"]
[Result "0-2"]

1. 34-30 20-25 2. 30-24 0-2
`;

const within = (viewer: DraughtsViewer, selector: string): HTMLElement =>
  viewer.shadowRoot?.querySelector(selector) as HTMLElement;
const title = (viewer: DraughtsViewer): string => within(viewer, '.games-title')?.textContent ?? '';
const button = (viewer: DraughtsViewer, name: string): HTMLElement =>
  within(viewer, `.games-bar [aria-label="${name}"]`);
const options = (viewer: DraughtsViewer): HTMLElement[] => [
  ...(viewer.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];
const names = (viewer: DraughtsViewer): (string | undefined)[] =>
  options(viewer).map(({ textContent }) => textContent?.trim().replace(/\s+/g, ' '));
const focused = (viewer: DraughtsViewer): Element | null | undefined =>
  viewer.shadowRoot?.activeElement;

async function viewerOf(template: TemplateResult): Promise<DraughtsViewer> {
  const viewer = await fixture<DraughtsViewer>(template);
  await viewer.ready;
  return viewer;
}

/** A viewer of several games; its games are told. */
async function severalOf(template: TemplateResult): Promise<DraughtsViewer> {
  const viewer = await viewerOf(template);
  await until('the games', () => title(viewer));
  return viewer;
}

const isShown = async (viewer: DraughtsViewer, round: string): Promise<void> =>
  until(`round ${round}`, () => viewer.record.tags.get('Round') === round);

describe('a viewer of several games', () => {
  it('breaks no accessibility rule, closed and open', async () => {
    const viewer = await severalOf(html`<draughts-viewer pdn=${three}></draughts-viewer>`);
    expect(await violations(viewer)).to.deep.equal([]);
    button(viewer, 'Games').click();
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('is gone through with the keyboard alone', async () => {
    const viewer = await severalOf(html`<draughts-viewer pdn=${three}></draughts-viewer>`);
    await sendKeys({ press: 'Tab' });
    expect(focused(viewer)?.getAttribute('aria-label')).to.equal('Games');
    expect(focused(viewer)?.getAttribute('aria-expanded')).to.equal('false');
    await sendKeys({ press: 'Enter' });
    expect(button(viewer, 'Games').getAttribute('aria-expanded')).to.equal('true');
    expect((focused(viewer) as HTMLInputElement).labels?.[0]?.textContent?.trim()).to.equal(
      'Search the games',
    );
    await sendKeys({ press: 'Tab' });
    expect(focused(viewer)?.role).to.equal('listbox');
    await sendKeys({ press: 'End' });
    const active = (): HTMLElement =>
      within(viewer, `#${focused(viewer)?.getAttribute('aria-activedescendant')}`);
    expect(active().textContent?.trim().replace(/\s+/g, ' ')).to.equal(
      '3 Clerc – Čižov Round 3 · Final 0-2',
    );
    expect(active().ariaSelected).to.equal('false');
    await sendKeys({ press: 'Enter' });
    await isShown(viewer, '3');
    expect(focused(viewer)?.getAttribute('aria-label')).to.equal('Games');
    expect(within(viewer, '[role=status]').textContent).to.equal('Game 3 of 3, Clerc – Čižov, 0-2');
    await sendKeys({ press: 'ArrowLeft' });
    expect(focused(viewer)?.getAttribute('aria-disabled')).to.equal('true');
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'Enter' });
    await isShown(viewer, '2');
  });

  it('tells how many games a search finds', async () => {
    const viewer = await severalOf(html`<draughts-viewer pdn=${three}></draughts-viewer>`);
    button(viewer, 'Games').click();
    await sendKeys({ type: 'wiersma' });
    expect(within(viewer, '.games-found').textContent?.trim()).to.equal('2 games');
    await until('words', () => within(viewer, '[role=status]').textContent === '2 games');
    expect(options(viewer).map((each) => [each.ariaPosInSet, each.ariaSetSize])).to.deep.equal([
      ['1', '2'],
      ['2', '2'],
    ]);
    await sendKeys({ type: ' nobody' });
    expect(within(viewer, '.games-found').textContent?.trim()).to.equal('No game has these words.');
    expect(options(viewer)).to.deep.equal([]);
    expect(await violations(viewer)).to.deep.equal([]);
    await sendKeys({ press: 'Escape' });
    expect(button(viewer, 'Games').getAttribute('aria-expanded')).to.equal('false');
  });

  it('says which one is shown, and marks it in the list', async () => {
    const viewer = await severalOf(html`
      <draughts-viewer pdn=${three} game="2" show="board list"></draughts-viewer>`);
    expect(title(viewer)).to.equal('Game 2 of 3');
    expect(names(viewer)).to.deep.equal([
      '1 Wiersma – Clerc Round 1 · Final 1-1',
      '2 Tsjizjov – Wiersma Round 2 · Final 2-0',
      '3 Clerc – Čižov Round 3 · Final 0-2',
    ]);
    expect(options(viewer).map(({ ariaSelected }) => ariaSelected)).to.deep.equal([
      'false',
      'true',
      'false',
    ]);
  });

  it('finds games by words in any tag, with accents or without', async () => {
    const viewer = await severalOf(html`
      <draughts-viewer pdn=${three} show="board list"></draughts-viewer>`);
    const field = within(viewer, 'input') as HTMLInputElement;
    field.focus();
    await sendKeys({ type: 'cizov clerc' });
    expect(names(viewer)).to.deep.equal(['3 Clerc – Čižov Round 3 · Final 0-2']);
    await sendKeys({ press: 'Enter' });
    await isShown(viewer, '3');
    expect(options(viewer)[0]?.ariaSelected).to.equal('true');
  });

  it('goes to the next and the one before, by buttons and by keys in it', async () => {
    const viewer = await severalOf(html`<draughts-viewer pdn=${three}></draughts-viewer>`);
    button(viewer, 'Next game').click();
    await isShown(viewer, '2');
    expect(title(viewer)).to.equal('Game 2 of 3');
    button(viewer, 'Previous game').click();
    await isShown(viewer, '1');
    button(viewer, 'Previous game').click();
    within(viewer, '[aria-label="Next move"]').focus();
    await chord('Shift', 'PageDown');
    await chord('Shift', 'PageDown');
    await isShown(viewer, '3');
    await chord('Shift', 'PageUp');
    await isShown(viewer, '2');
    expect(viewer.path).to.equal('0');
  });

  it('tells of a game that is chosen, and of its faults', async () => {
    const faulty = `${three}
[Round "4"]

1. 32-28 19-23 2. 28-27 *
`;
    const viewer = await severalOf(html`<draughts-viewer pdn=${faulty}></draughts-viewer>`);
    const events: string[] = [];
    for (const type of ['record-load', 'error', 'position-change'])
      viewer.addEventListener(type, () => events.push(type));
    button(viewer, 'Next game').click();
    await until('the game', () => events.length > 0);
    expect(events.splice(0)).to.deep.equal(['record-load']);
    expect(viewer.diagnostics).to.deep.equal([]);
    await viewer.ready;
    button(viewer, 'Next game').click();
    button(viewer, 'Next game').click();
    await until('the fault', () => events.includes('error'));
    const line = faulty.split('\n').findIndex((each) => each.includes('28-27')) + 1;
    expect(viewer.diagnostics).to.have.length(1);
    expect(viewer.diagnostics[0]?.code).to.equal('not-legal');
    expect(viewer.diagnostics[0]?.line).to.equal(line);
    button(viewer, 'Previous game').click();
    await until('a good game', () => events.at(-1) === 'record-load');
    expect(viewer.diagnostics).to.deep.equal([]);
  });

  it('keeps the choice when it is drawn again, until an input is set', async () => {
    const viewer = await severalOf(html`<draughts-viewer pdn=${three} game="1"></draughts-viewer>`);
    button(viewer, 'Next game').click();
    await isShown(viewer, '2');
    viewer.theme = 'flat';
    viewer.lang = 'en';
    await viewer.go('next');
    await viewer.ready;
    expect(viewer.record.tags.get('Round')).to.equal('2');
    expect(viewer.game).to.equal('1');
    expect(viewer.getAttribute('game')).to.equal('1');
    viewer.game = 3;
    await viewer.ready;
    expect(viewer.record.tags.get('Round')).to.equal('3');
    await until('the title', () => title(viewer) === 'Game 3 of 3');
    viewer.game = 'tsjizjov';
    await viewer.ready;
    expect(viewer.record.tags.get('Round')).to.equal('2');
  });

  it('shows the same record when one comes back to a game', async () => {
    const viewer = await severalOf(html`<draughts-viewer pdn=${three}></draughts-viewer>`);
    button(viewer, 'Next game').click();
    await isShown(viewer, '2');
    const { record } = viewer;
    button(viewer, 'Next game').click();
    await isShown(viewer, '3');
    button(viewer, 'Previous game').click();
    await isShown(viewer, '2');
    expect(viewer.record).to.equal(record);
  });

  it('calls positions without moves positions', async () => {
    const pdn = '[FEN "W:W31,32:B1,2"]\n*\n\n[FEN "B:WK5:B40"]\n*\n';
    const viewer = await severalOf(html`
      <draughts-viewer pdn=${pdn} show="board list"></draughts-viewer>`);
    expect(title(viewer)).to.equal('Position 1 of 2');
    expect(names(viewer)).to.deep.equal(['1 Position 1', '2 Position 2']);
    options(viewer)[1]?.click();
    await until('the position', () => viewer.toFen() === 'B:WK5:B40');
  });

  it('shows no list where the author leaves it out, or there is one game', async () => {
    for (const template of [
      html`<draughts-viewer pdn=${three} show="board moves"></draughts-viewer>`,
      html`<draughts-viewer pdn="1. 32-28 19-23 *"></draughts-viewer>`,
    ]) {
      const viewer = await viewerOf(template);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(within(viewer, '.games-bar')).to.equal(null);
    }
  });

  it('shows tags as they are, and never as markup', async () => {
    const pdn =
      '[White "<b>A</b>"]\n[Black "<img src=x>"]\n1. 32-28 *\n\n[White "B"]\n1. 31-27 *\n';
    const viewer = await severalOf(html`
      <draughts-viewer pdn=${pdn} show="list"></draughts-viewer>`);
    expect(within(viewer, '.game-name').textContent?.trim()).to.equal('<b>A</b> – <img src=x>');
    expect(within(viewer, '.games-room').querySelector('b,img')).to.equal(null);
  });
});

describe('a viewer of thousands of games', () => {
  const game = (n: number): string =>
    `[White "Player ${n}"]\n[Black "Other ${n % 7}"]\n[Result "1-1"]\n\n1. 32-28 19-23 1-1\n`;
  const many = Array.from({ length: 3000 }, (_, i) => game(i + 1)).join('\n');

  it('draws no more of them than are seen, and scrolls to any', async () => {
    const viewer = await severalOf(html`
      <draughts-viewer pdn=${many} game="2000" show="board list"></draughts-viewer>`);
    expect(title(viewer)).to.equal('Game 2000 of 3000');
    const marked = (): HTMLElement | undefined =>
      options(viewer).find(({ ariaSelected }) => ariaSelected === 'true');
    await until('the current one', marked);
    expect(options(viewer).length).to.be.lessThan(40);
    const box = within(viewer, '[role=listbox]');
    const [frame, row] = [box, marked() as HTMLElement].map((each) =>
      each.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(row.top).to.be.within(frame.top, frame.bottom - row.height);
    expect(box.scrollHeight / row.height).to.be.closeTo(3000, 1);
    box.scrollTop = 0;
    await until('the first', () => names(viewer)[0]?.startsWith('1 Player 1 '));
    box.scrollTop = box.scrollHeight;
    await until('the last', () => names(viewer).at(-1)?.startsWith('3000 Player 3000 '));
    box.focus();
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Space' });
    await until('the second', () => title(viewer) === 'Game 2 of 3000');
  });
});
