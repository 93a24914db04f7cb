import { expect } from 'chai';
import { html } from 'lit';
import type {
  PuzzleFailedEvent,
  PuzzleHintEvent,
  PuzzleMoveEvent,
  PuzzleSolvedEvent,
} from '../../../src/puzzle.js';
import { drawn } from '../support/board.js';
import { press } from '../support/hand.js';
import { violations } from '../support/page.js';
import { boardIn, puzzleOf, told, untilAsked, untilStatus, within } from '../support/puzzle.js';

const philippe = '[FEN "W:W34,40,45:B12,23,25"][Result "2-0"] 1. 34-30 25x34 2. 40x7 *';

const shown = () =>
  puzzleOf(html`<draughts-puzzle .pdn=${philippe} animation="0"></draughts-puzzle>`);

type PuzzleEvent = PuzzleMoveEvent | PuzzleHintEvent | PuzzleSolvedEvent | PuzzleFailedEvent;

describe('events of a puzzle', () => {
  it('come of one that breaks no rule of accessibility', async () => {
    expect(await violations(await shown())).to.deep.equal([]);
  });

  it('tell what a page of a course has to keep', async () => {
    const puzzle = await shown();
    const events = told<PuzzleEvent>(puzzle);
    await puzzle.play('40-35');
    await untilAsked(puzzle);
    await puzzle.hint();
    for (const move of ['34-30', '40x7']) {
      await puzzle.play(move);
      await untilAsked(puzzle);
    }
    await untilStatus(puzzle, 'solved');
    expect(
      events.map(({ type, verdict, attempts, hints, line }) => [
        type,
        verdict,
        attempts,
        hints,
        line.join(' '),
      ]),
    ).to.deep.equal([
      ['puzzle-move', 'wrong', 1, 0, ''],
      ['puzzle-hint', 'hint', 1, 1, ''],
      ['puzzle-move', 'right', 2, 1, '34-30 25x34'],
      ['puzzle-move', 'right', 2, 1, '34-30 25x34 40x7'],
      ['puzzle-solved', 'solved', 2, 1, '34-30 25x34 40x7'],
    ]);
    expect((events[0] as PuzzleMoveEvent).text).to.equal('40-35');
    expect((events[1] as PuzzleHintEvent).level).to.equal(1);
    expect(events.every(({ puzzle: number }) => number === 1)).to.equal(true);
    const times = events.map(({ elapsed }) => elapsed);
    expect(times.every((time) => Number.isFinite(time) && time >= 0)).to.equal(true);
    expect(times).to.deep.equal([...times].sort((a, b) => a - b));
  });

  it('tell of a solution that has been shown, and go out of any shadow root', async () => {
    const puzzle = await shown();
    const [events, outside] = [told<PuzzleFailedEvent>(puzzle), [] as Event[]];
    const listener = (event: Event) => outside.push(event);
    document.addEventListener('puzzle-failed', listener);
    await puzzle.reveal();
    document.removeEventListener('puzzle-failed', listener);
    expect(events.map(({ type, verdict }) => [type, verdict])).to.deep.equal([
      ['puzzle-failed', 'revealed'],
    ]);
    expect(outside[0]?.target).to.equal(puzzle);
    expect(outside[0]?.composed).to.equal(true);
    expect(puzzle.matches(':state(failed)')).to.equal(true);
  });

  it('name who makes the moves', async () => {
    const puzzle = await shown();
    const types = ['before-move', 'move-played', 'position-change'];
    const events: (Event & { cause: string })[] = [];
    // Also for who hears of it before the puzzle does.
    for (const type of types)
      puzzle.parentElement?.addEventListener(
        type,
        (event) => events.push(event as Event & { cause: string }),
        { capture: true },
      );
    await press(boardIn(puzzle), '34', '30');
    await untilAsked(puzzle);
    expect(events.map(({ type, cause }) => `${type} ${cause}`)).to.deep.equal([
      'before-move user',
      'position-change user',
      'move-played user',
      'before-move opponent',
      'position-change opponent',
      'move-played opponent',
    ]);
    events.length = 0;
    await press(boardIn(puzzle), '40', '7');
    await untilStatus(puzzle, 'solved');
    events.length = 0;
    await puzzle.retry();
    await puzzle.play('40-35');
    await untilAsked(puzzle);
    expect(events.map(({ type, cause }) => `${type} ${cause}`)).to.deep.equal([
      'position-change puzzle',
      'before-move api',
      'position-change api',
      'move-played api',
      'position-change puzzle',
    ]);
    events.length = 0;
    await puzzle.reveal();
    expect(events.map(({ type, cause }) => `${type} ${cause}`)).to.deep.equal([
      'position-change puzzle',
      'position-change puzzle',
      'position-change puzzle',
      'position-change puzzle',
    ]);
  });

  it('can forbid a move of the solver, and of the opponent', async () => {
    const puzzle = await shown();
    const forbid = (event: Event) => event.preventDefault();
    puzzle.addEventListener('before-move', forbid);
    expect(await puzzle.play('34-30')).to.equal(false);
    puzzle.removeEventListener('before-move', forbid);
    puzzle.addEventListener('before-move', (event) => {
      if ((event as Event & { cause: string }).cause === 'opponent') event.preventDefault();
    });
    await puzzle.play('34-30');
    await untilAsked(puzzle);
    // The solver can go on all the same.
    expect(drawn(boardIn(puzzle))).to.equal('W40,45:B12,23,34');
    expect(await puzzle.play('40x7')).to.equal(true);
    await untilStatus(puzzle, 'solved');
  });
});

describe('what has been read', () => {
  it('is on the board when the page is told of it', async () => {
    const puzzle = document.createElement('draughts-puzzle');
    puzzle.pdn = philippe;
    const seen: (string | undefined)[] = [];
    puzzle.addEventListener('record-load', () => seen.push(puzzle.turn, puzzle.toFen()));
    await puzzleOf(html`${puzzle}`);
    expect(seen).to.deep.equal(['white', 'W:W34,40,45:B12,23,25']);
  });

  it('is told when it cannot be read, and a line says so', async () => {
    const puzzle = document.createElement('draughts-puzzle');
    puzzle.pdn = '[FEN "W:W99:B1"] 1. 32-28 *';
    const codes: string[] = [];
    puzzle.addEventListener('error', (event) => {
      codes.push(...puzzle.diagnostics.map(({ code }) => code), event.type);
    });
    await puzzleOf(html`${puzzle}`);
    expect(codes).to.include.members(['no-such-square', 'error']);
    expect(within(puzzle, '.fault')).to.have.length(1);
    expect(within(puzzle, 'button')).to.have.length(0);
  });

  it('has to have a solution', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle fen="W:W34,40,45:B12,23,25"></draughts-puzzle>`,
    );
    expect(puzzle.diagnostics.map(({ code }) => code)).to.deep.equal(['no-solution']);
    expect(within(puzzle, '.fault')[0]?.textContent).to.equal('No solution');
    expect(drawn(boardIn(puzzle))).to.equal('W34,40,45:B12,23,25');
  });

  it('has to have the place where solving is to begin', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${philippe} start-at="40"></draughts-puzzle>`,
    );
    expect(puzzle.diagnostics.map(({ code }) => code)).to.deep.equal(['no-such-place']);
  });
});
