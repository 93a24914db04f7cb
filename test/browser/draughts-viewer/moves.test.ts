import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html, nothing } from 'lit';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { until } from '../support/board.js';
import { media } from '../support/commands.js';
import { violations } from '../support/page.js';
import { boardIn, focused, one, viewerOf, viewerOfWidth, walkOf } from '../support/viewer.js';
// What keys fetch is there: tests do not wait for a network.
import '../../../src/elements/draughts-viewer/move-keys.js';

// A part of the annotated game of the PDN standard, Derkx – Meijer 2009, and its end by other moves.
const derkx = `[White "Derkx,B."] [Black "Meijer,Hein"] [Result "2-0"] [GameType "20"]
{ Beide spelers hebben eerder tegen elkaar gespeeld. } 1. 34-29 17-22 2. 32-28 { Het populairste
antwoord in deze opening is 2.39-34 op ruime afstand gevolgd door 2.40-34 } 11-17 3. 37-32 6-11
4. 41-37 19-23 ( { Meestal wordt eerst } 4... 1-6 { gespeeld om na } 5. 46-41 { alsnog } 19-23
6. 28x19 14x34 { te spelen. } ) 5. 28x19 14x34 6. 39x30 ( { Over het algemeen is slaan met }
6. 40x29 { populairder. } ) 6... 13-19 $1 7. 44-39 $2 8-13 8. 50-44 $3 20-25 9. 32-28 25x34
10. 40x29 16-21 11. 31-26 21-27 12. 37-32 11-16 13. 32x21 16x27 14. 38-32 27x38 15. 43x32 10-14
16. 49-43 5-10 17. 42-38 3-8 18. 47-42 19-23 19. 28x19 14x34 20. 39x30 13-19 *`;

const list = (viewer: DraughtsViewer): HTMLElement => one(viewer, '.main');
const many = (viewer: DraughtsViewer, selector: string): HTMLElement[] => [
  ...list(viewer).querySelectorAll<HTMLElement>(selector),
];
const texts = (viewer: DraughtsViewer, selector: string): string[] =>
  many(viewer, selector).map(({ textContent }) => `${textContent}`.replace(/\s+/g, ' ').trim());
const current = (viewer: DraughtsViewer): string =>
  texts(viewer, '[aria-current=true]').join(' and ');
const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
const move = (viewer: DraughtsViewer, text: string): HTMLElement => {
  const found = many(viewer, '.move').filter((each) =>
    each.textContent?.replace(/\s/g, ' ').includes(text),
  );
  if (found.length !== 1) throw new Error(`${found.length} moves ${text}`);
  return found[0] as HTMLElement;
};
const press = async (viewer: DraughtsViewer, ...keys: string[]): Promise<string> => {
  for (const key of keys) await sendKeys({ press: key });
  await viewer.updateComplete;
  return `${focused()?.textContent}`;
};
const shown = (pdn: string): Promise<DraughtsViewer> =>
  viewerOf(html`<draughts-viewer pdn=${pdn} animation="0"></draughts-viewer>`);

