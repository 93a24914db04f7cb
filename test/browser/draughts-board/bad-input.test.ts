import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard, RecordEvent } from '../../../src/index.js';
import { all, boardOf, drawn, fault, rest } from '../support/board.js';
import { press } from '../support/hand.js';
import { violations } from '../support/page.js';

/** What went wrong in the page that nobody has caught. */
const uncaught: unknown[] = [];
const catchError = ({ error }: ErrorEvent): unknown => uncaught.push(error);
const catchRejection = ({ reason }: PromiseRejectionEvent): unknown => uncaught.push(reason);
before(() => {
  addEventListener('error', catchError);
  addEventListener('unhandledrejection', catchRejection);
});
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve));
  expect(uncaught.splice(0)).to.deep.equal([]);
});
after(() => {
  removeEventListener('error', catchError);
  removeEventListener('unhandledrejection', catchRejection);
});

type Input = Partial<Record<'fen' | 'pdn' | 'variant' | 'game' | 'at' | 'position', unknown>>;

/** Inputs that are at fault, and where: the code, the line and column, words of the line. */
const faults: readonly (readonly [what: string, Input, string, number, number, RegExp])[] = [
  ['a FEN that is none', { fen: 'rubbish' }, 'not-a-fen', 1, 1, /Not a fen: rubbish/],
  ['an empty FEN', { fen: '' }, 'empty-fen', 1, 1, /Empty fen/],
  ['a square that is none', { fen: 'W:W31:B1,51' }, 'no-such-square', 1, 10, /No such square: 51/],
  ['a FEN of two lines', { fen: 'W:W31\n:B1,x' }, 'no-such-square', 2, 5, /: x/],
  ['a field that is none', { fen: 'W:W31:B1:Q' }, 'neither-a-side-nor-a-counter', 1, 10, /: Q/],
  ['a position in a bad FEN', { position: 'W:W99:B1' }, 'no-such-square', 1, 4, /: 99/],
  ['a game that is none', { variant: 'chess' }, 'unknown-variant', 0, 0, /Unknown variant: chess$/],
  [
    'a name that several games have',
    { variant: 'dama' },
    'unknown-variant',
    0,
    0,
    /: dama \(italian, turkish\?\)$/,
  ],
  ['part of a name', { variant: 'fri' }, 'unknown-variant', 0, 0, /: fri \(frisian/],
  [
    'a game that PDN has not, by number',
    { pdn: '32-28', game: '2' },
    'no-such-game',
    0,
    0,
    /No such game: 2/,
  ],
  ['a game 0', { pdn: '32-28', game: '0' }, 'no-such-game', 0, 0, /: 0/],
  [
    'a game that PDN has not, by text',
    { pdn: '[White "A"] 32-28', game: 'Bizot' },
    'no-such-game',
    0,
    0,
    /: Bizot/,
  ],
  ['PDN without a game', { pdn: '' }, 'no-such-game', 0, 0, /No such game/],
  ['a place beyond the end', { pdn: '32-28', at: '2' }, 'no-such-place', 0, 0, /No such place: 2/],
  ['a place that is none', { at: 'middle' }, 'no-such-place', 0, 0, /: middle/],
  ['a variation that is not there', { pdn: '32-28', at: '0.1/1' }, 'no-such-place', 0, 0, /0\.1/],
];

const countEvents = (board: DraughtsBoard): string[] => {
  const events: string[] = [];
  for (const type of ['error', 'record-load'])
    board.addEventListener(type, () => events.push(type));
  return events;
};

describe('a fault in what is asked for', () => {
  for (const interactive of [false, true])
    it(`breaks no accessibility rule on a board ${interactive ? 'to play on' : 'to look at'}`, async () => {
      const board = await boardOf(
        html`<draughts-board fen="rubbish" ?interactive=${interactive}></draughts-board>`,
      );
      expect(fault(board)).to.equal('Line 1, character 1: Not a fen: rubbish');
      expect(await violations(board)).to.deep.equal([]);
    });

  for (const [what, input, code, line, column, words] of faults)
    it(`leaves what is shown: ${what}`, async () => {
      const board = await boardOf(html`<draughts-board fen="W:W31:B1"></draughts-board>`);
      await board.play('31-26');
      const { record } = board;
      const before = [board.path, drawn(board), board.toFen()];
      const events = countEvents(board);
      Object.assign(board, input);
      await board.ready;
      expect([board.path, drawn(board), board.toFen()]).to.deep.equal(before);
      expect(board.record === record).to.equal(true);
      const error = board.diagnostics.find(({ severity }) => severity === 'error');
      expect([error?.code, error?.line, error?.column]).to.deep.equal([code, line, column]);
      expect(fault(board))
        .to.match(words)
        .and.match(line === 0 ? /^[A-Z]/ : /^Line \d+, character \d+: /)
        .and.not.match(/\b0\b, /);
      expect(events).to.deep.equal(['error']);
      Object.assign(board, { pdn: null, variant: null, game: null, at: null, position: null });
      board.fen = 'W:W32:B2';
      await board.ready;
      expect([drawn(board), fault(board), board.diagnostics]).to.deep.equal(['W32:B2', '', []]);
      expect(events).to.deep.equal(['error', 'record-load']);
    });

  it('is told on a board that has nothing to show yet, which shows what there is', async () => {
    for (const [template, shown] of [
      [html`<draughts-board fen="W:W31,99:B1"></draughts-board>`, /^W31:B1$/],
      [html`<draughts-board variant="chess" fen="W:Wa1:Bh8"></draughts-board>`, /^W31,32,/],
      [html`<draughts-board pdn="32-28 19-23" at="7"></draughts-board>`, /^W31,32,/],
      [html`<draughts-board pdn="32-28" game="2"></draughts-board>`, /^W31,32,/],
    ] as const) {
      const board = await boardOf(template);
      expect(drawn(board)).to.match(shown);
      expect(fault(board)).not.to.equal('');
    }
  });

  it('lets the opening that is shown instead be played on', async () => {
    const board = await boardOf(
      html`<draughts-board variant="chess" interactive></draughts-board>`,
    );
    await press(board, '32', '28');
    await rest(board);
    expect(drawn(board)).to.match(/^W28,31,33/);
    expect(board.path).to.equal('0~1');
  });

  it('gives way to what is right, even if that was not there to begin with', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W31,99:B1"></draughts-board>`);
    board.fen = 'W:W32,98:B2'; // nothing better has been shown yet
    await board.ready;
    expect(drawn(board)).to.equal('W32:B2');
    board.fen = 'W:W33:B3';
    await board.ready;
    board.fen = 'W:W34,97:B4';
    await board.ready;
    expect(drawn(board)).to.equal('W33:B3');
  });
});

