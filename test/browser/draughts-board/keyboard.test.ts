import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { all, drawn, marked, nameAt, opened, placesIn, rest, settle } from '../support/board.js';
import { heard, typesOf } from '../support/events.js';
import { boardWith, inEachGame } from '../support/games.js';
import { press, type } from '../support/hand.js';
import { fixture, violations } from '../support/page.js';

/** The label of the cell that has the focus; undefined if none has. */
export const focused = (board: DraughtsBoard): string | undefined =>
  board.shadowRoot?.activeElement?.getAttribute('aria-label') ?? undefined;

/** The name of its square. */
const at = (board: DraughtsBoard): string | undefined => focused(board)?.split(',')[0];

/** A board between two buttons; the focus is on the first. */
async function between(template: TemplateResult): Promise<DraughtsBoard> {
  const around = await fixture<HTMLElement>(
    html`<div><button id="before">A</button>${template}<button id="after">B</button></div>`,
  );
  const board = around.querySelector('draughts-board');
  if (!board) throw new Error('no board');
  await settle(board);
  around.querySelector<HTMLElement>('#before')?.focus();
  return board;
}

const playable = (fen = 'W:W31,32,K50:B1,19,K5') =>
  between(html`<draughts-board fen=${fen} interactive></draughts-board>`);

