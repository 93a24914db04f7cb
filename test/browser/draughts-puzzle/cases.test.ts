// Published problems on a page: the author's line solves them, and nothing else does.
import { expect } from 'chai';
import { html } from 'lit';
import type { Color } from '../../../src/board/piece.js';
import { violations } from '../support/page.js';
import {
  aloud,
  drawnIn,
  enter,
  forbidden,
  ownMoves,
  piecesOf,
  printed,
  problem,
  problems,
  refused,
  solve,
} from '../support/problems.js';
import {
  boardIn,
  puzzleOf,
  spoken,
  statusIn,
  stepsIn,
  taskIn,
  untilStatus,
} from '../support/puzzle.js';

/** A move that is legal and wrong, one that is not legal, and why. */
const tries: Readonly<Record<string, readonly [wrong: string, illegal: string, why: string]>> = {
  P01: ['40-35', '34-39', 'A man may not go backward here.'],
  P02: ['48-42', '48-37', 'Too far: this piece moves one square at a time.'],
  P03: ['44-40', '20-25', 'It is the other side’s turn.'],
  P04: ['11-16', '14-10', 'A man may not go backward here.'],
  P07: ['34-30', '25-20', 'There is no piece on 25.'],
  P08: ['6-1', '38-27', 'Too far: this piece moves one square at a time.'],
  P09: ['48-43', '28-33', 'A man may not go backward here.'],
  P10: ['28-23', '28-19', 'Too far: this piece moves one square at a time.'],
  P11: ['32-27', '32-24', 'That square is not on a line this piece can follow.'],
  P13: ['28-23', '22-16', 'That square is not on a line this piece can follow.'],
  P15: ['10-4', '6-11', 'There is no piece on 6.'],
  P17: ['50x25', '17-22', 'You must capture when you can.'],
  P20: ['6-1', '27-31', 'A man may not go backward here.'],
  P21: ['30-26', '22-15', 'Too far: this piece moves one square at a time.'],
  P23: ['2-7', '29-27', 'That square is not on a line this piece can follow.'],
  P24: ['19-16', '23-27', 'A man may not go backward here.'],
  P25: ['27-23', '17-21', 'It is the other side’s turn.'],
  P27: ['10-7', '14-18', 'A man may not go backward here.'],
  P29: ['28-23', '28-33', 'A man may not go backward here.'],
  P30: ['28-22', '45-34', 'You cannot jump over your own pieces.'],
  P31: ['34-30', '43-48', 'A man may not go backward here.'],
  P32: ['32-28', '48-37', 'You cannot jump over your own pieces.'],
  P33: ['28-22', '28-17', 'Too far: this piece moves one square at a time.'],
};

/** Those that are solved with the mouse; the others by typing. */
const byMouse = ['P01', 'P04', 'P11', 'P29', 'P33'];

const shown = (pdn: string) =>
  puzzleOf(html`<draughts-puzzle .pdn=${pdn} animation="0"></draughts-puzzle>`);

describe('published problems', () => {
  it('break no rule of accessibility', async () => {
    for (const id of ['P04', 'P20', 'P29']) {
      const puzzle = await shown(problem(id).pdn);
      expect(await violations(puzzle), id).to.deep.equal([]);
      await enter(puzzle, ownMoves(problem(id).line)[0] ?? '');
      await untilStatus(puzzle, 'right');
      expect(await violations(puzzle), id).to.deep.equal([]);
    }
  });

  it('are all tried', () => {
    expect(problems.map(({ id }) => id)).to.deep.equal(Object.keys(tries));
  });

  for (const { id, about, fen, pdn, line, legal, finalFen } of problems)
    it(`${id}, ${about}: the author’s line, and no other`, async () => {
      const [wrong, illegal, why] = tries[id] ?? ['', '', ''];
      const mouse = byMouse.includes(id);
      const below: Color = fen.startsWith('B') ? 'black' : 'white';
      const puzzle = await shown(pdn);
      const board = boardIn(puzzle);
      expect(taskIn(puzzle)).to.equal(below === 'black' ? 'Black to move' : 'White to move');
      expect(board.orientation).to.equal(below);
      expect(drawnIn(puzzle, below)).to.equal(piecesOf(fen));
      expect(legal.split(' ').map((each) => each.replace(/x.*x/, 'x'))).to.include(wrong);
      await forbidden(puzzle, illegal, why, mouse);
      await refused(puzzle, wrong, mouse);
      expect(statusIn(puzzle).text).to.equal(`${printed(wrong)} is not the move.`);
      expect(spoken(puzzle)).to.equal(`${aloud(wrong)} is not the move.`);
      await solve(puzzle, ownMoves(line), mouse);
      await untilStatus(puzzle, 'solved');
      expect(drawnIn(puzzle, below)).to.equal(piecesOf(finalFen));
      const { length } = ownMoves(line);
      if (length > 1) expect(stepsIn(puzzle)).to.equal(`Move ${length} of ${length}`);
    });
});
