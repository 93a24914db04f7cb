import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { MoveRejectedEvent } from '../../../src/elements/shared/move-events.js';
import type { DraughtsBoard } from '../../../src/index.js';
import {
  all,
  boardOf,
  drawn,
  marked,
  nameAt,
  only,
  opened,
  placesIn,
  rest,
  settle,
  until,
} from '../support/board.js';
import { chord, media } from '../support/commands.js';
import { heard } from '../support/events.js';
import { drag, press, type } from '../support/hand.js';
import { fixture, violations } from '../support/page.js';

const playable = (fen: string, variant = 'international') =>
  boardOf(html`<draughts-board fen=${fen} variant=${variant} interactive></draughts-board>`);

const said = (board: DraughtsBoard): string => only(board, '[role=status]').textContent.trim();
const shown = (board: DraughtsBoard): string | null | undefined =>
  all(board, '[part=popover] > p')[0]?.textContent;
const button = (board: DraughtsBoard) =>
  board.shadowRoot?.querySelector<HTMLButtonElement>('[part=popover] > button');
const focused = (board: DraughtsBoard) =>
  board.shadowRoot?.activeElement?.getAttribute('data-square');
const gone = (board: DraughtsBoard) =>
  until('closed', () => all(board, '[part=popover], .route, .proof').length === 0);

/** Squares under a layer of what is drawn, by their names in order. */
const squaresOf = (board: DraughtsBoard, layer: string): string =>
  placesIn((all(board, layer)[0]?.getAttribute('d') ?? '').replaceAll('L', 'M'))
    .map((place) => nameAt(board, place))
    .join(' ');

/** Does something that is refused, and gives back what the page is told. */
async function refused(board: DraughtsBoard, act: () => Promise<void>): Promise<MoveRejectedEvent> {
  const events = heard(board);
  await act();
  await opened(board);
  expect(events.map((event) => event.type)).to.deep.equal(['move-rejected']);
  return events[0] as MoveRejectedEvent;
}

afterEach(async () => {
  await resetMouse();
  await media({});
});