describe('the keyboard on a board to play on', () => {
  it('breaks no accessibility rule', async () => {
    const board = await playable();
    await type(board, 'Tab', 'Enter');
    expect(await violations(board)).to.deep.equal([]);
  });

  it('comes to the board and leaves it with Tab, once each', async () => {
    const board = await playable('start');
    await type(board, 'Tab');
    expect(document.activeElement === board).to.equal(true);
    expect(all(board, '[tabindex="0"]').length).to.equal(1);
    await type(board, 'Tab');
    expect(document.activeElement?.id).to.equal('after');
    await type(board, 'Shift+Tab');
    expect(document.activeElement === board).to.equal(true);
    await type(board, 'Shift+Tab');
    expect(document.activeElement?.id).to.equal('before');
  });

  it('comes to a piece that may move first, later to where it was', async () => {
    const board = await playable();
    await type(board, 'Tab');
    expect(at(board)).to.equal('31');
    await type(board, 'ArrowUp', 'ArrowUp', 'Tab', 'Shift+Tab');
    expect(at(board)).to.equal('21');
  });

  it('does not come to a board to look at', async () => {
    const board = await between(html`<draughts-board></draughts-board>`);
    await type(board, 'Tab');
    expect(document.activeElement?.id).to.equal('after');
  });

  it('walks over the squares that are played', async () => {
    const board = await playable();
    await type(board, 'Tab');
    for (const [key, name] of [
      ['ArrowRight', '32'],
      ['ArrowUp', '27'],
      ['ArrowLeft', '26'],
      ['ArrowLeft', '26'], // the edge
      ['ArrowDown', '31'],
      ['End', '35'],
      ['ArrowRight', '35'],
      ['Home', '31'],
      ['Control+End', '50'],
      ['ArrowDown', '50'],
      ['ArrowRight', '50'],
      ['Control+Home', '1'],
      ['ArrowUp', '1'],
    ] as const) {
      await type(board, key);
      expect(at(board), key).to.equal(name);
      expect(all(board, '[tabindex="0"]').length).to.equal(1);
      expect(marked(board, '.focus'), key).to.deep.equal([name]);
    }
  });

  it('walks as the board is seen, if it is turned', async () => {
    const board = await between(
      html`<draughts-board fen="W:W31:B1" orientation="black" interactive></draughts-board>`,
    );
    await type(board, 'Tab', 'Control+Home');
    expect(at(board)).to.equal('50');
    await type(board, 'ArrowRight', 'ArrowDown');
    expect(at(board)).to.equal('44');
  });

  it('walks over every square of a board on which all are played', async () => {
    const board = await between(
      html`<draughts-board variant="turkish" fen="W:Wa1,b1:Bg8,h8" interactive></draughts-board>`,
    );
    await type(board, 'Tab', 'ArrowRight', 'ArrowUp');
    expect(at(board)).to.equal('b2');
    await type(board, 'Control+Home');
    expect(at(board)).to.equal('a8');
  });

  it('leaves the page where it is, even at an edge of the board', async () => {
    const board = await playable();
    document.body.style.paddingBlockEnd = '3000px';
    await type(board, 'Tab', 'Control+End');
    const before = scrollY;
    await type(board, 'ArrowDown', 'End', ' ', 'Space');
    await new Promise((resolve) => setTimeout(resolve, 150));
    const after = scrollY;
    document.body.style.paddingBlockEnd = '';
    expect(after).to.equal(before);
  });

  it('leaves to the page what is of no use here', async () => {
    const board = await playable();
    await type(board, 'Tab');
    const left: string[] = [];
    board.parentElement?.addEventListener('keydown', (event) => {
      // WebKitGTK calls Meta by the name of Alt
      const isModifier = event.key === 'Alt' || event.key === 'Meta';
      const held = (event.altKey ? 'Alt+' : '') + (event.metaKey ? 'Meta+' : '');
      if (!event.defaultPrevented) left.push(isModifier ? 'modifier' : held + event.key);
      event.preventDefault();
    });
    await type(
      board,
      'Escape',
      'PageDown',
      'F2',
      'Alt+ArrowLeft',
      'Meta+ArrowLeft',
      'Enter',
      'Escape',
    );
    expect(left).to.deep.equal([
      'Escape',
      'PageDown',
      'F2',
      'modifier',
      'Alt+ArrowLeft',
      'modifier',
      'Meta+ArrowLeft',
    ]);
    expect(at(board)).to.equal('31');
  });

  for (const key of ['Enter', 'Space'])
    it(`chooses and moves with ${key}`, async () => {
      const board = await playable();
      const events = heard(board);
      await type(board, 'Tab', key);
      expect(marked(board, '.selected')).to.deep.equal(['31']);
      expect(marked(board, '.target')).to.deep.equal(['26', '27']);
      await type(board, 'ArrowUp', key);
      expect(typesOf(events)).to.deep.equal(['before-move', 'position-change', 'move-played']);
      await rest(board);
      expect(drawn(board)).to.equal('W26,32,K50:B1,K5,19');
    });

  it('lets a piece go with Escape, or by choosing it again', async () => {
    const board = await playable();
    await type(board, 'Tab');
    for (const key of ['Escape', 'Enter']) {
      await type(board, 'Enter');
      expect(marked(board, '.selected')).to.deep.equal(['31']);
      await type(board, key);
      expect(marked(board, '.selected')).to.deep.equal([]);
    }
    expect(at(board)).to.equal('31');
  });

  it('enters a capture landing by landing, and takes it back with Escape', async () => {
    const board = await playable('W:W32:B10,19,28');
    await type(board, 'Tab', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter');
    await rest(board);
    expect(drawn(board)).to.equal('W23:B10,19,28');
    await type(board, 'Escape');
    await rest(board);
    expect(drawn(board)).to.equal('W32:B10,19,28');
    expect(at(board)).to.equal('23');
    await type(board, 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'Enter');
    await type(board, 'ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter');
    await type(board, 'ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter');
    await type(board, 'ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter');
    expect(board.toFen()).to.equal('B:WK5:B');
  });

  it('tells of a try that is not legal', async () => {
    const board = await playable();
    const events = heard(board);
    await type(board, 'Tab', 'ArrowUp', 'Enter');
    await opened(board);
    expect(typesOf(events)).to.deep.equal(['move-rejected']);
    await type(board, 'ArrowDown', 'Enter', 'Home', 'Control+Home', 'Enter');
    await opened(board);
    expect(typesOf(events)).to.deep.equal(['move-rejected']);
    expect(marked(board, '.selected')).to.deep.equal(['31']);
  });
});

describe('the focus', () => {
  it('shows for keys and not for the mouse', async () => {
    const board = await playable();
    await press(board, '32');
    expect(marked(board, '.focus')).to.deep.equal([]);
    await type(board, 'ArrowRight');
    expect(marked(board, '.focus')).to.deep.equal(['33']);
    await type(board, 'Tab');
    expect(marked(board, '.focus')).to.deep.equal([]);
  });

  it('stays on the square where a move ends', async () => {
    const board = await playable();
    await type(board, 'Tab', 'Enter', 'ArrowUp', 'Enter');
    await rest(board);
    expect(focused(board)).to.equal('26, white man');
    await press(board, '1', '6');
    await rest(board);
    expect(focused(board)).to.equal('6, black man');
  });

  for (const [what, change, label] of [
    [
      'another position is loaded',
      (board: DraughtsBoard) => Object.assign(board, { fen: 'W:W26:B5' }),
      '26, white man, can move',
    ],
    [
      'a smaller board is loaded, which has the square',
      (board: DraughtsBoard) => Object.assign(board, { variant: 'english', fen: 'B:W32:B1' }),
      '26, empty',
    ],
    [
      'a board is loaded that names it otherwise',
      (board: DraughtsBoard) => Object.assign(board, { variant: 'russian', fen: 'W:Wa1:Bh8' }),
      'c2',
    ],
    ['a script plays', (board: DraughtsBoard) => board.play('31-27'), '26, empty'],
    ['the game goes elsewhere', (board: DraughtsBoard) => board.reset(), '26, empty'],
    [
      'something cannot be loaded',
      (board: DraughtsBoard) => Object.assign(board, { fen: 'rubbish' }),
      '26, empty',
    ],
  ] as const)
    it(`stays on the board when ${what}`, async () => {
      const board = await playable();
      await type(board, 'Tab', 'ArrowUp');
      await change(board);
      await rest(board);
      expect(document.activeElement === board).to.equal(true);
      if (label !== 'c2') expect(focused(board)).to.equal(label);
      expect(all(board, '[tabindex="0"]').length).to.equal(1);
    });

  it('goes to a square there is, if its own is gone', async () => {
    const board = await playable();
    await type(board, 'Tab', 'Control+End');
    Object.assign(board, { variant: 'english', fen: 'B:W32:B6' });
    await rest(board);
    expect(focused(board)).to.equal('6, black man, can move');
    expect(all(board, '[tabindex="0"]').length).to.equal(1);
    expect(marked(board, '.focus')).to.deep.equal(['6']);
  });

  it('finds a way in on a smaller board, though it was never on it', async () => {
    const board = await playable('W:W50:B1');
    Object.assign(board, { variant: 'english', fen: 'B:W32:B6' });
    await rest(board);
    await type(board, 'Tab');
    expect(focused(board)).to.equal('6, black man, can move');
  });

  it('stays on its square when the board is turned', async () => {
    const board = await playable();
    await type(board, 'Tab', 'ArrowRight');
    board.flip();
    await rest(board);
    expect(focused(board)).to.equal('32, white man, can move');
    const ring = all(board, '.focus > path')[0]?.getAttribute('d') ?? null;
    expect(placesIn(ring).map((place) => nameAt(board, place, 'black'))).to.deep.equal(['32']);
    await type(board, 'ArrowRight');
    expect(at(board)).to.equal('31');
  });

  it('is not taken from another place of the page', async () => {
    const board = await playable();
    await type(board, 'Tab', 'Tab');
    board.flip();
    await rest(board);
    Object.assign(board, { variant: 'english' });
    await rest(board);
    await board.play('11-15');
    expect(document.activeElement?.id).to.equal('after');
  });
});

/** Walks over the squares by keys, from the first one on, to one of them. */
async function walkTo(board: DraughtsBoard, name: string): Promise<void> {
  const isIt = (cell: Element): boolean =>
    cell.getAttribute('aria-label')?.startsWith(`${name},`) ?? false;
  const rows = all(board, '[role=row]').map((row) => [...row.querySelectorAll('[role=gridcell]')]);
  const down = rows.findIndex((row) => row.some(isIt));
  const right = rows[down]?.findIndex(isIt) ?? 0;
  const times = (key: string, count: number): string[] => Array(count).fill(key);
  await type(board, 'Control+Home', ...times('ArrowDown', down), 'Home');
  await type(board, ...times('ArrowRight', right));
  expect(board.shadowRoot?.activeElement?.getAttribute('aria-label')).to.match(
    new RegExp(`^${name},`),
  );
}

describe('keys in each game', () => {
  inEachGame('break no accessibility rule, and leave one Tab stop', async (game) => {
    const board = await boardWith(game, game.capture);
    await type(board, 'Tab');
    await walkTo(board, game.capture.path[0] ?? '');
    await type(board, 'Enter');
    expect(await violations(board)).to.deep.equal([]);
    expect(all(board, '[tabindex="0"]')).to.have.length(1);
  });

  inEachGame('walk to the squares of a move, and make it', async (game) => {
    for (const { fen, path, after } of [game.quiet, game.capture]) {
      const board = await boardWith(game, { fen, path, after });
      await type(board, 'Tab');
      for (const name of path) {
        await walkTo(board, name);
        await type(board, 'Enter');
      }
      await rest(board);
      expect([board.path, drawn(board)]).to.deep.equal(['0~1', after]);
      board.closest('main')?.remove();
    }
  });
});
