import { expect } from 'chai';
import { html } from 'lit';
import { define } from '../../../src/elements.js';
import type { DraughtsBoard } from '../../../src/index.js';
import { parseFen } from '../../../src/notation/fen.js';
import { all, boardOf, drawn, only, settle, until } from '../support/board.js';
import { violations } from '../support/page.js';

/** Counts how often a board tells that it has loaded something, or could not. */
function countLoads(board: DraughtsBoard): { loads: number } {
  const count = { loads: 0 };
  for (const type of ['record-load', 'error'])
    board.addEventListener(type, () => {
      count.loads++;
    });
  return count;
}

const twoGames = `[White "Wiersma"] [Black "Sijbrands"] 1. 32-28 19-23 (18-23 2. 38-32 (37-32)) 2. 28x19 *
  [White "Tsjizjov"] 1. 33-29 20-25 *`;

describe('loading', () => {
  it('breaks no accessibility rule while PDN is awaited, nor after', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    board.pdn = twoGames;
    expect(await violations(board)).to.deep.equal([]);
    await board.ready;
    expect(await violations(board)).to.deep.equal([]);
  });

  it('renames the picture', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    board.fen = 'W:W31:B1';
    await board.ready;
    expect(only(board, 'svg').getAttribute('aria-label')).to.include(
      'White: 1 man: 31. Black: 1 man: 1',
    );
  });

  it('is done when `ready` settles: there and drawn', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    board.pdn = '[FEN "W:W31:B1"]';
    expect(board.record.plies).to.equal(0);
    expect(await board.ready).to.equal(undefined);
    expect(drawn(board)).to.equal('W31:B1');
    board.fen = 'W:W32:B2';
    board.pdn = undefined;
    expect(board.toFen()).to.equal('W:W32:B2'); // without PDN there is nothing to wait for
    await board.ready;
    expect(drawn(board)).to.equal('W32:B2');
  });

  it('forgets what something else has been asked for instead', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    const count = countLoads(board);
    board.pdn = '32-28';
    const first = board.ready;
    board.pdn = '33-29 20-24';
    await Promise.all([first, board.ready]);
    expect(board.record.plies).to.equal(2);
    board.pdn = '34-30 20-25 31-26';
    expect(board.record.plies).to.equal(2);
    board.pdn = null;
    await board.ready;
    expect(board.record.plies).to.equal(0);
    expect(count.loads).to.equal(2);
  });

  it('reads once what is asked for at once', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    const count = countLoads(board);
    Object.assign(board, {
      variant: 'russian',
      fen: 'W:Wc3:Bd4',
      at: 'start',
      orientation: 'black',
    });
    await board.ready;
    expect(count.loads).to.equal(1);
  });

  it('happens again when the same is asked for again', async () => {
    const board = await boardOf(html`<draughts-board pdn=${twoGames}></draughts-board>`);
    for (const again of [
      () => board.setAttribute('pdn', twoGames),
      () => Object.assign(board, { pdn: twoGames }),
      () => Object.assign(board, { at: undefined }),
      () => Object.assign(board, { variant: undefined }),
    ]) {
      const { record } = board;
      await board.go('last');
      expect(board.path).to.equal('3');
      again();
      await board.ready;
      expect(board.path).to.equal('0');
      expect(board.record).not.to.equal(record);
    }
  });

  it('leaves what was asked for as it is, whatever is played', async () => {
    const board = await boardOf(
      html`<draughts-board fen="start" at="0" variant="20"></draughts-board>`,
    );
    const before = board.cloneNode() as DraughtsBoard;
    await board.play('32-28');
    await board.go('previous');
    board.flip();
    await board.ready;
    expect([board.fen, board.at, board.variant]).to.deep.equal(['start', '0', '20']);
    expect([board.pdn, board.session, board.orientation]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
    expect(board.isEqualNode(before)).to.equal(true);
  });
});

describe('the game', () => {
  for (const [text, id] of [
    ['frisian', 'frisian'],
    ['Frisian Draughts', 'frisian'],
    ['  SHASHKI ', 'russian'],
    ['checkers', 'english'],
    ['22', 'italian'],
    ['31', 'thai'],
    ['20,W,10,10,N2,0', 'international'],
  ] as const)
    it(`"${text}" is ${id}`, async () => {
      const board = await boardOf(html`<draughts-board variant=${text}></draughts-board>`);
      expect(board.record.variant.id).to.equal(id);
      expect(board.diagnostics).to.deep.equal([]);
    });

  it('is that of the record, unless the author says another', async () => {
    const board = await boardOf(html`<draughts-board pdn='[GameType "25"] *'></draughts-board>`);
    expect(board.record.variant.id).to.equal('russian');
    board.variant = 'brazilian';
    await board.ready;
    expect(board.record.variant.id).to.equal('brazilian');
  });

  it('may be told by numbers where a script has them', async () => {
    const board = await boardOf(html`<draughts-board pdn=${twoGames}></draughts-board>`);
    Object.assign(board, { variant: 20, game: 1, at: 2 });
    await board.ready;
    expect([board.path, board.diagnostics.length]).to.deep.equal(['2', 0]);
  });
});

describe('of several games', () => {
  for (const [game, white] of [
    ['1', 'Wiersma'],
    ['2', 'Tsjizjov'],
    ['tsji', 'Tsjizjov'],
    ['SIJBRANDS', 'Wiersma'],
  ])
    it(`${game} is the one of ${white}`, async () => {
      const board = await boardOf(
        html`<draughts-board pdn=${twoGames} game=${game}></draughts-board>`,
      );
      expect(board.record.tags.get('White')).to.equal(white);
    });
});