describe('an answer to what is no move', () => {
  it('breaks no accessibility rule', async () => {
    const board = await playable('W:W37:B23,31,32');
    await refused(board, () => press(board, '37', '26'));
    expect(await violations(board)).to.deep.equal([]);
    button(board)?.click();
    await until('a proof', () => all(board, '.route').length);
    expect(await violations(board)).to.deep.equal([]);
  });

  it('leaves the focus on the square, and one tab stop to the board', async () => {
    const board = await playable('W:W31,45:B27');
    await type(board, 'Tab');
    await refused(board, () => press(board, '45'));
    expect(focused(board)).to.equal('45');
    expect(all(board, '[role=grid] [tabindex="0"]').length).to.equal(1);
  });

  it('is the same for eyes, for screen readers and for the page', async () => {
    const board = await playable('W:W31,45:B27');
    const event = await refused(board, () => press(board, '45'));
    const words = 'You must capture when you can.';
    expect([shown(board), said(board), event.message]).to.deep.equal([words, words, words]);
  });

  it('is a mark at once', async () => {
    const board = await playable('W:W31,45:B27');
    await press(board, '45');
    expect(marked(board, '.refused')).to.deep.equal(['45']);
    await opened(board);
    expect(marked(board, '.refused')).to.deep.equal(['45']);
  });

  it('is closed by Escape, from the board and from its button', async () => {
    const board = await playable('W:W31,45:B27');
    await refused(board, () => press(board, '45'));
    await type(board, 'Escape');
    await gone(board);
    await refused(board, () => press(board, '45'));
    button(board)?.focus();
    await type(board, 'Escape');
    await gone(board);
    expect(focused(board)).to.equal('45');
  });

  it('keeps what was chosen when Escape closes it', async () => {
    const board = await playable('W:W31,32:B1');
    await refused(board, () => press(board, '31', '22'));
    await type(board, 'Escape');
    await gone(board);
    expect(marked(board, '.selected')).to.deep.equal(['31']);
  });

  it('is closed by the next press, which can go through it', async () => {
    const board = await playable('W:W32,45:B1');
    await refused(board, () => press(board, '1'));
    const { top, left } = (await opened(board)).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 5), Math.round(top + 5)] });
    await until('closed, or another answer', () => shown(board) !== 'It is the other side’s turn.');
    await press(board, '32', '28');
    await gone(board);
    expect(board.path).to.equal('0~1');
  });

  for (const [what, change] of [
    ['a script plays', (board: DraughtsBoard) => void board.play('31x22')],
    [
      'another position is loaded',
      (board: DraughtsBoard) => Object.assign(board, { fen: 'start' }),
    ],
    ['the board is turned', (board: DraughtsBoard) => board.flip()],
    ['moves are locked', (board: DraughtsBoard) => Object.assign(board, { readonly: true })],
    ['it is disabled', (board: DraughtsBoard) => Object.assign(board, { disabled: true })],
  ] as const)
    it(`is closed when ${what}`, async () => {
      const board = await playable('W:W31,45:B27');
      await refused(board, () => press(board, '45'));
      change(board);
      await gone(board);
    });

  it('comes to keys and to a drag', async () => {
    const board = await playable('W:W31,32:B1');
    const byDrag = await refused(board, () => drag(board, '31', '22'));
    expect([byDrag.from, byDrag.to, byDrag.reason]).to.deep.equal(['31', '22', 'too-far']);
    await rest(board);
    expect(drawn(board)).to.equal('W31,32:B1');
    await type(board, 'Escape', 'Escape');
    all(board, '[data-square="45"]')[0]?.focus();
    const byKey = await refused(board, () => type(board, 'Enter'));
    expect([byKey.from, byKey.to, byKey.reason]).to.deep.equal(['45', undefined, 'empty-square']);
  });

  it('comes to a move that is typed', async () => {
    const board = await playable('W:W37:B23,31,32');
    all(board, '[data-square="37"]')[0]?.focus();
    const { from, to, reason } = await refused(board, () => type(board, ...'37x26', 'Enter'));
    expect([from, to, reason]).to.deep.equal(['37', '26', 'must-capture-most']);
    expect(shown(board)).to.equal(said(board));
  });

  it('has a button only if there is more to see than the squares that were pressed', async () => {
    const board = await playable('W:W31,32:B1');
    await refused(board, () => press(board, '1'));
    expect(button(board)).to.equal(null);
  });

  it('is told to the page though the reader has gone on', async () => {
    const board = await playable('W:W31,45:B1');
    const events = heard(board);
    await press(board, '1');
    await press(board, '31');
    await until('an event', () => events.length > 0);
    await board.updateComplete;
    expect(events.map((event) => event.type)).to.deep.equal(['move-rejected']);
    await gone(board);
  });
});