describe('a fault in PDN', () => {
  for (const [what, pdn, code, line, column, plies] of [
    ['an illegal move', '[White "A"]\n1. 32-28 19-23\n2. 28-22', 'not-legal', 3, 4, 2],
    ['a square that is none', '1. 32-28 19-53', 'no-such-square', 1, 10, 1],
    ['a comment that is not closed', '1. 32-28 { well\n19-23', 'unclosed-comment', 1, 10, 1],
  ] as const)
    it(`leaves the game up to there: ${what}`, async () => {
      const board = await boardOf(html`<draughts-board pdn="*"></draughts-board>`);
      const events = countEvents(board);
      Object.assign(board, { pdn, at: 'end' });
      await board.ready;
      expect(board.path).to.equal(String(plies));
      const [first] = board.diagnostics;
      expect([first?.severity, first?.code, first?.line, first?.column]).to.deep.equal([
        'error',
        code,
        line,
        column,
      ]);
      expect(fault(board)).to.include(`Line ${line}, character ${column}: `);
      expect(events).to.deep.equal(['error']);
    });

  it('that is read as it was most likely meant is told, and no error', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    const events = countEvents(board);
    board.pdn = '[GameType "99"] 1. 32-28';
    await board.ready;
    expect(board.diagnostics.map(({ severity, code }) => [severity, code])).to.deep.equal([
      ['warning', 'unknown-variant'],
    ]);
    expect([fault(board), events]).to.deep.equal(['', ['record-load']]);
  });
});

describe('error and record-load', () => {
  it('carry what was found and do not bubble', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    const heard: RecordEvent[] = [];
    const above: Event[] = [];
    for (const type of ['error', 'record-load'] as const) {
      board.addEventListener(type, (event) => heard.push(event as RecordEvent));
      board.parentElement?.addEventListener(type, (event) => above.push(event));
    }
    board.fen = 'rubbish';
    await board.ready;
    board.fen = 'W:W31,31:B1';
    await board.ready;
    expect(heard.map(({ type, bubbles, composed }) => [type, bubbles, composed])).to.deep.equal([
      ['error', false, false],
      ['record-load', false, false],
    ]);
    expect(heard.map(({ diagnostics }) => diagnostics[0]?.code)).to.deep.equal([
      'not-a-fen',
      'square-named-twice',
    ]);
    expect(heard[1]?.diagnostics).to.equal(board.diagnostics);
    expect(above).to.deep.equal([]);
  });

  it('come once for what is asked for once, and not for being put elsewhere', async () => {
    const board = await boardOf(html`<draughts-board fen="rubbish"></draughts-board>`);
    const events = countEvents(board);
    board.orientation = 'black';
    await board.ready;
    board.parentElement?.append(board);
    board.interactive = true;
    await board.ready;
    expect(events).to.deep.equal([]);
  });

  it('come when what is asked for is drawn', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    const seen: string[] = [];
    board.addEventListener('record-load', () => seen.push(drawn(board)));
    board.fen = 'W:W31:B1';
    await board.ready;
    board.pdn = '[FEN "W:W32:B2"]';
    await board.ready;
    expect(seen).to.deep.equal(['W31:B1', 'W32:B2']);
    expect(all(board, 'svg').length).to.equal(1);
  });
});
