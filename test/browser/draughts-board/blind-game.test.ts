// A game by ear: keys in, words out, from the start to a king, with a capture to choose and a refusal.
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { boardOf, until } from '../support/board.js';
import { said, type } from '../support/hand.js';
import { violations } from '../support/page.js';

/** Keys, and what is said after the last of them, in English and in Dutch. */
type Act = readonly [keys: string, english: string, dutch: string];

/** The cell that has the focus is read by itself; its label is said here in place of the region. */
const cell = '@';

const white = [26, 32, 33, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50].join(', ');
const black = [1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18, 19, 23].join(', ');

const acts: readonly Act[] = [
  // 35-30, walked
  ['Tab', '@31, white man, can move', '@31, witte schijf, kan zetten'],
  ['End', '@35, white man, can move', '@35, witte schijf, kan zetten'],
  ['Enter', '35 selected. It can move to 30', '35, gekozen. Mogelijke velden: 30'],
  ['ArrowUp', '@30, empty, can move here', '@30, leeg, kan hierheen'],
  ['Enter', 'White: 35 to 30. Black to move', 'Wit: 35 naar 30. Zwart aan zet'],
  ['Shift+L', 'Last move. White: 35 to 30', 'Laatste zet. Wit: 35 naar 30'],
  // 19-24, typed
  ['1 9 - 2 4', '19-24', '19-24'],
  ['Enter', 'Black: 19 to 24. White to move', 'Zwart: 19 naar 24. Wit aan zet'],
  ['Shift+M', '1 legal move: 30x19', '1 mogelijke zet: 30x19'],
  [
    '3 0 x 1 9 Enter',
    'White: 30 takes 19, 1 captured. Black to move',
    'Wit: 30 slaat 19, 1 stuk geslagen. Zwart aan zet',
  ],
  // a refusal
  ['2 0 - 2 5 Enter', 'You must capture when you can.', 'Slaan is verplicht.'],
  // the choice of two captures
  ['Shift+M', '2 legal moves: 13x24, 14x23', '2 mogelijke zetten: 13x24, 14x23'],
  ['1 4 Enter', '@14, black man, can move', '@14, zwarte schijf, kan zetten'],
  ['Enter', '14 selected. It can move to 23', '14, gekozen. Mogelijke velden: 23'],
  ['2 3 Enter', '@23, empty, can move here', '@23, leeg, kan hierheen'],
  [
    'Enter',
    'Black: 14 takes 23, 1 captured. White to move',
    'Zwart: 14 slaat 23, 1 stuk geslagen. Wit aan zet',
  ],
  ['3 4 - 3 0 Enter', 'White: 34 to 30. Black to move', 'Wit: 34 naar 30. Zwart aan zet'],
  ['9 - 1 4 Enter', 'Black: 9 to 14. White to move', 'Zwart: 9 naar 14. Wit aan zet'],
  ['3 1 2 6 Enter', 'White: 31 to 26. Black to move', 'Wit: 31 naar 26. Zwart aan zet'],
  ['1 4 1 9 Enter', 'Black: 14 to 19. White to move', 'Zwart: 14 naar 19. Wit aan zet'],
  ['3 0 2 5 Enter', 'White: 30 to 25. Black to move', 'Wit: 30 naar 25. Zwart aan zet'],
  ['3 - 9 Enter', 'Black: 3 to 9. White to move', 'Zwart: 3 naar 9. Wit aan zet'],
  // two pieces, landing by landing, and a king
  ['2 5 Enter', '@25, white man, can move', '@25, witte schijf, kan zetten'],
  ['Enter', '25 selected. It can move to 14, 3', '25, gekozen. Mogelijke velden: 14, 3'],
  ['1 4 Enter Enter', '14 selected. It can move to 3', '14, gekozen. Mogelijke velden: 3'],
  ['3 Enter', '@3, empty, can move here', '@3, leeg, kan hierheen'],
  [
    'Enter',
    'White: 25 takes 3, 2 captured. becomes a king. Black to move',
    'Wit: 25 slaat 3, 2 stukken geslagen. wordt dam. Zwart aan zet',
  ],
  [
    '/ p',
    `Black to move. White: 18 men: ${white}; 1 king: 3. Black: 17 men: ${black}`,
    `Zwart aan zet. Wit: 18 schijven: ${white}; 1 dam: 3. Zwart: 17 schijven: ${black}`,
  ],
];

const heardOn = (board: DraughtsBoard, wanted: string): string =>
  wanted.startsWith(cell)
    ? `${cell}${board.shadowRoot?.activeElement?.getAttribute('aria-label')}`
    : (said(board) ?? '');

describe('a game played by ear', () => {
  it('breaks no accessibility rule', async () => {
    const board = await boardOf(html`<draughts-board interactive></draughts-board>`);
    await type(board, 'Tab', 'Enter');
    expect(await violations(board)).to.deep.equal([]);
  });

  for (const [i, locale] of ['en', 'nl'].entries())
    it(`is told whole in ${locale}`, async () => {
      const board = await boardOf(
        html`<draughts-board locale=${locale} animation="0" interactive></draughts-board>`,
      );
      for (const [keys, ...words] of acts) {
        const wanted = words[i] ?? '';
        await type(board, ...keys.split(' '));
        // The first sign that is typed has what reads it fetched.
        await until(`${keys}: ${wanted}, but ${heardOn(board, wanted)}`, () =>
          heardOn(board, wanted).startsWith(wanted),
        ).catch(() => {});
        expect(heardOn(board, wanted).trim(), keys).to.equal(wanted);
      }
      expect(board.path).to.equal('0~11');
    });
});