/** Each reason by a gesture: what is pressed, and the squares that show it. */
const reasons: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'game-over': [
    ['international', 'W:W6:B1', '6', ''],
    ['frisian', 'W:W6:B1', '6', ''],
    ['jamaican', 'B:Wg3,f4:Bh2', 'h2', ''],
    ['elephant', 'W:Wa1:Ba2,a3,Kb1,Kc1', 'a1', ''],
    ['antidraughts', 'W:W6:B1', '6', ''],
    ['breakthrough', 'W:W31,K1:B20', '31', ''],
  ],
  'empty-square': [
    ['international', 'W:W31:B1', '28', '28'],
    ['turkish', 'W:Wd4,e4:Bg8,h8', 'a1', 'a1'],
    ['bashni', 'W:Wc3:Bd6', 'e3', 'e3'],
  ],
  'not-your-turn': [
    ['frisian', 'W:W28:B18', '18', '18'],
    ['jekab', 'W:W18:B4,23', '4', '4'],
    ['elephant', 'W:Wc5:Bc7', 'c7', 'c7'],
  ],
  'must-capture': [
    ['international', 'W:W31,45:B27', '45', '31'],
    ['frisian', 'W:W28,45:B18', '28 22', '28'],
    ['jekab', 'W:W22,32:B18', '32', '22'],
    ['jamaican', 'B:Wh8,e3:Bd4', 'd4 c5', 'd4'],
    ['elephant', 'W:WKe9,a4:Bi10,a5', 'e9', 'a4'],
    ['turkish', 'W:Wd4,h1:Bd5', 'h1', 'd4'],
    ['bashni', 'W:Wc3,h2:Bd4', 'h2', 'c3'],
  ],
  'must-capture-most': [
    ['international', 'W:W37:B23,31,32', '37 26', '32 23'],
    ['elephant', 'W:WKe5:Be7,c8,e10', 'e5 e9', 'e7 c8'],
    ['turkish', 'W:Wd4:Bd5,c4,b5', 'd4 d6', 'c4 b5'],
  ],
  'must-capture-value': [
    ['frisian', 'W:W32,34:B30,35,K37', '32', '30 35'],
    ['frisian', 'W:W10,25:B15,K24', '25 5', '24'],
  ],
  'must-capture-most-kings': [['italian', 'W:WK10,12:B6,K13', '10 3', '13']],
  'must-capture-with-king': [
    ['frisian', 'W:W19,K32:B15,29,34', '19', '34 15'],
    ['italian', 'W:W26,K27:B22', '26', '22'],
    ['czech', 'W:Wb2,Kh2:Bc3,e5,g7', 'b2', 'e5'],
  ],
  'must-capture-king-first': [['italian', 'W:WK5,K15,17:B10,K11', '5', '11 10']],
  'must-land-to-continue': [
    ['jekab', 'W:WK29:B16,22', '29 15', '11'],
    ['jamaican', 'B:Wg5,c3:BKa1', 'a1 d4', 'f6'],
    ['bashni', 'W:WKa1:Bc3,g5', 'a1 d4', 'f6'],
  ],
  'must-land-behind': [
    ['thai', 'B:W16,22:BK29', '29 15', '18'],
    ['killer', 'W:WK46:BK37', '46 28', '32'],
  ],
  'must-continue-capture': [
    // On the way, whatever is pressed that is no next landing.
    ['international', 'W:W32:B10,19,28', '32 23 37', '19'],
    ['frisian', 'W:W31,32,37:B10,19,22,27,28', '32 21 36', '22'],
    ['elephant', 'W:Wc4:Bc5,c7', 'c4 c6 a6', 'c7'],
    ['jamaican', 'B:Wf6,d4:Bc3', 'c3 e5 a1', 'f6'],
  ],
  // After three quiet moves of one king.
  'king-move-limit': [['frisian', 'W:WK46,50:B1,2', '46 41 1 7 41 46 7 12 46 41 12 17 41', '41']],
  'cannot-capture-own': [
    ['international', 'W:W31,27:B1', '31 22', '27'],
    ['jekab', 'W:W26,22:B1', '26 17', '22'],
    ['jamaican', 'B:Wh8:Bb4,c3', 'c3 a5', 'b4'],
    ['elephant', 'W:Wc4,c5:Bi10', 'c4 c6', 'c5'],
  ],
  'cannot-capture-king': [
    ['italian', 'W:W23:B1,K19', '23 14', '19'],
    ['italian', 'W:W23,20,32:BK19,16', '23', '19'],
  ],
  'already-captured': [
    ['frisian', 'W:W18,K40:BK27,29,36,41', '40 30', '29'],
    ['jekab', 'W:WK22:B16,18,24', '22 9', '18'],
    ['jamaican', 'B:Wd4,g5,g3:BKc3', 'c3 b6', 'd4'],
  ],
  'no-reversal': [
    ['elephant', 'W:Wd8:Bd9,d5', 'd8 d4', 'd5'],
    ['armenian', 'W:Wd6:Bd7,d3', 'd6 d2', 'd3'],
  ],
  // A piece is pressed twice to be promoted where it stands.
  'throne-needs-no-capture': [['elephant', 'W:WKe9,a4:Bi10,a5', 'e9 e9', 'a4']],
  'wrong-direction': [
    ['international', 'W:W31:B1', '31 36', '36'],
    ['jekab', 'W:W6:B28', '6 9', '9'],
    ['jamaican', 'B:Wh8:Bc3', 'c3 b2', 'b2'],
    ['elephant', 'W:Wc5:Bc7', 'c5 c4', 'c4'],
    ['dameo', 'W:Wd4:Be5,h8', 'd4 f6', 'e5'],
  ],
  'too-far': [
    ['international', 'W:W31:B1', '31 22', '22'],
    ['frisian', 'W:W32:B1', '32 23', '23'],
    ['elephant', 'W:Wc5:Bi10', 'c5 e5', 'e5'],
    ['turkish', 'W:Wd4,e4:Bg8,h8', 'd4 d6', 'd6'],
  ],
  'not-a-line': [
    ['international', 'W:W31:B1', '31 28', '28'],
    ['jekab', 'W:W22:B1', '22 16', '16'],
    ['elephant', 'W:Wc5:Bi10', 'c5 d7', 'd7'],
  ],
  blocked: [
    ['international', 'W:WK46:B28,23', '46 19', '28 23'],
    ['international', 'W:W31,36,27,26:B22,21,17,18', '36', '36'],
    ['frisian', 'W:WK46:B37,32', '46 28', '37 32'],
    ['bashni', 'W:WKa1:Bc3,d4', 'a1 e5', 'c3 d4'],
  ],
};