describe('the moves of a game', () => {
  afterEach(async () => {
    await emulateMedia({ media: 'screen' });
    await media({});
  });

  for (const scheme of ['light', 'dark'])
    it(`break no accessibility rule on a ${scheme} page`, async () => {
      await media({ 'prefers-color-scheme': scheme });
      const viewer = await shown(derkx);
      await viewer.go('10');
      expect(await violations(viewer)).to.deep.equal([]);
      await viewer.go('7.1/3');
      await boardIn(viewer).play('31-27');
      expect(await violations(viewer)).to.deep.equal([]);
    });

  it('are buttons in lists; variations are lists in them, with a name', async () => {
    const viewer = await shown(derkx);
    expect(one(viewer, '.moves-room').ariaLabel).to.equal('Moves');
    expect(
      many(viewer, '.move').every((each) => each.matches('ol[role=list] > li > button')),
    ).to.equal(true);
    expect(many(viewer, 'li ol').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Variation',
      'Variation',
    ]);
  });

  it('stand in rows, which a comment or a variation breaks', async () => {
    const viewer = await shown(derkx);
    const items = [...list(viewer).children].map((item) =>
      `${item.textContent}`.replace(/\s+/g, ' ').trim(),
    );
    expect(items.slice(0, 9)).to.deep.equal([
      'Beide spelers hebben eerder tegen elkaar gespeeld.',
      '134–2917–22',
      '232–28…',
      'Het populairste antwoord in deze opening is 2.39-34 op ruime afstand gevolgd door 2.40-34',
      '2…11–17',
      '337–326–11',
      '441–3719–23',
      'Meestal wordt eerst 4… 1–6 gespeeld om na 5. 46–41 alsnog 5… 19–23 6. 28×19 14×34 te spelen.',
      '528×1914×34',
    ]);
    expect(texts(viewer, '.glyph')).to.deep.equal(['!', '?', '!!']);
  });

  it('are one stop for Tab, at the current one; arrows go on, and only Enter goes there', async () => {
    const viewer = await shown(derkx);
    expect(many(viewer, '[tabindex="0"]')).to.have.length(1);
    await viewer.go('2');
    expect(texts(viewer, '[tabindex="0"]')).to.deep.equal(['17–22']);
    one(viewer, '[data-do=more]').focus();
    expect(await press(viewer, 'Tab')).to.equal('17–22');
    expect(await press(viewer, 'ArrowRight')).to.equal('32–28');
    expect(await press(viewer, 'ArrowRight', 'ArrowLeft', 'ArrowLeft')).to.equal('17–22');
    expect(await press(viewer, 'ArrowDown')).to.equal('32–28');
    expect(await press(viewer, 'ArrowDown')).to.equal('11–17');
    expect(await press(viewer, 'ArrowDown')).to.equal('6–11');
    expect(await press(viewer, 'ArrowUp', 'ArrowUp')).to.equal('32–28');
    expect(await press(viewer, 'End')).to.equal('13–19');
    expect(await press(viewer, 'ArrowRight')).to.equal('13–19');
    expect(await press(viewer, 'Home')).to.equal('34–29');
    expect(viewer.path).to.equal('2');
    expect(many(viewer, '[tabindex="0"]')).to.have.length(1);
    await press(viewer, 'ArrowRight', 'ArrowRight', 'Enter');
    await until('the third ply', () => viewer.path === '3');
  });

  it('go from left to right where the page does not', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer dir="rtl" pdn="1. 32-28 19-23 2. 28x19"></draughts-viewer>`,
    );
    const leftOf = (text: string): number => move(viewer, text).getBoundingClientRect().left;
    expect(leftOf('32–28')).to.be.below(leftOf('19–23'));
    move(viewer, '32–28').focus();
    expect(await press(viewer, 'ArrowRight')).to.equal('19–23');
    expect(await press(viewer, 'ArrowLeft')).to.equal('32–28');
  });

  it('lead there with a click; the page is told', async () => {
    const viewer = await shown(derkx);
    const walk = walkOf(viewer);
    move(viewer, '46–41').click();
    await until('the variation', () => viewer.path === '7.1/2');
    expect(walk.map(({ path, cause }) => `${path} ${cause}`)).to.deep.equal(['7.1/2 replay']);
    expect(current(viewer)).to.equal('5. 46–41');
  });

  it('show where the reader is, with elements that stay', async () => {
    const viewer = await shown(derkx);
    expect(current(viewer)).to.equal('');
    const all = many(viewer, '*');
    await viewer.go('next');
    expect(current(viewer)).to.equal('34–29');
    await viewer.go('7.1/4');
    expect(current(viewer)).to.equal('6. 28×19');
    await viewer.go('first');
    expect(current(viewer)).to.equal('');
    expect(many(viewer, '*')).to.deep.equal(all);
  });

  it('scroll so that the current one is seen, and the page does not', async () => {
    for (const width of [320, 700]) {
      const viewer = await viewerOfWidth(width, derkx);
      const before = scrollY;
      await viewer.go('last');
      const isInside = (): boolean => {
        const box = one(viewer, '[aria-current]').getBoundingClientRect();
        const { top, bottom } = list(viewer).getBoundingClientRect();
        return top <= box.top && box.bottom <= bottom;
      };
      expect(isInside()).to.equal(true);
      expect(list(viewer).scrollTop).to.be.above(100);
      await viewer.go('1');
      expect(isInside()).to.equal(true);
      expect(scrollY).to.equal(before);
      viewer.remove();
    }
  });

  it('can be read on paper, the current one too', async function () {
    // Chromium alone can be told to lay out for paper.
    if (!('userAgentData' in navigator)) this.skip();
    const viewer = await shown(derkx);
    await viewer.go('2');
    await emulateMedia({ media: 'print' });
    const { color, backgroundColor } = getComputedStyle(one(viewer, '[aria-current]'));
    expect(color).to.equal('rgb(0, 0, 0)');
    expect(backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    expect(list(viewer).scrollHeight).to.equal(list(viewer).clientHeight);
  });

  it('are in one line each, however long a capture is', async () => {
    const viewer = await viewerOfWidth(600, '[FEN "B:W14,19,31,38:BK47"]\n1... 47x24x13x36 *');
    expect(one(viewer, '.move').getBoundingClientRect().height).to.equal(30);
  });

  it('are not shown where there are none', async () => {
    for (const content of ['W:W32:B19', '[White "A"]\n[FEN "W:W32:B19"]\n*']) {
      const viewer = await viewerOf(html`<draughts-viewer>${content}</draughts-viewer>`);
      expect(isSeen(one(viewer, '.moves-room')), content).to.equal(false);
      expect(one(viewer, '.board-room').clientWidth, content).to.be.above(600);
    }
    const viewer = await viewerOf(
      html`<draughts-viewer show="board" pdn="1. 32-28"></draughts-viewer>`,
    );
    expect(viewer.shadowRoot?.querySelector('.move')).to.equal(null);
  });

  it('are others when the game is', async () => {
    const viewer = await shown(derkx);
    await viewer.go('last');
    viewer.pdn = '1. 31-27 19-23';
    await viewer.ready;
    expect(texts(viewer, '.move')).to.deep.equal(['31–27', '19–23']);
    expect(current(viewer)).to.equal('');
    expect(many(viewer, '[tabindex="0"]')).to.have.length(1);
  });

  it('are named in letters where the board is', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer notation="algebraic" pdn="1. 32-28"></draughts-viewer>`,
    );
    expect(texts(viewer, '.move')).to.deep.equal(['d4–e5']);
  });
});

