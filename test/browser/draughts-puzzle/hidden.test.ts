import { a11ySnapshot } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import { type DraughtsPuzzle, encodeSolution } from '../../../src/puzzle.js';
import { opened, until } from '../support/board.js';
import { type } from '../support/hand.js';
import { violations } from '../support/page.js';
import { enter, ownMoves, problem } from '../support/problems.js';
import {
  boardIn,
  puzzleOf,
  serialised,
  statusIn,
  untilAsked,
  untilStatus,
  within,
} from '../support/puzzle.js';

const solution =
  '1. 34-30 {Schuif door.} (1. 34-29 {Te vroeg.} 23x34) 25x34 2. 40x7 {Coup Philippe.}';
const pdn = `[FEN "W:W34,40,45:B12,23,25"][Result "2-0"] ${solution} *`;

/** A move in any spelling: as PDN has it, as it is printed, as it is said; by its ends or by its way. */
function spellingsOf(move: string): RegExp {
  const [from, ...to] = move.split(/[-x:]/);
  return new RegExp(
    `(?<![\\w.])${from}\\s*(?:[-–x×:~]|to|takes|goes to)\\s*(?:${to[0]}|${to.at(-1)})(?!\\w)`,
    'i',
  );
}

/** Moves of a line from one on, and words of its author, that are in a text. */
const tracesIn = (text: string, moves: readonly string[], words?: RegExp): string[] => [
  ...moves.filter((move) => spellingsOf(move).test(text)),
  ...(words?.exec(text) ?? []),
];

const snapshot = async (): Promise<string> => JSON.stringify(await a11ySnapshot({}));

/** All that a page has of a puzzle: what is drawn, said and read of it, and what scripts are told. */
async function allOf(puzzle: DraughtsPuzzle, whole = false): Promise<string> {
  await puzzle.updateComplete;
  const board = boardIn(puzzle);
  await board.updateComplete;
  const drawn = whole ? document.documentElement : (puzzle.shadowRoot as ShadowRoot);
  expect(puzzle.record).to.equal(undefined);
  return [
    serialised(drawn),
    await snapshot(),
    await board.toPdn(),
    board.toFen(),
    await board.toSvg(),
    await board.describe(),
  ].join('\n');
}

interface Case {
  readonly what: string;
  readonly pdn: string;
  readonly line: string;
  /** A move that is legal and wrong, and one that is not legal. */
  readonly wrong: string;
  readonly illegal: string;
  /** The author's words, which are told with the moves. */
  readonly words?: RegExp;
}

const published = (id: string, wrong: string, illegal: string): Case => ({
  what: id,
  pdn: problem(id).pdn,
  line: problem(id).line,
  wrong,
  illegal,
});

const cases: readonly Case[] = [
  {
    what: 'a line with comments and a variation',
    pdn,
    line: '34-30 25x34 40x7',
    wrong: '40-35',
    illegal: '34-39',
    words: /Schuif|Te vroeg|Philippe/,
  },
  published('P04', '11-16', '14-10'),
  published('P08', '6-1', '38-27'),
  published('P20', '6-1', '27-31'),
  published('P29', '28-23', '28-33'),
];

/** A puzzle whose solution is in the page as an author would write it, or encoded, or in a file. */
const inline = (text: string) =>
  puzzleOf(html`
    <draughts-puzzle animation="0"><script type="application/x-draughts-pdn">${text}</script></draughts-puzzle>
  `);
const encoded = (text: string) =>
  puzzleOf(html`
    <draughts-puzzle data-solution=${encodeSolution(text)} animation="0"></draughts-puzzle>
  `);