describe('the place', () => {
  for (const [at, path, begin, end] of [
    ['start', '0', 'W:W31,32,33', '18,19,20'],
    ['1', '1', 'B:W28,31,33', '18,19,20'],
    ['end', '3', 'B:W19,31,33', '17,18,20'],
    ['1.1/1', '1.1/1', 'W:W28,31,33', '19,20,23'],
    ['1.1/2', '1.1/2', 'B:W28,31,32', '19,20,23'],
    [' 1.1/1.1/1 ', '1.1/1.1/1', 'B:W28,31,32', '19,20,23'],
  ] as const)
    it(`${at} is shown first`, async () => {
      const board = await boardOf(html`<draughts-board pdn=${twoGames} at=${at}></draughts-board>`);
      expect(board.path).to.equal(path);
      expect(board.toFen().startsWith(begin)).to.equal(true);
      expect(board.toFen().endsWith(end)).to.equal(true);
      expect(board.toFen().slice(2)).to.equal(drawn(board));
    });
});

describe('text inside a board', () => {
  const inside = (board: DraughtsBoard, text: string): void => {
    board.textContent = text;
  };
  /** Lets the browser tell of changes, and waits for what follows. */
  const told = async (board: DraughtsBoard): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    await board.ready;
  };

  it('may come late, change, and go', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    const count = countLoads(board);
    inside(board, 'W:W31:B1');
    await told(board);
    expect(drawn(board)).to.equal('W31:B1');
    board.append(',2,3'); // as a parser adds to a long text
    await told(board);
    expect(drawn(board)).to.equal('W31:B1,2,3');
    const text = board.firstChild as Text;
    text.data = 'W:W32:B1';
    await told(board);
    expect(drawn(board)).to.equal('W32:B1,2,3');
    inside(board, '');
    await told(board);
    expect(board.toFen()).to.match(/^W:W31,32,/);
    expect(count.loads).to.equal(4);
  });

  it('may be a script that comes late and changes', async () => {
    const board = await boardOf(html`<draughts-board>A game</draughts-board>`);
    const script = document.createElement('script');
    script.type = 'text/pdn';
    script.textContent = '32-28';
    board.append(script);
    await told(board);
    expect(board.record.plies).to.equal(1);
    script.textContent = '32-28 19-23';
    await told(board);
    expect(board.record.plies).to.equal(2);
  });

  it('is read again after the board was elsewhere', async () => {
    const board = await boardOf(html`<draughts-board>W:W31:B1</draughts-board>`);
    const { parentElement } = board;
    board.remove();
    inside(board, 'W:W32:B2');
    parentElement?.append(board);
    await told(board);
    expect(drawn(board)).to.equal('W32:B2');
    inside(board, 'W:W33:B3');
    await told(board);
    expect(drawn(board)).to.equal('W33:B3');
  });

  it('may come after a board made by a script was asked for something', async () => {
    const board = document.createElement('draughts-board');
    expect(board.turn).to.equal('white');
    inside(board, 'B:W31:B1');
    document.body.append(board);
    await told(board);
    expect(drawn(board)).to.equal('W31:B1');
    board.remove();
  });

  for (const [where, template] of [
    ['below a FEN', html`<draughts-board fen="W:W31,32:B1,2"><b>Caption</b></draughts-board>`],
    ['below the opening', html`<draughts-board><b>Caption</b></draughts-board>`],
    [
      'beside a script',
      html`<draughts-board><script type="text/pdn">[FEN "W:W31,32:B1,2"]</script><b>A</b></draughts-board>`,
    ],
  ] as const)
    it(`loads nothing again when it is a caption ${where}`, async () => {
      const board = await boardOf(template);
      const count = countLoads(board);
      await board.play('31-26');
      const caption = board.querySelector('b');
      caption?.append(', after one move');
      await told(board);
      expect([board.path, count.loads]).to.deep.equal(['0~1', 0]);
    });
});

describe('before the element is defined', () => {
  it('properties may be set', async () => {
    const { position, setup } = parseFen('W:W31:B1');
    const boards = [
      { fen: 'W:W31:B1' },
      { pdn: '[FEN "W:W31:B1"]', interactive: true },
      { position },
      { position: setup },
      { position: 'W:W31:B1', orientation: 'white' },
    ].map((properties) =>
      Object.assign(document.createElement('late-board') as DraughtsBoard, properties),
    );
    document.body.append(...boards);
    define({ prefix: 'late' });
    for (const board of boards) {
      await board.ready;
      await settle(board);
      expect(drawn(board)).to.equal('W31:B1');
      expect(board.toFen()).to.equal('W:W31:B1');
      board.remove();
    }
    expect(boards[1]?.interactive).to.equal(true);
  });
});

describe('interactive', () => {
  const grids = async (board: DraughtsBoard): Promise<number> => {
    await settle(board);
    return all(board, '[role=grid]').length;
  };

  it('is what the attribute is, unless that is false in some language of templates', async () => {
    for (const value of ['', 'interactive', 'true', 'yes']) {
      const board = await boardOf(html`<draughts-board interactive=${value}></draughts-board>`);
      expect(await grids(board), value).to.equal(1);
    }
    for (const value of ['false', 'FALSE', '0', 'off']) {
      const board = await boardOf(html`<draughts-board interactive=${value}></draughts-board>`);
      expect([board.interactive, await grids(board)], value).to.deep.equal([false, 0]);
    }
  });

  it('can be turned on and off', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    expect(await grids(board)).to.equal(0);
    board.toggleAttribute('interactive');
    expect(await grids(board)).to.equal(1);
    expect(all(board, '[role=img]').length).to.equal(0);
    board.interactive = false;
    expect(await grids(board)).to.equal(0);
    expect(all(board, '[role=img]').length).to.equal(1);
    await until('pieces', () => drawn(board).startsWith('W31,32'));
  });
});