describe('a variation', () => {
  // Alternatives in alternatives, three deep.
  const nested = `1. 32-28 (1. 34-29 19-23 (1... 17-22 2. 40-34 (2. 39-34 {Deep.} 11-17)))
  19-23 2. 28x19 14x23`;

  it('is closed and opened with a button, which says so', async () => {
    const viewer = await shown(derkx);
    const [toggle] = many(viewer, '.toggle');
    expect(toggle?.ariaLabel).to.equal('Variation');
    expect(toggle?.ariaExpanded).to.equal('true');
    expect(toggle?.title).to.equal('Collapse the variation');
    toggle?.click();
    expect(toggle?.ariaExpanded).to.equal('false');
    expect(isSeen(move(viewer, '1–6'))).to.equal(true);
    expect(isSeen(move(viewer, '46–41'))).to.equal(false);
    expect(await violations(viewer)).to.deep.equal([]);
    toggle?.click();
    expect(isSeen(move(viewer, '46–41'))).to.equal(true);
    expect(viewer.path).to.equal('0');
  });

  it('is passed by keys where it is closed', async () => {
    const viewer = await shown(derkx);
    many(viewer, '.toggle')[0]?.click();
    move(viewer, '4…').focus();
    expect(await press(viewer, 'ArrowRight')).to.equal('28×19');
  });

  it('is closed at first below two others, and opens for who goes there', async () => {
    const viewer = await shown(nested);
    const open = (): string[] =>
      many(viewer, '.toggle').map(({ ariaExpanded }) => `${ariaExpanded}`);
    expect(open()).to.deep.equal(['true', 'true', 'false']);
    expect(isSeen(move(viewer, '39–34'))).to.equal(true);
    await viewer.go('0.1/1.1/1.1/2');
    expect(current(viewer)).to.equal('2… 11–17');
    expect(isSeen(one(viewer, '[aria-current]'))).to.equal(true);
    expect(open()).to.deep.equal(['true', 'true', 'true']);
  });

  it('is closed at first where it is very long', async () => {
    const there = ['36-41', '15-4', '41-36', '4-15'];
    const line = Array.from({ length: 100 }, (_, i) => there[i % 4]).join(' ');
    const viewer = await shown(`[GameType "20"]\n[FEN "W:WK36:BK15"]\n36-31 (${line}) 15-4`);
    expect(many(viewer, '.toggle').map((each) => each.ariaExpanded)).to.deep.equal(['false']);
    expect(many(viewer, '.move').filter(isSeen)).to.have.length(3);
    await until('the rest, for paper', () => many(viewer, '.move').length === 102);
    expect(many(viewer, '.move').filter(isSeen)).to.have.length(3);
  });
});

