import { resetMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { Square } from '../../../src/board/piece.js';
import type { DraughtsBoard } from '../../../src/index.js';
import { formatFen } from '../../../src/notation/fen.js';
import type { Move } from '../../../src/rules/move.js';
import { boardOf, drawn, marked, nameAt, only, placesIn, rest } from '../support/board.js';
import { heard, typesOf } from '../support/events.js';
import { drag, press } from '../support/hand.js';
import { violations } from '../support/page.js';

const playable = (fen: string, variant = 'international') =>
  boardOf(html`<draughts-board fen=${fen} variant=${variant} interactive></draughts-board>`);

/** Where the piece that is chosen stands, and where it may go next, in the order of their names. */
const under = (board: DraughtsBoard) => ({
  at: marked(board, '.selected').join(),
  next: marked(board, '.landing').sort().join(' '),
});

const played = ['before-move', 'position-change', 'move-played'];

afterEach(() => resetMouse());

describe('a capture of several pieces', () => {
  const fen = 'W:W32:B10,19,28';

  it('breaks no accessibility rule on its way', async () => {
    const board = await playable(fen);
    await press(board, '32', '23');
    expect(await violations(board)).to.deep.equal([]);
    await rest(board);
    expect(await violations(board)).to.deep.equal([]);
  });

  it('is entered landing by landing', async () => {
    const board = await playable(fen);
    const events = heard(board);
    await press(board, '32');
    expect(under(board)).to.deep.equal({ at: '32', next: '23 5' }); // the end at once, too
    await press(board, '23');
    expect(under(board)).to.deep.equal({ at: '23', next: '14 5' });
    await rest(board);
    expect(drawn(board)).to.equal('W23:B10,19,28');
    expect([board.path, board.toFen()]).to.deep.equal(['0', fen]);
    await press(board, '14');
    expect(typesOf(events)).to.deep.equal([]);
    await press(board, '5');
    await rest(board);
    expect(typesOf(events)).to.deep.equal(played);
    expect([board.toFen(), drawn(board)]).to.deep.equal(['B:WK5:B', 'WK5:B']);
    const crosses = only(board, '.last-move > .cross').getAttribute('d');
    expect(placesIn(crosses).map((place) => nameAt(board, place))).to.deep.equal([
      '28',
      '19',
      '10',
    ]);
  });

  it('is entered at once by its last square', async () => {
    const board = await playable(fen);
    const events = heard(board);
    await press(board, '32', '5');
    expect(board.toFen()).to.equal('B:WK5:B');
    expect(typesOf(events)).to.deep.equal(played);
    await rest(board);
    expect(drawn(board)).to.equal('WK5:B');
  });

  it('is entered by its last square from half way', async () => {
    const board = await playable(fen);
    await press(board, '32', '23', '5');
    expect(board.toFen()).to.equal('B:WK5:B');
  });

  it('is dragged landing by landing', async () => {
    const board = await playable(fen);
    await drag(board, '32', '23');
    expect(drawn(board)).to.equal('W23:B10,19,28');
    await drag(board, '23', '14');
    expect(board.path).to.equal('0');
    await drag(board, '14', '5');
    expect(board.toFen()).to.equal('B:WK5:B');
    await rest(board);
    expect(drawn(board)).to.equal('WK5:B');
  });

  it('is taken back by a press on the piece half way', async () => {
    const board = await playable(fen);
    const events = heard(board);
    await press(board, '32', '23', '23');
    await rest(board);
    expect(drawn(board)).to.equal('W32:B10,19,28');
    expect(under(board)).to.deep.equal({ at: '', next: '' });
    expect(typesOf(events)).to.deep.equal([]);
  });

  it('goes on where it is after a press on a wrong square, or a drag to one', async () => {
    const board = await playable('W:W32,50:B10,19,28');
    await press(board, '32', '23', '50', '41');
    await drag(board, '23', '37');
    await rest(board);
    expect(drawn(board)).to.equal('W23,50:B10,19,28');
    expect(under(board)).to.deep.equal({ at: '23', next: '14 5' });
    await press(board, '14', '5');
    expect(board.path).to.equal('0~1');
  });

  for (const [what, change, shown] of [
    ['the game goes elsewhere', (board: DraughtsBoard) => board.undo(), 'W32,44:B10,19,23'],
    ['a script plays', (board: DraughtsBoard) => board.play('32x5'), 'WK5,44:B'],
    [
      'another game is loaded',
      (board: DraughtsBoard) => Object.assign(board, { fen: 'W:W44:B1' }),
      'W44:B1',
    ],
    [
      'the board is turned twice',
      (board: DraughtsBoard) => {
        board.flip();
        board.flip();
      },
      'W32,44:B10,19,28',
    ],
  ] as const)
    it(`is over when ${what}`, async () => {
      const board = await playable('B:W32,44:B10,19,23');
      await board.play('23-28');
      await press(board, '32', '23');
      await change(board);
      await rest(board);
      expect(drawn(board)).to.equal(shown);
      expect(under(board)).to.deep.equal({ at: '', next: '' });
    });
});

describe('every route of a capture', () => {
  const names = (board: DraughtsBoard, squares: readonly Square[]): string[] =>
    squares.map((square) => board.record.variant.squareName(square));

  /** Goes every way that `steps` offers, in turn; gives back each path with what it completes. */
  function routes(board: DraughtsBoard): readonly (readonly [Square[], Move])[] {
    const { position } = board;
    const found: [Square[], Move][] = [];
    const walk = (path: Square[]): void => {
      for (const { to, completes } of position?.steps(path) ?? [])
        if (completes) found.push([[...path, to], completes]);
        else walk([...path, to]);
    };
    walk([]);
    return found;
  }

  for (const [what, variant, fen, count] of [
    ['that returns to its start', 'international', 'W:WK38:B18,19,32,33', 6],
    ['that differs in its victims only', 'international', 'W:WK4:B13,20,32,37', 2],
    ['with a free choice', 'russian', 'W:WKd2:Bf6,c5,e5,e3', 4],
    ['that promotes in passing', 'russian', 'W:Wh6:Bg7,c5,d2', 1],
    ['that is crowned and stops', 'pool', 'W:Wh6:Bg7,c5,d2', 1],
    ['that takes sideways', 'frisian', 'W:W31,32,37:B10,19,22,27,28', 1],
    ['that takes most kings', 'italian', 'W:W31,32,K25:B12,20,21,28,5,K13,K14,K7', 1],
  ] as const)
    it(`can be entered: one ${what}`, async () => {
      const board = await playable(fen, variant);
      const all = routes(board);
      expect(all.length).to.equal(count);
      for (const [path, move] of all) {
        board.fen = fen;
        await board.ready;
        const squares = names(board, path);
        for (const [i, square] of squares.slice(0, -1).entries()) {
          await press(board, square);
          const steps = board.position?.steps(path.slice(0, i + 1)).map(({ to }) => to) ?? [];
          expect(under(board).at).to.equal(square);
          expect(marked(board, '.landing')).to.include.members(names(board, steps));
        }
        expect(board.path, squares.join('x')).to.equal('0');
        const after = board.position?.play(move);
        await press(board, squares.at(-1) ?? '');
        expect(board.path, squares.join('x')).to.equal('0~1');
        expect(board.toFen()).to.equal(after && formatFen(after));
        await rest(board);
        expect(board.toFen().slice(2)).to.equal(drawn(board));
      }
    });
});

describe('a capture that returns to its start', () => {
  const fen = 'W:WK38:B18,19,32,33';

  it('is not made by a second press on the piece: that lets it go', async () => {
    const board = await playable(fen);
    await press(board, '38');
    expect(marked(board, '.landing')).not.to.include('38');
    await press(board, '38');
    expect(under(board)).to.deep.equal({ at: '', next: '' });
    expect([board.path, drawn(board)]).to.deep.equal(['0', 'WK38:B18,19,32,33']);
  });

  it('is entered to its end, or to where only that is left', async () => {
    const board = await playable(fen);
    for (const squares of [
      ['38', '27', '13', '24', '38'],
      ['38', '24', '13', '27', '38'],
      ['38', '27', '38'],
    ]) {
      board.fen = fen;
      await board.ready;
      await press(board, ...squares);
      await rest(board);
      expect(drawn(board), squares.join()).to.equal('WK38:B');
    }
  });

  it('does not keep others from being entered by their last square', async () => {
    const board = await playable(fen);
    for (const square of ['42', '47', '43', '49']) {
      board.fen = fen;
      await board.ready;
      await press(board, '38', square);
      expect(board.toFen()).to.equal(`B:WK${square}:B`);
    }
  });
});

describe('two captures with the same ends', () => {
  const fen = 'W:WK4:B13,20,32,37';

  it('are told apart by a square on the way', async () => {
    const board = await playable(fen);
    const events = heard(board);
    await press(board, '4');
    expect(marked(board, '.landing')).to.include('15');
    await press(board, '27', '15');
    expect(typesOf(events)).to.deep.equal(played);
    expect(board.toFen()).to.equal('B:WK15:B37');
  });

  it('take what their way takes', async () => {
    const board = await playable(fen);
    await press(board, '4', '31', '42', '15');
    await rest(board);
    expect([board.toFen(), drawn(board)]).to.deep.equal(['B:WK15:B32', 'WK15:B32']);
  });
});

describe('a very long capture', () => {
  // Fourteen captures of fourteen, each with an end of its own.
  const fen = 'B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46';
  const [, ...way] = '24x15x4x13x27x16x7x29x38x47x36x27x49x35x24'.split('x');

  it('is entered landing by landing, in no time', async () => {
    const board = await playable(fen);
    await press(board, '24');
    for (const [i, landing] of way.slice(0, -1).entries()) {
      const start = performance.now();
      await press(board, landing);
      expect(performance.now() - start, landing).to.be.below(500);
      expect(under(board).at, `${i} ${landing}`).to.equal(landing);
    }
    expect(board.path).to.equal('0');
    await press(board, '24');
    expect(board.toFen()).to.match(/^W:W[^:]+:BK17,K24$/);
    await rest(board);
    expect(board.toFen().slice(2)).to.equal(drawn(board));
  });

  it('is entered by its last square', async () => {
    const board = await playable(fen);
    const ends = new Map<string, number>();
    for (const { to } of board.legalMoves) ends.set(`${to}`, (ends.get(`${to}`) ?? 0) + 1);
    const single = [...ends].filter(([, count]) => count === 1).map(([end]) => end);
    expect(single).to.include.members(['2', '8', '13', '19']);
    for (const end of ['2', '19']) {
      board.fen = fen;
      await board.ready;
      await press(board, '24', end);
      expect(board.path).to.equal('0~1');
      expect(board.toFen()).to.match(new RegExp(`^W:W[^:]+:BK17,K${end}$|^W:W[^:]+:BK${end},K17$`));
    }
  });

  it('may come past a square twice', async () => {
    const board = await playable('W:WK5:B9,10,11,17,18,19,25,26,27,28', 'english');
    await press(board, ...'5x14x7x16x23x14x21x30x23x32'.split('x'));
    await rest(board);
    expect([board.toFen(), drawn(board)]).to.deep.equal(['B:WK32:B28', 'WK32:B28']);
  });
});

describe('where what is taken leaves at once', () => {
  const fen = 'W:WKa1:Ba4,b4,c6,e5,h8';

  it('it is gone as soon as it has been jumped over', async () => {
    const board = await playable(fen, 'turkish');
    await press(board, 'a1', 'a6');
    await rest(board);
    expect(drawn(board)).to.equal('WKa6:Bb4,c6,e5,h8');
    await press(board, 'e6');
    await drag(board, 'e6', 'e4');
    await rest(board);
    expect(drawn(board)).to.equal('WKe4:Bb4,h8');
    await press(board, 'a4'); // where the first one stood
    await rest(board);
    expect([board.toFen(), drawn(board)]).to.deep.equal(['B:WKa4:Bh8', 'WKa4:Bh8']);
  });

  it('it is back when the capture is taken back', async () => {
    const board = await playable(fen, 'turkish');
    await press(board, 'a1', 'a6', 'a6');
    await rest(board);
    expect(drawn(board)).to.equal(fen.slice(2));
  });

  it('the last square may be that of the first that is taken', async () => {
    const board = await playable(fen, 'turkish');
    await press(board, 'a1', 'a4');
    await rest(board);
    expect(drawn(board)).to.equal('WKa4:Bh8');
  });

  it('a man may go a long way', async () => {
    const board = await playable('W:Wa3:Ba4,b5,c6,d7', 'turkish');
    await press(board, 'a3', 'a5', 'c5', 'c7', 'e7');
    await rest(board);
    expect(drawn(board)).to.equal('We7:B');
  });
});