describe('nothing of the solution', () => {
  it('breaks a rule of accessibility', async () => {
    expect(await violations(await encoded(pdn))).to.deep.equal([]);
  });

  for (const { what, pdn, line, wrong, illegal, words } of cases)
    for (const [how, shown] of Object.entries({ inline, encoded }))
      it(`is told before it is found: ${what}, ${how}`, async function () {
        this.timeout(20000);
        const moves = line.split(' ');
        const puzzle = await shown(pdn);
        const board = boardIn(puzzle);
        const isWhole = how === 'encoded';
        const traces = async (from = 0): Promise<string[]> =>
          tracesIn(await allOf(puzzle, isWhole), moves.slice(from), words);
        expect(await traces(), 'at first').to.deep.equal([]);
        // Somebody comes to it and asks the board what it knows.
        await type(board, 'Tab', '/', 'l', '.', ']', ',', 'Escape');
        expect(await traces(), 'when it has been asked').to.deep.equal([]);
        await enter(puzzle, illegal);
        await opened(board);
        expect(await traces(), 'after what is no move').to.deep.equal([]);
        await enter(puzzle, wrong);
        await untilStatus(puzzle, 'wrong');
        await until('the verdict', () => statusIn(puzzle).text.includes('is not the move'));
        await untilAsked(puzzle);
        expect(await traces(), 'after a wrong move').to.deep.equal([]);
        await puzzle.hint();
        await untilStatus(puzzle, 'hint');
        expect(await traces(), 'after the first hint').to.deep.equal([]);
        dispatchEvent(new Event('beforeprint'));
        expect(await traces(), 'before it is printed').to.deep.equal([]);
        dispatchEvent(new Event('afterprint'));
        // What is found is told, and no more: so traces are found where they are.
        await enter(puzzle, ownMoves(line)[0] ?? '');
        await untilStatus(puzzle, 'right');
        await untilAsked(puzzle);
        const told = tracesIn(await allOf(puzzle, isWhole), moves, words);
        expect(told).to.include.members(moves.slice(0, 2));
        expect(await traces(2)).to.deep.equal(words ? ['Schuif'] : []);
      });

  it('is told of a series, but for the answers as long as it is printed', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle src="/test/data/puzzles.pdn" animation="0"></draughts-puzzle>`,
    );
    const text = await (await fetch('/test/data/puzzles.pdn')).text();
    const moves = text.match(/(?<!\w)[a-i]?\d+(?:[-x][a-i]?\d+)+/g) ?? [];
    const hint = /%hint|Crowned on 3|Now he has to take|Through the far row/;
    expect(moves.length).to.be.greaterThan(50);
    const found = async (): Promise<string[]> => tracesIn(await allOf(puzzle, true), moves, hint);
    expect(await found()).to.deep.equal([]);
    await until('what prints', () => {
      dispatchEvent(new Event('beforeprint'));
      return within(puzzle, '.sheet').length === 1;
    });
    // On the screen nobody sees or hears it.
    expect(within(puzzle, '.sheet')[0]?.checkVisibility()).to.equal(false);
    expect(tracesIn(await snapshot(), moves, hint)).to.deep.equal([]);
    const sheet = within(puzzle, '.sheet')[0]?.textContent ?? '';
    expect(tracesIn(sheet, moves).length).to.be.greaterThan(30);
    dispatchEvent(new Event('afterprint'));
    expect(await found()).to.deep.equal([]);
    await puzzle.next();
    await untilAsked(puzzle);
    expect(await found()).to.deep.equal([]);
  });

  it('is in what an author’s hints say before they are asked for', async () => {
    const puzzle = await encoded(
      '[FEN "W:W34,40,45:B12,23,25"] {[%hint Look left.] [%hint Then right.]} 1. 34-30 25x34 2. 40x7 *',
    );
    const hints = async (): Promise<string[]> =>
      (await allOf(puzzle, true)).match(/Look left|Then right/g) ?? [];
    expect(await hints()).to.deep.equal([]);
    await puzzle.hint();
    await untilStatus(puzzle, 'hint');
    expect(new Set(await hints())).to.deep.equal(new Set(['Look left']));
  });

  it('is left of what has been shown when somebody begins again', async () => {
    const puzzle = await encoded(pdn);
    await puzzle.reveal();
    await untilStatus(puzzle, 'shown');
    expect(
      tracesIn(serialised(puzzle.shadowRoot as ShadowRoot), ['34-30', '25x34', '40x7']),
    ).to.have.length(3);
    await puzzle.retry();
    await untilStatus(puzzle, 'ask');
    const moves = ['34-30', '25x34', '40x7'];
    expect(tracesIn(await allOf(puzzle, true), moves, /Schuif|Philippe/)).to.deep.equal([]);
  });

  it('is hidden for good: what is encoded is read as it was, in any script', async () => {
    const puzzle = await encoded(pdn.replace('Philippe', 'Филипп'));
    await puzzle.reveal();
    await until('the comment', () =>
      within(puzzle, '.comment')[0]?.textContent?.includes('Филипп'),
    );
  });

  it('is encoded in what is not', async () => {
    for (const text of ['%%%', 'W:W1', '////']) {
      const puzzle = await puzzleOf(
        html`<draughts-puzzle data-solution=${text}></draughts-puzzle>`,
      );
      expect(within(puzzle, '.fault')).to.have.length(1);
      expect(await violations(puzzle)).to.deep.equal([]);
    }
  });
});
