import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import { CaptureChoiceEvent } from '../../../src/elements/shared/move-events.js';
import type { DraughtsBoard } from '../../../src/index.js';
import {
  all,
  boardOf,
  drawn,
  marked,
  nameAt,
  only,
  opened,
  pointOf,
  rest,
  until,
} from '../support/board.js';
import { chord, media, touch } from '../support/commands.js';
import { heard, typesOf } from '../support/events.js';
import { drag, press, type } from '../support/hand.js';
import { fixture, violations } from '../support/page.js';

// By 27 and 38, or by 31 and 42: both ways end on 15, and each leaves a man.
const fen = 'W:WK4:B13,20,32,37';
const playable = (text = fen, variant = 'international') =>
  boardOf(html`<draughts-board fen=${text} variant=${variant} interactive></draughts-board>`);

const buttons = (board: DraughtsBoard): HTMLButtonElement[] => [
  ...(board.shadowRoot?.querySelectorAll<HTMLButtonElement>('.chooser button') ?? []),
];
function buttonAt(board: DraughtsBoard, i: number): HTMLButtonElement {
  const button = buttons(board)[i];
  if (!button) throw new Error(`no button ${i}`);
  return button;
}
const texts = (board: DraughtsBoard): (string | null | undefined)[] =>
  buttons(board).map((button) => button.querySelector('.text')?.textContent);
const focused = (board: DraughtsBoard): Element | null | undefined =>
  board.shadowRoot?.activeElement;

/** Presses squares until a choice is asked for. */
async function ask(board: DraughtsBoard, ...squares: readonly string[]): Promise<HTMLElement> {
  await press(board, ...squares);
  return opened(board);
}

const asked = async (): Promise<DraughtsBoard> => {
  const board = await playable();
  await ask(board, '4', '15');
  return board;
};

/** Whether nothing is asked any more, and what is on the board. */
const left = (board: DraughtsBoard): [number, string] => [
  all(board, '[part=popover], .route').length,
  board.toFen(),
];

afterEach(async () => {
  await resetMouse();
  await media({});
});

