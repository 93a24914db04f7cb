import { expect } from 'chai';
import { html } from 'lit';
import { getVariant } from '../../../src/board/variant.js';
import { Game } from '../../../src/game/game.js';
import { Session } from '../../../src/game/session.js';
import { parseFen } from '../../../src/notation/fen.js';
import { Position } from '../../../src/rules/position.js';
import { all, boardOf, drawn, only } from '../support/board.js';
import { violations } from '../support/page.js';

const sessionOf = (fen: string): Session => {
  const { setup } = parseFen(fen);
  return new Session(new Game({ variant: setup.variant, start: setup }));
};

/** Whether what stands inside a board is to be seen. */
const isShown = (element: Element | null): boolean =>
  Boolean(element?.checkVisibility()) && element?.getBoundingClientRect().height !== 0;

describe('what a board shows', () => {
  it('breaks no accessibility rule', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W31,K32:B1"></draughts-board>`);
    expect(await violations(board)).to.deep.equal([]);
  });

  it('is one image for who cannot see it, and named by its position', async () => {
    const board = await boardOf(html`<draughts-board fen="B:W31,K32:B"></draughts-board>`);
    const picture = only(board, '[role]');
    expect(picture.getAttribute('role')).to.equal('img');
    expect(picture.getAttribute('aria-label')).to.equal(
      'Draughts board, International draughts. Black to move. White: 1 man: 31; 1 king: 32. Black: no pieces',
    );
  });

  it('is named as the author names it', async () => {
    const board = await boardOf(html`<draughts-board aria-label="Diagram 3"></draughts-board>`);
    expect(only(board, 'svg').getAttribute('aria-label')).to.equal('Diagram 3');
  });

  it('is the opening position if nothing is asked for', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    expect(board.toFen()).to.match(/^W:W31,32,.*,50:B1,2,.*,20$/);
    expect(`W:${drawn(board)}`).to.equal(board.toFen());
  });

  it('is the position of a FEN', async () => {
    const board = await boardOf(html`<draughts-board fen="B:W31,K32,50:BK5,6"></draughts-board>`);
    expect(drawn(board)).to.equal('W31,K32,50:BK5,6');
    expect(board.turn).to.equal('black');
  });

  it('is the opening position, or nothing, for the words start and empty', async () => {
    const board = await boardOf(
      html`<draughts-board variant="english" fen="start"></draughts-board>`,
    );
    expect(board.turn).to.equal('black');
    expect(drawn(board)).to.match(/^W21,.*,32:B1,.*,12$/);
    board.fen = 'empty';
    await board.ready;
    expect(drawn(board)).to.equal('W:B');
  });

  it('is a game in PDN, at its start', async () => {
    const board = await boardOf(html`<draughts-board pdn="1. 32-28 19-23"></draughts-board>`);
    expect([board.path, board.record.plies]).to.deep.equal(['0', 2]);
    expect(`W:${drawn(board)}`).to.equal(board.toFen());
  });

  it('is a game that somebody has typed', async () => {
    const typed = '[pdn][Event “x”] 1) 32–28 (good) 19–23 2) 28×19 14×23[/pdn]';
    const board = await boardOf(html`<draughts-board at="end" pdn=${typed}></draughts-board>`);
    expect(board.diagnostics).to.deep.equal([]);
    expect(board.path).to.equal('4');
  });

  it('is a game whose moves are parted by semicolons', async () => {
    const typed = '1. 32-28, 19-23; 2. 28x19, 14x23;';
    const board = await boardOf(html`<draughts-board at="end" pdn=${typed}></draughts-board>`);
    expect(board.path).to.equal('4');
    expect(board.diagnostics).to.deep.equal([]);
  });

  it('is where a session stands', async () => {
    const session = sessionOf('W:W31:B1');
    const board = await boardOf(html`<draughts-board .session=${session}></draughts-board>`);
    expect(board.record).to.equal(session.game);
    expect(drawn(board)).to.equal('W31:B1');
  });

  it('is a position given as an object or as text', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    const { setup, position } = parseFen('W:WKb2:Bg7', getVariant('russian'));
    for (const value of [setup, position, 'W:WK47:B3']) {
      board.position = value;
      expect(board.toFen()).to.equal(typeof value === 'string' ? value : 'W:WKb2:Bg7');
      await board.ready;
      expect(`W:${drawn(board)}`).to.equal(board.toFen());
      expect(board.position).to.be.instanceOf(Position);
    }
    board.position = undefined;
    expect(board.toFen()).to.match(/^W:W31,/);
  });

  it('is a setup nobody can play on, too', async () => {
    const board = await boardOf(html`<draughts-board fen="?:W31:B1"></draughts-board>`);
    expect(drawn(board)).to.equal('W31:B1');
    expect([board.position, board.turn]).to.deep.equal([undefined, undefined]);
  });
});