describe('what is written about a game', () => {
  it('is text, and never markup', async () => {
    const viewer = await shown(
      '1. 32-28 {<img src=x onerror=alert(1)> <b>bold</b>} 19-23 (1... 17-22 {<i>})',
    );
    expect(texts(viewer, '.comment')).to.deep.equal([
      '<img src=x onerror=alert(1)> <b>bold</b>',
      '<i>',
    ]);
    expect(many(viewer, 'img, b')).to.deep.equal([]);
  });

  it('has marks where it names squares', async () => {
    const viewer = await shown(derkx);
    expect(many(viewer, '[data-squares]').map(({ dataset }) => dataset.squares)).to.deep.equal([
      '39 34',
      '40 34',
    ]);
  });

  it('has diagrams of the place where they stand, which tell the page nothing', async () => {
    const told: string[] = [];
    const tell = ({ type }: Event): void => void told.push(type);
    for (const type of ['position-change', 'record-load', 'move-played'])
      addEventListener(type, tell, true);
    const viewer = await shown('{[#]} 1. 32-28 {Now [#] look.} 19-23 (1... 17-22 {[%diagram]})');
    const diagrams = many(viewer, 'draughts-board') as unknown as DraughtsViewer[];
    await Promise.all(diagrams.map(({ ready }) => ready));
    expect(diagrams.map(({ path }) => path)).to.deep.equal(['0', '1', '1.1/1']);
    expect(await violations(viewer)).to.deep.equal([]);
    for (const type of ['position-change', 'record-load', 'move-played'])
      removeEventListener(type, tell, true);
    expect(told.filter((type) => type !== 'record-load')).to.deep.equal([]);
  });

  it('has the rest of a game that cannot be played, and why', async () => {
    const viewer = await shown('1. 32-28 19-24 2. 28-1 20-25 *');
    expect(texts(viewer, '.rest')).to.deep.equal([
      'From here on the moves cannot be played. Not legal: 28-128-1 20-25',
    ]);
    expect(await violations(viewer)).to.deep.equal([]);
  });
});

describe("moves of the reader's own", () => {
  it('stand where he left the game, and lead there', async () => {
    const viewer = await shown(derkx);
    await viewer.go('1');
    await viewer.play('19-23');
    await viewer.play('32-28');
    expect(texts(viewer, '.own .move')).to.deep.equal(['1… 19–23', '2. 32–28']);
    expect(one(viewer, '.own ol').ariaLabel).to.equal('Your own moves');
    expect(current(viewer)).to.equal('2. 32–28');
    expect(texts(viewer, '.main > :has(+ .own)')).to.deep.equal(['134–2917–22']);
    expect(await violations(viewer)).to.deep.equal([]);
    move(viewer, '1… 19–23').click();
    await until('the first of them', () => viewer.path === '1~1');
    expect(current(viewer)).to.equal('1… 19–23');
    expect(many(viewer, '.own .move')).to.have.length(2);
    await viewer.go('1');
    expect(many(viewer, '.own')).to.deep.equal([]);
    expect(current(viewer)).to.equal('34–29');
  });

  it('stand first where he left it at its start', async () => {
    const viewer = await viewerOf(html`<draughts-viewer fen="start"></draughts-viewer>`);
    await viewer.play('32-28');
    expect(texts(viewer, '.main > :first-child .move')).to.deep.equal(['1. 32–28']);
    expect(isSeen(one(viewer, '.moves-room'))).to.equal(true);
  });
});

describe('a part of a game', () => {
  const part = (from: string, to?: string): Promise<DraughtsViewer> =>
    viewerOf(
      html`<draughts-viewer pdn=${derkx} from=${from} to=${to ?? nothing} animation="0"></draughts-viewer>`,
    );

  it('is all that there is for the reader', async () => {
    const viewer = await part('2', '4');
    expect(viewer.path).to.equal('2');
    expect(texts(viewer, '.move')).to.deep.equal(['32–28', '11–17']);
    expect(await viewer.go('previous')).to.equal(false);
    expect(await viewer.go('last')).to.equal(true);
    expect(viewer.path).to.equal('4');
    expect(await viewer.go('next')).to.equal(false);
    await viewer.go('first');
    expect(viewer.path).to.equal('2');
    expect(one(viewer, '[data-do=previous]').ariaDisabled).to.equal('true');
    await viewer.go('last');
    expect(one(viewer, '[data-do=next]').ariaDisabled).to.equal('true');
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('can be shown from another place at first', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer pdn=${derkx} from="2" at="3"></draughts-viewer>`,
    );
    expect(viewer.path).to.equal('3');
  });
});

describe('a very long game', () => {
  const there = ['36-41', '15-4', '41-36', '4-15'];
  const line = Array.from({ length: 700 }, (_, i) => there[i % 4]).join(' ');

  it('is listed step by step, and all of it at once for who goes to its end', async () => {
    const viewer = await shown(`[GameType "20"]\n[FEN "W:WK36:BK15"]\n${line}`);
    expect(many(viewer, '.move').length).to.be.below(400);
    await viewer.go('last');
    expect(many(viewer, '.move')).to.have.length(700);
    expect(current(viewer)).to.equal('4–15');
    const { top, bottom } = list(viewer).getBoundingClientRect();
    const box = one(viewer, '[aria-current]').getBoundingClientRect();
    expect(top <= box.top && box.bottom <= bottom).to.equal(true);
  });

  it('is complete without anybody going there', async () => {
    const viewer = await shown(`[GameType "20"]\n[FEN "W:WK36:BK15"]\n${line}`);
    await until('all moves', () => many(viewer, '.move').length === 700);
  });
});