describe('a choice of captures', () => {
  it('breaks no accessibility rule', async () => {
    expect(await violations(await asked())).to.deep.equal([]);
  });

  it('is a named dialog of buttons that say all, and has the focus', async () => {
    const board = await asked();
    const dialog = only(board, '[role=dialog]');
    expect(dialog.getAttribute('aria-label')).to.equal('Which capture?');
    expect(texts(board).sort()).to.deep.equal(['4x27x38x15', '4x31x42x15']);
    for (const button of buttons(board)) {
      const label = button.getAttribute('aria-label') ?? '';
      const text = button.querySelector('.text')?.textContent ?? '';
      expect(label).to.include(text);
      expect(label).to.match(/to 15, taking \d+, \d+, \d+$/);
      expect(button.querySelector('.count')?.textContent).to.equal('× 3');
    }
    expect(focused(board)).to.equal(buttons(board)[0]);
  });

  it('has one tab stop, and leaves one to the board', async () => {
    const board = await asked();
    expect(all(board, '.chooser [tabindex="0"], .chooser button:not([tabindex])').length).to.equal(
      1,
    );
    expect(all(board, '[role=grid] [tabindex="0"]').length).to.equal(1);
  });

  it('is large enough to hit', async () => {
    for (const button of buttons(await asked())) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(24);
    }
  });

  it('is made by a press', async () => {
    const board = await asked();
    const events = heard(board);
    const i = texts(board).indexOf('4x31x42x15');
    const { x, y, width, height } = buttonAt(board, i).getBoundingClientRect();
    const position: [number, number] = [x + width / 2, y + height / 2].map(Math.round) as never;
    await sendMouse({ type: 'click', position });
    await rest(board);
    expect(typesOf(events)).to.deep.equal(['before-move', 'position-change', 'move-played']);
    expect(left(board)).to.deep.equal([0, 'B:WK15:B32']);
    expect(drawn(board)).to.equal('WK15:B32');
    expect(focused(board)?.getAttribute('data-square')).to.equal('15');
  });

  it('is made by a number', async () => {
    for (const [i, key] of ['1', '2'].entries()) {
      const board = await asked();
      const left37 = texts(board)[i] === '4x27x38x15';
      await chord(key);
      await rest(board);
      expect(left(board)).to.deep.equal([0, left37 ? 'B:WK15:B37' : 'B:WK15:B32']);
    }
  });

  it('is not made by a number that there is none of', async () => {
    const board = await asked();
    await type(board, '3', '0');
    expect([buttons(board).length, board.path]).to.deep.equal([2, '0']);
  });

  it('is walked with arrows, round and round, and made by Enter', async () => {
    const board = await asked();
    const at = () => buttons(board).indexOf(focused(board) as HTMLButtonElement);
    const seen: number[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await type(board, key);
      seen.push(at());
    }
    expect(seen).to.deep.equal([1, 0, 1, 0, 1]);
    const second = texts(board)[1];
    await type(board, 'Enter');
    await rest(board);
    expect(left(board)[1]).to.equal(second === '4x27x38x15' ? 'B:WK15:B37' : 'B:WK15:B32');
  });

  it('is drawn on the board: the way under the men, its landings and what it takes over them', async () => {
    const board = await asked();
    const takes = {
      '4x27x38x15': ['4 27 38 15', '13 32 20'],
      '4x31x42x15': ['4 31 42 15', '13 37 20'],
    };
    const squaresOf = (layer: string): string =>
      [
        ...(all(board, `svg:not(.mini) > .route > ${layer}`)[0]?.getAttribute('d') ?? '').matchAll(
          /[ML](\d+)\.5 (\d+)\.5/g,
        ),
      ]
        .map(([, x, y]) => nameAt(board, [Number(x), Number(y)]))
        .join(' ');
    for (const key of ['ArrowDown', 'ArrowUp']) {
      await type(board, key);
      const i = buttons(board).indexOf(focused(board) as HTMLButtonElement);
      const text = texts(board)[i] as keyof typeof takes;
      expect([squaresOf('.beads'), squaresOf('.cross')]).to.deep.equal(takes[text]);
      expect(all(board, 'svg:not(.mini) > .route > .numeral').length).to.equal(1);
      const order = all(board, 'svg:not(.mini) > .route, svg:not(.mini) > .live');
      expect(order.map((group) => group.getAttribute('class'))).to.deep.equal([
        'route',
        'live',
        'route',
      ]);
    }
  });

  it('is drawn when the pointer is over it', async () => {
    const board = await asked();
    const line = () =>
      board.shadowRoot?.querySelector('svg:not(.mini) > .route > .beads')?.getAttribute('d');
    const first = line();
    const { x, y } = buttonAt(board, 1).getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + 9), Math.round(y + 9)] });
    await board.updateComplete;
    expect(line()).not.to.equal(first);
  });

  it('has a picture of each way, of its own', async () => {
    const board = await asked();
    const lines = buttons(board).map((button) =>
      button.querySelector('svg[aria-hidden=true] .beads')?.getAttribute('d'),
    );
    expect(new Set(lines).size).to.equal(2);
    expect(lines).not.to.include(undefined);
  });

  it('is given up with Escape: the focus is back, the piece still chosen', async () => {
    const board = await asked();
    const events = heard(board);
    await type(board, 'Escape');
    expect(left(board)).to.deep.equal([0, fen]);
    expect(focused(board)?.getAttribute('data-square')).to.equal('15');
    expect(marked(board, '.selected')).to.deep.equal(['4']);
    await type(board, 'Escape');
    expect(marked(board, '.selected')).to.deep.equal([]);
    expect(typesOf(events)).to.deep.equal([]);
  });

  it('is given up by a press elsewhere, on the board or beside it', async () => {
    const board = await asked();
    await press(board, '27');
    expect(all(board, '[part=popover]').length).to.equal(0);
    expect(marked(board, '.selected')).to.deep.equal(['27']);
    const other = await asked();
    await sendMouse({ type: 'click', position: [780, 580] });
    await other.updateComplete;
    expect(left(other)).to.deep.equal([0, fen]);
  });

  it('is given up when the focus leaves it', async () => {
    const board = await asked();
    await chord('Tab');
    await until('closed', () => all(board, '[part=popover]').length === 0);
    expect(board.path).to.equal('0');
  });

  for (const [what, change] of [
    ['a script plays', (board: DraughtsBoard) => void board.play('4x27x38x15')],
    [
      'another position is loaded',
      (board: DraughtsBoard) => Object.assign(board, { fen: 'start' }),
    ],
    ['the board is turned', (board: DraughtsBoard) => board.flip()],
    ['it leaves the page', (board: DraughtsBoard) => board.remove()],
    ['moves are locked', (board: DraughtsBoard) => Object.assign(board, { readonly: true })],
    ['it is disabled', (board: DraughtsBoard) => Object.assign(board, { disabled: true })],
    [
      'it is only to be looked at',
      (board: DraughtsBoard) => Object.assign(board, { interactive: false }),
    ],
  ] as const)
    it(`is over when ${what}`, async () => {
      const board = await asked();
      const main = board.parentElement;
      change(board);
      if (!board.isConnected) main?.append(board);
      await board.ready;
      await until('closed', () => all(board, '[part=popover], .route').length === 0);
    });

  it('is asked half way as well', async () => {
    const board = await playable('W:WK11:B7,13,23,31,43');
    await ask(board, '11', '2', '26');
    expect(texts(board).sort()).to.deep.equal(['11x2x19x37x26', '11x2x30x48x26']);
    await chord(String(texts(board).indexOf('11x2x30x48x26') + 1));
    await rest(board);
    expect([board.toFen(), drawn(board)]).to.deep.equal(['B:WK26:B23', 'WK26:B23']);
  });

  it('is asked again when it was given up', async () => {
    const board = await asked();
    await type(board, 'Escape', 'Enter');
    await opened(board);
    await type(board, '1');
    await rest(board);
    expect(board.path).to.equal('0~1');
  });
});

