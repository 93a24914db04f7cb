// Solving by keys and ears alone: keys in, words out, through a series of two.
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsPuzzle } from '../../../src/puzzle.js';
import { only, opened, until } from '../support/board.js';
import { chord, media } from '../support/commands.js';
import { violations } from '../support/page.js';
import { boardIn, puzzleOf, untilAsked, untilStatus, within } from '../support/puzzle.js';

const two = `[FEN "W:W34,40,45:B12,23,25"]
[Result "2-0"]

1. 34-30 (1. 34-29? 23x34 2. 40x29) 25x34 2. 40x7 *

[FEN "B:W31,37:B5,27"]

{Take it.} 1... 27x36 *`;

/** Keys, and what is said after them, by the board or by the puzzle, in English and in Dutch. */
type Act = readonly [keys: string, english: readonly string[], dutch: readonly string[]];

/** What has the focus is read by itself: its name is put here in front of what is said. */
const acts: readonly Act[] = [
  ['Tab', ['@34, white man, can move'], ['@34, witte schijf, kan zetten']],
  [
    '/ p',
    ['White to move. White: 3 men: 34, 40, 45. Black: 3 men: 12, 23, 25'],
    ['Wit aan zet. Wit: 3 schijven: 34, 40, 45. Zwart: 3 schijven: 12, 23, 25'],
  ],
  // wrong, not legal, and wrong with an answer
  [
    '4 0 - 3 5 Enter',
    ['White: 40 to 35. Black to move', '40 to 35 is not the move.'],
    ['Wit: 40 naar 35. Zwart aan zet', '40 naar 35 is niet de zet.'],
  ],
  ['4 5 - 3 4 Enter', ['45 to 34 is not a legal move.'], ['45 naar 34 is geen toegestane zet.']],
  ['4 5 - 5 0 Enter', ['A man may not go backward here.'], ['Een schijf mag hier niet achteruit.']],
  [
    '3 4 - 2 9 Enter',
    ['White: 34 to 29. Black to move', '34 to 29 is not the move: 23 takes 34 answers it.'],
    ['Wit: 34 naar 29. Zwart aan zet', '34 naar 29 is niet de zet: daarop volgt 23 slaat 34.'],
  ],
  // help, from the button behind the board
  ['Tab', ['@Hint'], ['@Hint']],
  ['Enter', ['The piece on 34.'], ['Het stuk op 34.']],
  ['Space', ['The piece on 34 goes to 30.'], ['Het stuk op 34 gaat naar 30.']],
  ['Shift+Tab', ['@34, white man, can move'], ['@34, witte schijf, kan zetten']],
  // found: the answer is told, and where it has led
  [
    '3 4 - 3 0 Enter',
    ['White: 34 to 30. Black to move', '34 to 30, yes. The reply: 25 takes 34. Your move.'],
    [
      'Wit: 34 naar 30. Zwart aan zet',
      '34 naar 30, goed. Het antwoord: 25 slaat 34. Jij bent aan zet.',
    ],
  ],
  [
    'Shift+L',
    ['Last move. Black: 25 takes 34, 1 captured'],
    ['Laatste zet. Zwart: 25 slaat 34, 1 stuk geslagen'],
  ],
  [
    '4 0 x 7 Enter',
    ['White: 40 takes 7, 3 captured. White wins', '40 takes 7, yes. Solved.'],
    ['Wit: 40 slaat 7, 3 stukken geslagen. Wit wint', '40 slaat 7, goed. Opgelost.'],
  ],
  // the next
  ['Tab', ['@Next puzzle'], ['@Volgende opgave']],
  [
    'Enter',
    ['Puzzle 2 of 2. Black to move. International draughts. Take it.'],
    ['Opgave 2 van 2. Zwart aan zet. Internationaal dammen. Take it.'],
  ],
  ['Shift+Tab', ['@27, black man, can move'], ['@27, zwarte schijf, kan zetten']],
  [
    '2 7 x 3 6 Enter',
    ['Black: 27 takes 36, 1 captured. White to move', '27 takes 36, yes. Solved.'],
    ['Zwart: 27 slaat 36, 1 stuk geslagen. Wit aan zet', '27 slaat 36, goed. Opgelost.'],
  ],
];

/** The name of what has the focus. */
function focused(): string {
  let at: Element | null = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return `@${at?.getAttribute('aria-label') ?? at?.textContent?.trim()}`;
}

const shown = (pdn: string) =>
  puzzleOf(html`<draughts-puzzle .pdn=${pdn} animation="0"></draughts-puzzle>`);