describe('each reason is told, by a gesture on the board', () => {
  it('they are the reasons of `explain`', () => {
    expect(Object.keys(reasons).length).to.equal(22);
  });

  for (const [reason, cases] of Object.entries(reasons))
    for (const [variant, fen, gesture, proof] of cases as [string, string, string, string][])
      it(`${reason}: ${gesture} in ${variant}, ${fen}`, async () => {
        const board = await playable(fen, variant);
        const squares = gesture.split(' ');
        const events = heard(board);
        await press(board, ...squares);
        await until('an answer', () => events.some((it) => 'reason' in it && it.reason === reason));
        const event = events.at(-1) as MoveRejectedEvent;
        expect([...event.proof].sort()).to.deep.equal(proof ? proof.split(' ').sort() : []);
        await opened(board);
        expect(shown(board)).to.equal(event.message);
        expect(said(board)).to.equal(event.message);
        expect(event.message).to.match(/^[^{}]+\.$/);
        expect(await violations(board)).to.deep.equal([]);
        if (button(board)) {
          await button(board)?.click();
          await until('a proof', () => all(board, '.route, .proof').length);
        }
      });
});

describe('words of an answer', () => {
  for (const [variant, fen, gesture, words] of [
    ['international', 'W:W37:B23,31,32', '37 26', 'You must take the most pieces: 2 instead of 1.'],
    [
      'italian',
      'W:WK10,12:B6,K13',
      '10 3',
      'With equal numbers you must take the most kings: 1 instead of 0.',
    ],
    ['international', 'W:W31,36,27,26:B22,21,17,18', '36', 'The piece on 36 has no move.'],
    // What holds of other pieces or squares is not said.
    ['international', 'W:WK46:B28,23', '46 19', '46 to 19 is not a legal move.'],
    ['frisian', 'W:W32:B1', '32 22', '32 to 22 is not a legal move.'],
    ['elephant', 'W:Wc5:Bi10', 'c5 e5', 'c5 to e5 is not a legal move.'],
    ['international', 'W:W31:B1', '31 36', 'A man may not go backward here.'],
    ['international', 'W:W31:B1', '31 22', 'Too far: this piece moves one square at a time.'],
  ] as const)
    it(`are true: ${words}`, async () => {
      const board = await playable(fen, variant);
      const { message } = await refused(board, () => press(board, ...gesture.split(' ')));
      expect(message).to.equal(words);
    });

  it('are in the language of the page, and follow it', async () => {
    const main = await fixture<HTMLElement>(
      html`<div lang="nl"><draughts-board fen="W:W37:B23,31,32" interactive></draughts-board></div>`,
    );
    const board = main.querySelector('draughts-board') as DraughtsBoard;
    await settle(board);
    const event = await refused(board, () => press(board, '37', '26'));
    expect(event.message).to.equal('Meerslag gaat voor: 2 stukken in plaats van 1.');
    expect(shown(board)).to.equal(event.message);
    expect(button(board)?.textContent).to.equal('Laat zien');
    expect(only(board, '[part=popover]').getAttribute('lang')).to.equal('nl');
  });
});