describe('text inside a board', () => {
  for (const [what, text, fen] of [
    ['a FEN', ' W:W31:B1 ', 'W:W31:B1'],
    ['a FEN of lower case', 'w:w31:b1', 'W:W31:B1'],
    ['a FEN of nobody’s turn', '?:W31:B1', '?:W31:B1'],
    ['tags', '\n [GameType "21"]\n [FEN "B:W32:B1"]\n 1. 1-6 *', 'W:W32:B6'],
    ['a first move', '1. 32-28 19-23 2. 28x19', 'B:W19,31,33,'],
    ['a first move without a number', '32-28 19-23', 'W:W28,31,33,'],
    ['a first move with a dash', '1) 32–28 19–23', 'W:W28,31,33,'],
    ['a first move of letters', '[GameType "25"] c3-d4', 'B:Wa1,'],
  ] as const)
    it(`is the source if it begins with ${what}`, async () => {
      const board = await boardOf(html`<draughts-board at="end">${text}</draughts-board>`);
      expect(board.toFen()).to.satisfy((found: string) => found.startsWith(fen));
      expect(all(board, 'slot')).to.deep.equal([]);
    });

  it('is the source if it begins with a move as Russian books write it', async () => {
    for (const text of ['1. cd4 ba5', 'cd4 ba5', '1. c3d4 ba5'])
      expect(
        (
          await boardOf(html`<draughts-board variant="russian" at="end">${text}</draughts-board>`)
        ).toFen(),
      ).to.match(/^W:Wa1,a3,b2,c1,d2,d4,.*:Ba5,a7,b8,/);
  });

  for (const type of ['text/pdn', 'application/x-draughts-pdn'])
    it(`is the source if it is a script of type ${type}`, async () => {
      const source = document.createElement('script');
      source.type = type;
      source.textContent = '{ A comment first } 32-28';
      const board = await boardOf(html`<draughts-board at="1">${source}</draughts-board>`);
      expect(board.toFen()).to.match(/^B:W28,31,33,/);
    });

  for (const text of [
    'White wins.',
    '1. The opening',
    'W',
    '20 moves later',
    '12-10-2024, Amsterdam',
    '3:2 wins',
    '2-1 result in match',
    '3127 visitors',
    'ab ovo',
    '1-0',
  ])
    it(`is a caption if it is "${text}"`, async () => {
      const board = await boardOf(html`<draughts-board><em>${text}</em>!</draughts-board>`);
      expect(board.toFen()).to.match(/^W:W31,/);
      expect(isShown(board.querySelector('em'))).to.equal(true);
    });

  it('is a caption below the picture if the source is elsewhere', async () => {
    const board = await boardOf(
      html`<draughts-board fen="W:W31:B1"><em>W:W32:B2</em></draughts-board>`,
    );
    expect(drawn(board)).to.equal('W31:B1');
    const caption = board.querySelector('em');
    expect(isShown(caption)).to.equal(true);
    expect(caption?.getBoundingClientRect().top).to.be.at.least(
      only(board, 'svg').getBoundingClientRect().bottom,
    );
  });

  it('is a caption beside a script that is the source', async () => {
    const board = await boardOf(
      html`<draughts-board><script type="text/pdn">32-28</script><em>A game</em></draughts-board>`,
    );
    expect(board.record.plies).to.equal(1);
    expect(isShown(board.querySelector('em'))).to.equal(true);
  });

  it('is not shown as long as it is the source', async () => {
    const board = await boardOf(html`<draughts-board><em>W:W31:B1</em></draughts-board>`);
    expect(isShown(board.querySelector('em'))).to.equal(false);
    board.fen = 'W:W32:B2';
    await board.ready;
    expect(isShown(board.querySelector('em'))).to.equal(true);
  });
});

describe('of several sources', () => {
  it('the session counts before the position, PDN, FEN and text inside', async () => {
    const board = await boardOf(
      html`<draughts-board
        .session=${sessionOf('W:W31:B1')}
        .position=${'W:W32:B2'}
        pdn='[FEN "W:W33:B3"]'
        fen="W:W34:B4"
        >W:W35:B5</draughts-board
      >`,
    );
    const shown = [];
    for (const remove of [
      () => {
        board.session = undefined;
      },
      () => {
        board.position = undefined;
      },
      () => board.removeAttribute('pdn'),
      () => board.removeAttribute('fen'),
      () => {
        board.textContent = '';
      },
    ]) {
      await board.ready;
      shown.push(drawn(board));
      remove();
    }
    expect(shown).to.deep.equal(['W31:B1', 'W32:B2', 'W33:B3', 'W34:B4', 'W35:B5']);
    await new Promise((resolve) => setTimeout(resolve));
    await board.ready;
    expect(board.toFen()).to.match(/^W:W31,32,/);
  });

  it('null and undefined are none', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W34:B4"></draughts-board>`);
    Object.assign(board, { session: null, position: null, pdn: null, variant: null, at: null });
    await board.ready;
    expect(drawn(board)).to.equal('W34:B4');
    expect(board.diagnostics).to.deep.equal([]);
  });
});