/** What brings a puzzle into a state, and the status that it has then. */
const states: Readonly<Record<string, (puzzle: DraughtsPuzzle) => Promise<void>>> = {
  'a task': () => Promise.resolve(),
  'a right move': async (puzzle) => {
    await puzzle.play('34-30');
    await untilStatus(puzzle, 'right');
  },
  'a wrong move': async (puzzle) => {
    await puzzle.play('34-29');
    await untilStatus(puzzle, 'wrong');
  },
  'a try that is no move': async (puzzle) => {
    await chord('Tab');
    for (const key of ['4', '5', '-', '5', '0', 'Enter']) await chord(key);
    await opened(boardIn(puzzle));
  },
  'a hint': async (puzzle) => {
    await puzzle.hint();
    await untilStatus(puzzle, 'hint');
  },
  'a solution that has been found': async (puzzle) => {
    for (const move of ['34-30', '40x7']) {
      await puzzle.play(move);
      await untilAsked(puzzle);
    }
    await untilStatus(puzzle, 'solved');
  },
  'a solution that has been shown': async (puzzle) => {
    await puzzle.reveal();
    await untilStatus(puzzle, 'shown');
  },
};

describe('no rule of accessibility is broken', () => {
  const root = document.documentElement;
  const background = (puzzle: DraughtsPuzzle): string =>
    getComputedStyle(within(puzzle, '.card')[0] as HTMLElement).backgroundColor;
  const backgrounds = new Map<string, string>();

  beforeEach(() => root.style.setProperty('color-scheme', 'light dark'));
  afterEach(async () => {
    await media({});
    root.style.removeProperty('color-scheme');
  });

  for (const scheme of ['light', 'dark'])
    for (const [state, reach] of Object.entries(states))
      it(`by ${state}, alone and in a series, on a ${scheme} page`, async function () {
        if (!(await media({ 'prefers-color-scheme': scheme }))) this.skip();
        for (const pdn of [two.slice(0, two.indexOf('\n\n[')), two]) {
          const puzzle = await shown(pdn);
          await reach(puzzle);
          expect(await violations(puzzle)).to.deep.equal([]);
          backgrounds.set(scheme, background(puzzle));
          puzzle.remove();
        }
      });

  for (const scheme of ['light', 'dark'])
    it(`by what cannot be read, on a ${scheme} page`, async function () {
      if (!(await media({ 'prefers-color-scheme': scheme }))) this.skip();
      const puzzle = await shown('[FEN "W:W99:B1"] 1. 32-28 *');
      expect(within(puzzle, '.fault')).to.have.length(1);
      expect(await violations(puzzle)).to.deep.equal([]);
    });

  it('and dark pages are dark', function () {
    if (backgrounds.size === 0) this.skip();
    expect(backgrounds.size).to.equal(2);
    expect(backgrounds.get('dark')).to.not.equal(backgrounds.get('light'));
  });
});

describe('a reader who has keys and ears', () => {
  for (const [lang, words] of [
    ['en', (act: Act) => act[1]],
    ['nl', (act: Act) => act[2]],
  ] as const)
    it(`solves a series (${lang})`, async () => {
      const puzzle = await puzzleOf(
        html`<draughts-puzzle lang=${lang} .pdn=${two} animation="0"></draughts-puzzle>`,
      );
      const heard: string[] = [];
      const regions = [
        only(boardIn(puzzle), '[role=status]'),
        within(puzzle, '.said[role=status]')[0] as HTMLElement,
      ];
      for (const region of regions)
        new MutationObserver(() => {
          const text = region.textContent?.trim();
          if (text) heard.push(text);
        }).observe(region, { childList: true, characterData: true, subtree: true });
      for (const act of acts) {
        const [keys] = act;
        const wanted = words(act);
        heard.length = 0;
        for (const key of keys.split(' ')) await chord(...key.split('+'));
        if (wanted[0]?.startsWith('@')) {
          await until(`${wanted[0]}, but ${focused()}`, () => focused() === wanted[0]);
          continue;
        }
        await until(`${wanted.at(-1)}`, () => heard.includes(wanted.at(-1) ?? '')).catch(() => {});
        await untilAsked(puzzle);
        // What is typed is said sign by sign before.
        const signs = /^[\d\sx/-]+$/;
        expect(
          heard.filter((each) => !signs.test(each)),
          keys,
        ).to.deep.equal(wanted);
      }
      expect(puzzle.score).to.deep.equal({ solved: 2, of: 2 });
    });
});