describe('a choice of captures is asked', () => {
  it('after a drag, and the piece lies where it was', async () => {
    const board = await playable();
    await drag(board, '4', '15');
    await opened(board);
    expect(drawn(board)).to.equal('WK4:B13,20,32,37');
    await chord('1');
    await rest(board);
    expect(drawn(board)).to.equal(board.toFen().slice(2));
    expect(board.path).to.equal('0~1');
  });

  it('after taps', async function () {
    const board = await playable();
    for (const square of ['4', '15']) {
      if (!(await touch('start', ...pointOf(board, square)))) this.skip();
      await touch('end');
    }
    await opened(board);
    expect(texts(board).length).to.equal(2);
  });

  it('after keys', async () => {
    const board = await playable();
    const cell = all(board, '[data-square="4"]')[0];
    cell?.focus();
    await type(board, 'Enter');
    all(board, '[data-square="15"]')[0]?.focus();
    await type(board, 'Enter');
    await opened(board);
    await type(board, 'ArrowDown', 'Enter');
    await rest(board);
    expect(board.path).to.equal('0~1');
    expect(focused(board)?.getAttribute('data-square')).to.equal('15');
  });

  it('after a move that is typed, and its number is typed then', async () => {
    const board = await playable();
    all(board, '[data-square="4"]')[0]?.focus();
    await type(board, '4', 'x', '1', '5', 'Enter');
    await opened(board);
    expect(texts(board).sort()).to.deep.equal(['4x27x38x15', '4x31x42x15']);
    await chord(String(texts(board).indexOf('4x31x42x15') + 1));
    await rest(board);
    expect(board.toFen()).to.equal('B:WK15:B32');
    expect(focused(board)?.getAttribute('data-square')).to.equal('15');
  });

  it('not after one that is typed in full', async () => {
    const board = await playable();
    const events = heard(board);
    all(board, '[data-square="4"]')[0]?.focus();
    await type(board, ...'4x27x38x15', 'Enter');
    await until('a move', () => board.path === '0~1');
    expect(board.toFen()).to.equal('B:WK15:B37');
    expect(typesOf(events)).not.to.include('capture-choice');
  });

  // Each by hand: what lies on the way of the piece, and where it may turn.
  for (const [variant, text, from, to, captures] of [
    ['frisian', 'W:WK44:B24,39,43', '44', '20', ['44x33x20', '44x42x20']],
    ['jamaican', 'W:WKf8:Bc3,c7,e7,f2', 'f8', 'b8', ['f8xb4xe1xg3xb8', 'f8xd6xb8']],
    ['jekab', 'W:WK5:B14,16,24,25', '5', '29', ['5x18x29', '5x27x20x11x29']],
    ['elephant', 'W:WKb2:Bb3,c7,d10,g5', 'b2', 'g4', ['b2xb10xg10xg4', 'b2xb7xg7xg4']],
    ['turkish', 'W:WKg1:Ba2,b2,d6,e1', 'g1', 'e6', ['g1xa1xa6xe6', 'g1xb1xb6xe6']],
    ['bashni', 'W:Wf6:Be5,g7', 'f6', 'd4', ['f6:d4', 'f6:h8:d4']],
    ['russian', 'W:WKc5:Bb4,d4,g3,g5', 'c5', 'a3', ['c5:a3', 'c5:f2:h4:e7:a3']],
  ] as const)
    for (const [i] of captures.entries())
      it(`in ${variant}: ${captures[i]} of ${captures.join(' and ')}`, async () => {
        const board = await playable(text, variant);
        await ask(board, from, to);
        expect(texts(board).sort()).to.deep.equal(captures);
        const event = new Promise<Event>((resolve) =>
          board.addEventListener('move-played', resolve, { once: true }),
        );
        await chord(String(texts(board).indexOf(captures[i] as string) + 1));
        const { path } = (await event) as unknown as { path: readonly string[] };
        expect(path).to.deep.equal(captures[i]?.split(/[x:]/));
        await rest(board);
      });
});

