import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { drawn, rest, until } from '../support/board.js';
import { fixture, violations } from '../support/page.js';

const pdn = '1. 32-28 19-23 2. 28x19 14x23';

async function boardsOf(content: TemplateResult): Promise<DraughtsBoard[]> {
  const page = await fixture<HTMLElement>(html`<div>${content}</div>`);
  const boards = [...page.querySelectorAll('draughts-board')];
  await Promise.all(boards.map(({ ready }) => ready));
  return boards;
}

const shows = (board: DraughtsBoard, path: string): Promise<void> =>
  until(`a board at ${path}, not ${board.path}`, () => board.path === path);

describe('a board for another', () => {
  it('breaks no accessibility rule, and says what it shows', async () => {
    const [, second] = await boardsOf(html`
      <draughts-board id="game" pdn=${pdn} at="1"></draughts-board>
      <draughts-board for="game"></draughts-board>`);
    await shows(second as DraughtsBoard, '1');
    expect(await violations(second as DraughtsBoard)).to.deep.equal([]);
    expect(second?.shadowRoot?.querySelector('svg')?.getAttribute('aria-label')).to.match(
      /Black to move/,
    );
  });

  it('moves together with it, both ways', async () => {
    const [first, second] = (await boardsOf(html`
      <draughts-board id="game" pdn=${pdn}></draughts-board>
      <draughts-board for="game"></draughts-board>`)) as [DraughtsBoard, DraughtsBoard];
    await until('the game', () => second.record === first.record);
    await first.go(2);
    await shows(second, '2');
    await second.play('28x19');
    await rest(second);
    expect(first.path).to.equal('3');
    expect(drawn(second)).to.equal(drawn(first));
  });

  it('shows a place of its own of the same game', async () => {
    const [first, second] = (await boardsOf(html`
      <draughts-board id="game" pdn=${pdn}></draughts-board>
      <draughts-board for="game" at="3"></draughts-board>`)) as [DraughtsBoard, DraughtsBoard];
    await shows(second, '3');
    await first.go('last');
    expect(second.path).to.equal('3');
    second.at = 1;
    await shows(second, '1');
  });

  it('may come before the other, which may be replaced', async () => {
    const [first] = await boardsOf(html`<draughts-board for="late"></draughts-board>`);
    const late = document.createElement('draughts-board');
    Object.assign(late, { id: 'late', fen: 'W:W31:B1' });
    first?.parentElement?.append(late);
    await until('what came late', () => first?.toFen() === 'W:W31:B1');
    late.remove();
    const other = document.createElement('draughts-board');
    Object.assign(other, { id: 'late', fen: 'W:W32:B2' });
    first?.parentElement?.append(other);
    await until('what replaced it', () => first?.toFen() === 'W:W32:B2');
    other.fen = 'W:W33:B3';
    await until('what it was asked for later', () => first?.toFen() === 'W:W33:B3');
  });

  it('for itself or for nothing shows what it would show', async () => {
    const boards = await boardsOf(html`
      <draughts-board id="self" for="self" fen="W:W31:B1"></draughts-board>
      <draughts-board for="nobody" fen="W:W31:B1"></draughts-board>
      <p id="other"></p>
      <draughts-board for="other" fen="W:W31:B1"></draughts-board>`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const board of boards) expect(board.toFen()).to.equal('W:W31:B1');
  });
});

describe('boards that follow each other', () => {
  for (const [what, ids, at] of [
    ['two in a ring', 'ab', undefined],
    ['two in a ring, with places of their own', 'ab', 1],
    ['three in a ring', 'abc', undefined],
    ['three in a ring, with places of their own', 'abc', 1],
    ['one for itself with a place of its own', 'a', 1],
  ] as const)
    it(`${what}: the first on the page shows its own game, and all come to rest`, async () => {
      const boards = await boardsOf(html``);
      const page = document.createElement('div');
      document.querySelector('main')?.append(page);
      let loaded = 0;
      page.addEventListener('record-load', () => loaded++, { capture: true });
      for (const [i, id] of [...ids].entries()) {
        const board = document.createElement('draughts-board');
        board.id = id;
        board.setAttribute('for', ids[(i + 1) % ids.length] ?? '');
        board.pdn = `1. 3${i + 1}-2${i + 7}`;
        if (at !== undefined) board.at = at;
        boards.push(board);
      }
      page.append(...boards);
      await until('one game', () => boards.every(({ record }) => record === boards[0]?.record));
      await new Promise((resolve) => setTimeout(resolve, 100));
      const before = loaded;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(loaded).to.equal(before);
      await boards[0]?.go(1);
      for (const board of boards) expect(board.toFen()).to.match(/27/);
    });

  it('show their own again when they are to follow no more', async () => {
    const [first, second] = (await boardsOf(html`
      <draughts-board id="game" pdn=${pdn}></draughts-board>
      <draughts-board for="game" fen="W:W31:B1"></draughts-board>`)) as [
      DraughtsBoard,
      DraughtsBoard,
    ];
    await until('the game', () => second.record === first.record);
    second.removeAttribute('for');
    await until('its own', () => second.toFen() === 'W:W31:B1');
    await first.go(1);
    expect(second.toFen()).to.equal('W:W31:B1');
    second.setAttribute('for', 'game');
    await shows(second, '1');
  });

  it('show what is put on a board without rules', async () => {
    const [first, second] = (await boardsOf(html`
      <draughts-board id="game" fen="W:W31:B1" movable="free" interactive></draughts-board>
      <draughts-board for="game"></draughts-board>`)) as [DraughtsBoard, DraughtsBoard];
    await until('the game', () => second.record === first.record);
    const cell = (square: number): Element | null | undefined =>
      first.shadowRoot?.querySelector(`[data-square="${square}"]`);
    await until('a grid', () => cell(31));
    for (const square of [31, 20])
      cell(square)?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await until('the piece there', () => second.toFen() === 'W:W20:B1');
  });

  it('pass over what looks like an element of the page and is none', async () => {
    const [board] = await boardsOf(html`
      <font-face id="other"></font-face>
      <draughts-board for="other" fen="W:W31:B1"></draughts-board>`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(board?.toFen()).to.equal('W:W31:B1');
  });
});

describe('an opening by lot', () => {
  const drawnBy = async (content: TemplateResult): Promise<string> => {
    const [board] = await boardsOf(content);
    await until('an opening', () => board?.path === '4');
    return board?.toFen() ?? '';
  };

  it('has four moves, the same for the same seed', async () => {
    const once = html`
      <draughts-board variant="jamaican" opening="random" opening-seed="1"></draughts-board>`;
    expect(await drawnBy(once)).to.equal(await drawnBy(once));
  });

  it('differs for other seeds', async () => {
    const found = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6])
      found.add(
        await drawnBy(
          html`<draughts-board opening="random" opening-seed=${seed}></draughts-board>`,
        ),
      );
    expect(found.size).to.be.greaterThan(3);
  });

  it('is part of the record, so that undo stops after it', async () => {
    const [board] = (await boardsOf(html`
      <draughts-board variant="english" opening="random" opening-seed="1"></draughts-board>`)) as [
      DraughtsBoard,
    ];
    await until('an opening', () => board.path === '4');
    expect(board.record.plies).to.equal(4);
    await board.play(board.legalMoves[0] as never);
    board.undo();
    await board.ready;
    expect(board.path).to.equal('4');
  });

  it('is not drawn where there is another source', async () => {
    const [board] = await boardsOf(html`
      <draughts-board fen="W:W31:B1" opening="random"></draughts-board>`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(board?.toFen()).to.equal('W:W31:B1');
  });
});
