import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { boardOf, drawn, only } from '../support/board.js';
import { violations } from '../support/page.js';

const pdn = '[GameType "25"] [FEN "W:Wc3,e3:Bd6,f6"] 1. c3-d4 f6-e5 (f6-g5) 2. d4:f6';

describe('the state of a board', () => {
  it('breaks no accessibility rule at the end of a game', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W6:B1" interactive></draughts-board>`);
    expect(board.outcome).to.deep.equal({ winner: 'black', rule: 'no-moves' });
    expect(await violations(board)).to.deep.equal([]);
  });

  it('is in the name of the picture after each move', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W31:B1"></draughts-board>`);
    const name = (): string | null => only(board, 'svg').getAttribute('aria-label');
    await board.play('31-27');
    expect(name()).to.match(/Black to move. White: 1 man: 27. Black: 1 man: 1$/);
    board.undo();
    await board.ready;
    expect(name()).to.match(/White to move. White: 1 man: 31. Black: 1 man: 1$/);
  });

  it('is that of the place where the board stands', async () => {
    const board = await boardOf(html`<draughts-board pdn=${pdn} at="1"></draughts-board>`);
    const state = () => [board.path, board.turn, board.toFen(), board.position?.turn];
    expect(state()).to.deep.equal(['1', 'black', 'B:Wd4,e3:Bd6,f6', 'black']);
    expect(board.record.plies).to.equal(3);
    expect(board.record.tags.get('GameType')).to.equal('25');
    await board.go('next');
    expect(state()).to.deep.equal(['2', 'white', 'W:Wd4,e3:Bd6,e5', 'white']);
    await board.go('1.1/1');
    expect(state()).to.deep.equal(['1.1/1', 'white', 'W:Wd4,e3:Bd6,g5', 'white']);
    await board.play('e3-f4');
    expect(state()).to.deep.equal(['1.1/1~1', 'black', 'B:Wd4,f4:Bd6,g5', 'black']);
    board.reset();
    expect(state()).to.deep.equal(['0', 'white', 'W:Wc3,e3:Bd6,f6', 'white']);
  });

  it('is right as soon as a FEN and a game are asked for', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    board.variant = 'russian';
    board.fen = 'B:Wh2:Bg3';
    expect([board.turn, board.toFen(), board.path]).to.deep.equal(['black', 'B:Wh2:Bg3', '0']);
    expect(board.record.variant.id).to.equal('russian');
    expect(board.legalMoves.length).to.equal(1);
    board.fen = 'nonsense';
    expect(board.diagnostics[0]?.code).to.equal('not-a-fen');
    expect(board.toFen()).to.equal('B:Wh2:Bg3');
  });

  it('has the legal moves, and only those of a position to play on', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W33:B28,29"></draughts-board>`);
    const moves = () => board.legalMoves.map(({ path }) => path.join('x')).sort();
    expect(moves()).to.deep.equal(['33x22', '33x24']);
    board.fen = '?:W33:B28,29';
    expect(moves()).to.deep.equal([]);
    expect(board.outcome).to.equal(undefined);
  });

  for (const [fen, winner, rule] of [
    ['B:W50:B', 'white', 'no-pieces'],
    ['W:W6:B1', 'black', 'no-moves'],
  ] as const)
    it(`knows how the game ended: ${rule}`, async () => {
      const board = await boardOf(html`<draughts-board fen=${fen}></draughts-board>`);
      expect(board.outcome).to.deep.equal({ winner, rule });
      expect(board.legalMoves).to.deep.equal([]);
      expect(board.diagnostics).to.deep.equal([]);
    });

  it('takes a move that ends the game', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W33:B28"></draughts-board>`);
    expect(board.outcome).to.equal(undefined);
    expect(await board.play('33x22')).to.equal(true);
    expect(board.outcome).to.deep.equal({ winner: 'white', rule: 'no-pieces' });
    expect(await board.play('22-18')).to.equal(false);
  });
});

describe('a name that only tells the state', () => {
  const warnings: string[] = [];
  const { warn } = console;
  beforeEach(() => {
    console.warn = (text: string) => warnings.push(text);
  });
  afterEach(() => {
    console.warn = warn;
    warnings.length = 0;
  });

  for (const name of [
    'diagnostics',
    'legalMoves',
    'outcome',
    'path',
    'ready',
    'record',
    'turn',
  ] as const)
    it(`takes an assignment without effect and warns once: ${name}`, async () => {
      const board = await boardOf(html`<draughts-board fen="W:W31:B1"></draughts-board>`);
      const other = await boardOf(html`<draughts-board fen="W:W31:B1"></draughts-board>`);
      const state = (of: DraughtsBoard) => [of.path, of.turn, of.toFen(), of.record.plies];
      const before = state(board);
      for (const each of [board, other, board]) Object.assign(each, { [name]: 'black' });
      await board.ready;
      expect(state(board)).to.deep.equal(before);
      expect(board[name]).not.to.equal('black');
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.include('<draughts-board>').and.include(`${name} of `);
    });
});

describe('the view', () => {
  for (const [orientation, bottom] of [
    ['white', 'white'],
    ['black', 'black'],
    ['auto', 'black'],
    ['sideways', 'white'],
    [null, 'white'],
  ] as const)
    it(`has ${bottom} below for the orientation ${orientation}`, async () => {
      const board = await boardOf(
        html`<draughts-board fen="B:W31,K48:B1" .orientation=${orientation}></draughts-board>`,
      );
      expect(drawn(board, bottom)).to.equal('W31,K48:B1');
      board.flip();
      await board.ready;
      expect(drawn(board, bottom === 'white' ? 'black' : 'white')).to.equal('W31,K48:B1');
      expect(board.orientation).to.equal(orientation);
    });

  it('stays when moves are made: `auto` is who is to move in the source', async () => {
    const board = await boardOf(
      html`<draughts-board fen="B:W31:B1" orientation="auto"></draughts-board>`,
    );
    await board.play('1-6');
    await board.ready;
    expect(drawn(board, 'black')).to.equal('W31:B6');
  });

  it('has coordinates as asked for', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    const shown = async (coordinates: string | null) => {
      Object.assign(board, { coordinates });
      await board.ready;
      return ['outside', 'inside'].filter((role) => board.shadowRoot?.querySelector(`.${role}`));
    };
    expect(await shown('all')).to.deep.equal(['outside', 'inside']);
    expect(await shown('inside')).to.deep.equal(['inside']);
    expect(await shown('none')).to.deep.equal([]);
    expect(await shown('outside')).to.deep.equal(['outside']);
    expect(await shown(null)).to.deep.equal(['outside']);
    expect(await shown('everywhere')).to.deep.equal(['outside']);
  });

  it('names squares as asked for, and as the players do if what is asked for is no way', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    const written = async (notation: string | null): Promise<string | null> => {
      Object.assign(board, { notation });
      await board.ready;
      return only(board, '.outside').getAttribute('d');
    };
    const numeric = await written('numeric');
    const algebraic = await written('algebraic');
    expect(algebraic === numeric).to.equal(false);
    for (const other of ['auto', 'roman', '', null])
      expect((await written(other)) === numeric, `${other}`).to.equal(true);
    board.variant = 'russian';
    await board.ready;
    const letters = await written('auto');
    expect((await written('algebraic')) === letters).to.equal(true);
    expect((await written('numeric')) === letters).to.equal(false);
  });
});