describe('capture-choice', () => {
  it('has the captures in the names of the game', async () => {
    const board = await playable('W:WKg1:Ba2,b2,d6,e1', 'turkish');
    const events = heard(board);
    await ask(board, 'g1', 'e6');
    const [event] = events as CaptureChoiceEvent[];
    expect(event).to.be.instanceOf(CaptureChoiceEvent);
    expect([event?.bubbles, event?.composed, event?.cancelable]).to.deep.equal([true, true, true]);
    const told = event?.candidates.map(({ from, to, captures, color, cause }) =>
      [from, to, ...captures, color, cause].join(' '),
    );
    expect(told?.sort()).to.deep.equal(['g1 e6 e1 a2 d6 white user', 'g1 e6 e1 b2 d6 white user']);
  });

  it('lets a page ask in another way', async () => {
    const board = await playable();
    let choose: ((index: number) => void) | undefined;
    let index = -1;
    board.addEventListener('capture-choice', (event) => {
      event.preventDefault();
      index = event.candidates.findIndex(({ path }) => path.includes('42'));
      choose = event.choose;
    });
    await press(board, '4', '15');
    await until('an event', () => choose);
    expect(all(board, '[part=popover]').length).to.equal(0);
    choose?.(7);
    expect(board.path).to.equal('0');
    choose?.(index);
    await rest(board);
    expect(board.toFen()).to.equal('B:WK15:B32');
    choose?.(0); // once only
    expect(board.path).to.equal('0~1');
  });

  it('lets a page choose at once', async () => {
    const board = await playable();
    board.addEventListener('capture-choice', ({ choose }) => choose(0));
    await press(board, '4', '15');
    await until('a move', () => board.path === '0~1');
    expect(all(board, '[part=popover]').length).to.equal(0);
  });

  it('is void when the reader has gone on', async () => {
    const board = await playable();
    let choose: ((index: number) => void) | undefined;
    board.addEventListener('capture-choice', (event) => {
      event.preventDefault();
      choose = event.choose;
    });
    await press(board, '4', '15');
    await until('an event', () => choose);
    await press(board, '4');
    choose?.(0);
    expect(board.path).to.equal('0');
  });

  it('does not come where one capture ends there', async () => {
    const board = await playable('W:WK38:B18,19,32,33');
    const events = heard(board);
    await press(board, '38', '42');
    expect(typesOf(events)).not.to.include('capture-choice');
    expect(board.path).to.equal('0~1');
  });
});