describe('the proof', () => {
  const show = async (fen: string, gesture: string, variant?: string): Promise<DraughtsBoard> => {
    const board = await playable(fen, variant);
    await refused(board, () => press(board, ...gesture.split(' ')));
    button(board)?.click();
    await until('a proof', () => all(board, '.route, .proof').length);
    return board;
  };

  it('rings the men that must capture', async () => {
    const board = await show('W:W33,34,45:B28,30', '45');
    expect(squaresOf(board, '.proof > .proof-ring').split(' ').sort()).to.deep.equal(['33', '34']);
    expect(marked(board, '.must-move')).to.deep.equal(['33', '34']);
    expect(all(board, '.route').length).to.equal(0);
  });

  it('draws the longer way, with its landings counted', async () => {
    const board = await show('W:W37:B23,31,32', '37 26');
    expect(squaresOf(board, '.route > .beads')).to.equal('37 28 19');
    expect(squaresOf(board, '.route > .cross')).to.equal('32 23');
  });

  it('shows where a king has to land', async () => {
    const board = await show('W:WK29:B16,22', '29 15', 'jekab');
    expect(squaresOf(board, '.proof > .proof-ring')).to.equal('11');
    expect(squaresOf(board, '.route > .beads')).to.equal('29 11 20');
  });

  it('shows what is in the way', async () => {
    const board = await show('W:WK46:B28,23', '46 19');
    expect(squaresOf(board, '.proof > .proof-ring').split(' ').sort()).to.deep.equal(['23', '28']);
  });

  it('is gone with the answer', async () => {
    const board = await show('W:W37:B23,31,32', '37 26');
    await chord('Escape');
    await gone(board);
  });

  it('is reached with Tab, and drawn with a key', async () => {
    const board = await playable('W:W37:B23,31,32');
    await refused(board, () => press(board, '37', '26'));
    await type(board, 'Tab', 'Enter');
    await until('a proof', () => all(board, '.route').length);
  });
});

describe('an answer lies', () => {
  const isSeen = (element: Element): boolean => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
  };

  for (const square of ['1', '5', '46', '50'])
    it(`in sight at square ${square}`, async () => {
      const board = await playable('W:W31:B1,5,46,50');
      board.scrollIntoView();
      await refused(board, () => press(board, square));
      const popover = await opened(board);
      expect(isSeen(popover)).to.equal(true);
      const cell = all(board, `[data-square="${square}"]`)[0]?.getBoundingClientRect();
      const { top, bottom } = popover.getBoundingClientRect();
      const distance = Math.max(top - (cell?.bottom ?? 0), (cell?.top ?? 0) - bottom);
      expect(distance).to.be.within(0, 10);
    });

  it('beside a small board, not on it', async () => {
    const main = await fixture<HTMLElement>(
      html`<div class="narrow"><draughts-board fen="W:W31,45:B27" interactive></draughts-board></div>`,
    );
    const board = main.querySelector('draughts-board') as DraughtsBoard;
    await settle(board);
    await refused(board, () => press(board, '45'));
    const popover = (await opened(board)).getBoundingClientRect();
    const picture = only(board, 'svg[part=board]').getBoundingClientRect();
    expect(popover.top >= picture.bottom || popover.bottom <= picture.top).to.equal(true);
  });

  it('in forced colors, without breaking an accessibility rule', async function () {
    if (!(await media({ 'forced-colors': 'active' }))) this.skip();
    const board = await playable('W:W31,45:B27');
    await refused(board, () => press(board, '45'));
    expect(await violations(board)).to.deep.equal([]);
  });

  it('in sight without a top layer', async () => {
    const { showPopover } = HTMLElement.prototype;
    Object.assign(HTMLElement.prototype, { showPopover: undefined });
    try {
      const board = await playable('W:W31,50:B27');
      await refused(board, () => press(board, '50'));
      const popover = await opened(board);
      popover.removeAttribute('popover');
      expect(isSeen(popover)).to.equal(true);
      expect(getComputedStyle(board).overflow).to.equal('visible');
      await type(board, 'Escape');
      await gone(board);
      expect(getComputedStyle(board).overflow).to.equal('clip');
    } finally {
      Object.assign(HTMLElement.prototype, { showPopover });
    }
  });
});

const boxes = new CSSStyleSheet();
boxes.replaceSync('.narrow draughts-board { inline-size: 160px; }');
document.adoptedStyleSheets.push(boxes);