describe('a choice of captures lies', () => {
  /** Whether something is in the window as a whole. */
  const isSeen = (element: Element): boolean => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
  };
  const within = async (around: (board: unknown) => ReturnType<typeof html>) => {
    const board = html`<draughts-board fen=${fen} interactive></draughts-board>`;
    const outer = await fixture<HTMLElement>(around(board));
    const inner = outer.querySelector('draughts-board') as DraughtsBoard;
    await inner.ready;
    await until('a grid', () => all(inner, '[role=grid]').length);
    return inner;
  };

  for (const [where, around] of [
    ['on a page from right to left', (board) => html`<div dir="rtl">${board}</div>`],
    ['in a small column', (board) => html`<div class="narrow">${board}</div>`],
    ['in details', (board) => html`<details open><summary>x</summary>${board}</details>`],
    ['in a box that scrolls', (board) => html`<div class="scrolled">${board}</div>`],
    ['on a page that is zoomed', (board) => html`<div class="zoomed">${board}</div>`],
    ['in a box that is turned into a layer', (board) => html`<div class="layer">${board}</div>`],
  ] as const satisfies readonly (readonly [string, (board: unknown) => unknown])[])
    it(`in sight ${where}`, async () => {
      const board = await within(around as never);
      board.scrollIntoView({ block: 'start' });
      const popover = await ask(board, '4', '15');
      await until('in sight', () => isSeen(popover));
      const [x, y] = [popover.getBoundingClientRect().x + 3, popover.getBoundingClientRect().y + 9];
      expect(document.elementFromPoint(x, y)).to.equal(board);
      expect(await violations(board)).to.deep.equal([]);
      await chord('1');
      await rest(board);
      expect(board.path).to.equal('0~1');
    });

  it('in sight without a top layer', async () => {
    const { showPopover } = HTMLElement.prototype;
    Object.assign(HTMLElement.prototype, { showPopover: undefined });
    try {
      const board = await asked();
      const popover = await opened(board);
      popover.removeAttribute('popover'); // as where nobody knows it
      await until('in sight', () => isSeen(popover));
      expect(getComputedStyle(board).overflow).to.equal('visible');
      await chord('1');
      await rest(board);
      expect(board.path).to.equal('0~1');
      expect(getComputedStyle(board).overflow).to.equal('clip');
    } finally {
      Object.assign(HTMLElement.prototype, { showPopover });
    }
  });

  it('beside the board where the page is scrolled', async () => {
    const board = await within((it) => html`<div class="tall">${it}</div>`);
    const popover = await ask(board, '4', '15');
    const distance = () => popover.getBoundingClientRect().top - board.getBoundingClientRect().top;
    const before = distance();
    scrollBy(0, 20);
    await until('moved on', () => Math.abs(distance() - before) < 2);
  });

  it('in forced colors, without breaking an accessibility rule', async function () {
    if (!(await media({ 'forced-colors': 'active' }))) this.skip();
    expect(await violations(await asked())).to.deep.equal([]);
  });
});

// Fourteen captures of fourteen, and captures that return to their start.
describe('captures that are hard to enter', () => {
  const fourteen = 'B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46';

  it('are all made, by a press on their end, by a choice, or landing by landing', async function () {
    this.timeout(60_000);
    await media({ 'prefers-reduced-motion': 'reduce' });
    const board = await playable(fourteen);
    const moves = board.legalMoves;
    expect(moves.length).to.equal(14);
    let made = 0;
    for (const { from, to, path } of moves) {
      board.fen = fourteen;
      await board.ready;
      const alike = moves.filter((other) => other.to === to);
      await press(board, String(from), String(to));
      if (alike.length > 1 && marked(board, '.selected').join() === String(from)) {
        await opened(board);
        expect(buttons(board).length).to.equal(alike.length);
        await chord('1');
      } else if (board.path === '0') {
        // A landing on the way comes before an end, and a press on the piece lets it go.
        await press(board, ...marked(board, '.selected'), ...path.map(String));
      }
      await rest(board);
      expect(board.path, path.join('x')).to.equal('0~1');
      made++;
    }
    expect(made).to.equal(14);
  });

  it('are made by keys alone', async () => {
    const board = await playable('W:WK38:B18,19,32,33');
    all(board, '[data-square="38"]')[0]?.focus();
    for (const square of [38, 27, 13, 24, 38]) {
      all(board, `[data-square="${square}"]`)[0]?.focus();
      await sendKeys({ press: 'Enter' });
      await board.updateComplete;
    }
    await rest(board);
    expect(drawn(board)).to.equal('WK38:B');
  });

  it('are made by drags', async () => {
    const board = await playable('W:WK38:B18,19,32,33');
    for (const [from, to] of [
      ['38', '27'],
      ['27', '13'],
      ['13', '24'],
      ['24', '38'],
    ] as const)
      await drag(board, from, to);
    await rest(board);
    expect(drawn(board)).to.equal('WK38:B');
  });
});

const boxes = new CSSStyleSheet();
boxes.replaceSync(`
  .narrow draughts-board { inline-size: 160px; }
  .scrolled { block-size: 300px; inline-size: 430px; overflow: auto; }
  .zoomed { zoom: 1.5; }
  .layer { transform: translate(0, 0); }
  .tall { padding-block: 50px 2000px; }
  .tall draughts-board { inline-size: 200px; }
`);
document.adoptedStyleSheets.push(boxes);
