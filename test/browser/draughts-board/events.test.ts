import { expect } from 'chai';
import { html } from 'lit';
import {
  BeforeMoveEvent,
  MovePlayedEvent,
  MoveRejectedEvent,
  PositionChangeEvent,
} from '../../../src/elements.js';
import type { DraughtsBoard } from '../../../src/index.js';
import { all, boardOf, drawn, marked, opened, rest } from '../support/board.js';
import { heard, typesOf } from '../support/events.js';
import { drag, press } from '../support/hand.js';
import { violations } from '../support/page.js';

const fen = 'W:W31,32,K50:B1,K5,19';
const playable = (text = fen, variant = 'international') =>
  boardOf(html`<draughts-board fen=${text} variant=${variant} interactive></draughts-board>`);

/** The fields of an event that it does not have as every event has them. */
const fieldsOf = (event: Event | undefined) => ({ ...event }) as Record<string, unknown>;

/** Answers the next move with what is given. */
const answer = (board: DraughtsBoard, what: Promise<unknown>): void =>
  board.addEventListener('before-move', (event) => event.respondWith(what), { once: true });

const played = ['before-move', 'position-change', 'move-played'];

describe('before-move', () => {
  it('breaks no accessibility rule while an answer is awaited', async () => {
    const board = await playable();
    answer(board, new Promise(() => {}));
    await press(board, '32', '28');
    expect(await violations(board)).to.deep.equal([]);
  });

  it('carries the move in the names of its game', async () => {
    for (const [variant, text, squares, detail] of [
      [
        'international',
        'W:W32:B10,19,28',
        ['32', '5'],
        {
          from: '32',
          to: '5',
          path: ['32', '23', '14', '5'],
          captures: ['28', '19', '10'],
          promotesTo: 'king',
          text: '32x5',
          color: 'white',
          cause: 'user',
        },
      ],
      [
        'spanish',
        'B:W10:B24',
        ['24', '20'],
        {
          from: '24',
          to: '20',
          path: ['24', '20'],
          captures: [],
          promotesTo: undefined,
          text: '24-20',
          color: 'black',
          cause: 'user',
        },
      ],
      [
        'russian',
        'W:Wh6:Bg7,c5,d2',
        ['h6', 'e1'],
        {
          from: 'h6',
          to: 'e1',
          path: ['h6', 'f8', 'b4', 'e1'],
          captures: ['g7', 'c5', 'd2'],
          promotesTo: 'king',
          text: 'h6:e1',
          color: 'white',
          cause: 'user',
        },
      ],
    ] as const) {
      const board = await playable(text, variant);
      const events = heard(board);
      await press(board, ...squares);
      const [before, , after] = events;
      expect(before).to.be.instanceOf(BeforeMoveEvent);
      expect(fieldsOf(before)).to.deep.include(detail);
      expect(after).to.be.instanceOf(MovePlayedEvent);
      expect(fieldsOf(after)).to.deep.include({ ...detail, fen: board.toFen() });
      board.remove();
    }
  });

  it('comes before anything has changed, and bubbles out of every root', async () => {
    const board = await playable();
    let seen = '';
    document.addEventListener(
      'before-move',
      (event) => {
        seen = `${board.toFen()} ${drawn(board)} ${event.composed} ${event.cancelable}`;
      },
      { once: true },
    );
    await press(board, '32', '28');
    expect(seen).to.equal(`${fen} ${fen.slice(2)} true true`);
  });

  for (const [how, move] of [
    ['presses', (board: DraughtsBoard) => press(board, '32', '28')],
    ['a drag', (board: DraughtsBoard) => drag(board, '32', '28')],
    ['a script', (board: DraughtsBoard) => board.play('32-28')],
  ] as const)
    it(`can be cancelled, and nothing happens: ${how}`, async () => {
      const board = await playable();
      const events = heard(board);
      board.addEventListener('before-move', (event) => event.preventDefault(), { once: true });
      expect(await move(board)).not.to.equal(true);
      await rest(board);
      expect(typesOf(events)).to.deep.equal(['before-move']);
      expect([board.path, drawn(board)]).to.deep.equal(['0', fen.slice(2)]);
      expect(marked(board, '.selected')).to.deep.equal([]);
      await move(board);
      await rest(board);
      expect(typesOf(events)).to.deep.equal(played);
      expect(drawn(board)).to.equal('W28,31,K50:B1,K5,19');
    });

  it('of a capture that is cancelled at its end puts all back', async () => {
    const board = await playable('W:W32:B10,19,28');
    board.addEventListener('before-move', (event) => event.preventDefault());
    await press(board, '32', '23', '14', '5');
    await rest(board);
    expect(drawn(board)).to.equal('W32:B10,19,28');
  });
});

describe('the answer to before-move', () => {
  for (const [what, value, isMade] of [
    ['true', () => Promise.resolve(true), true],
    ['nothing', () => Promise.resolve(), true],
    ['false', () => Promise.resolve(false), false],
    ['a failure', () => Promise.reject(new Error('no')), false],
    ['no promise but true', () => true as unknown as Promise<unknown>, true],
    ['no promise but false', () => false as unknown as Promise<unknown>, false],
  ] as const)
    it(`${isMade ? 'lets a move be made' : 'forbids a move'}: ${what}`, async () => {
      const board = await playable();
      const events = heard(board);
      board.addEventListener('before-move', (event) => event.respondWith(value()));
      expect(await board.play('32-28')).to.equal(isMade);
      expect(typesOf(events)).to.deep.equal(isMade ? played : ['before-move']);
      board.reset();
      events.length = 0;
      await drag(board, '31', '27');
      await new Promise((resolve) => setTimeout(resolve));
      await rest(board);
      expect(typesOf(events)).to.deep.equal(isMade ? played : ['before-move']);
      expect(drawn(board)).to.equal(isMade ? 'W27,32,K50:B1,K5,19' : fen.slice(2));
    });

  it('to several moves that nobody gives keeps none when another game comes', async () => {
    const board = await playable();
    board.addEventListener('before-move', (event) => event.respondWith(new Promise(() => {})));
    const moves = [board.play('31-27'), board.play('32-28')];
    await new Promise((resolve) => setTimeout(resolve, 50));
    board.fen = 'W:W33:B3';
    await board.ready;
    expect(await Promise.all(moves)).to.deep.equal([false, false]);
    await press(board, '33');
    expect(marked(board, '.selected')).to.deep.equal(['33']);
  });

  it('of each listener counts', async () => {
    const board = await playable();
    answer(board, Promise.resolve(false));
    answer(board, Promise.resolve(true));
    expect(await board.play('32-28')).to.equal(false);
  });

  it('is awaited, and the board stays as it is', async () => {
    const board = await playable();
    let agree: (value: unknown) => void = () => {};
    answer(
      board,
      new Promise((resolve) => {
        agree = resolve;
      }),
    );
    await drag(board, '32', '28');
    await rest(board);
    expect([board.path, drawn(board)]).to.deep.equal(['0', fen.slice(2)]);
    agree(true);
    await new Promise((resolve) => setTimeout(resolve));
    await rest(board);
    expect([board.path, drawn(board)]).to.deep.equal(['0~1', 'W28,31,K50:B1,K5,19']);
  });

  for (const [what, act, path] of [
    ['another move is made', (board: DraughtsBoard) => board.play('31-26'), '0~1'],
    [
      'something else is loaded',
      (board: DraughtsBoard) => {
        board.fen = fen;
        return board.ready;
      },
      '0',
    ],
  ] as const)
    it(`comes too late if ${what} meanwhile`, async () => {
      const board = await playable();
      let agree: (value: unknown) => void = () => {};
      answer(
        board,
        new Promise((resolve) => {
          agree = resolve;
        }),
      );
      const made = board.play('32-28');
      await new Promise((resolve) => setTimeout(resolve));
      await act(board);
      agree(true);
      expect(await made).to.equal(false);
      expect(board.path).to.equal(path);
      expect(board.toFen()).not.to.include('28');
    });
});

describe('position-change', () => {
  it('carries the place, the FEN and the cause', async () => {
    const board = await boardOf(html`<draughts-board pdn="32-28 19-23"></draughts-board>`);
    const events = heard(board);
    await board.go('1');
    await board.play('19-24');
    const causes = events
      .filter((event) => event instanceof PositionChangeEvent)
      .map(({ path, fen, cause, bubbles, composed, cancelable }) => [
        path,
        fen.slice(0, 11),
        cause,
        bubbles && composed && !cancelable,
      ]);
    expect(causes).to.deep.equal([
      ['1', 'B:W28,31,33', 'replay', true],
      ['1~1', 'W:W28,31,33', 'api', true],
    ]);
  });

  it('comes when the new position is there', async () => {
    const board = await playable();
    const seen: boolean[] = [];
    board.addEventListener('position-change', ({ fen, path }) =>
      seen.push(fen === board.toFen() && path === board.path),
    );
    await board.play('32-28');
    board.undo();
    expect(seen).to.deep.equal([true, true]);
  });

  it('may be answered with another change, and events still tell the truth', async () => {
    const board = await playable();
    const events = heard(board);
    board.addEventListener('position-change', () => board.undo(), { once: true });
    await press(board, '32', '28');
    await rest(board);
    expect([board.path, drawn(board)]).to.deep.equal(['0', fen.slice(2)]);
    const told = events.map((event) => [event.type, fieldsOf(event).cause, fieldsOf(event).fen]);
    const after = 'B:W28,31,K50:B1,K5,19';
    expect(told).to.deep.equal([
      ['before-move', 'user', undefined],
      ['position-change', 'user', after],
      ['position-change', 'api', fen],
      ['move-played', 'user', after],
    ]);
  });
});

describe('move-rejected', () => {
  for (const [reason, text, squares, detail] of [
    ['empty-square', fen, ['40'], { from: '40', to: undefined, legalFrom: ['31', '32', '50'] }],
    ['not-your-turn', fen, ['19'], { from: '19', to: undefined, legalFrom: ['31', '32', '50'] }],
    ['blocked', 'W:W31,36:B1', ['36'], { from: '36', to: undefined, legalFrom: ['31'] }],
    ['must-capture', 'W:W33,45:B28', ['45'], { from: '45', to: undefined, legalFrom: ['33'] }],
    ['wrong-direction', fen, ['32', '22'], { from: '32', to: '22', legalFrom: ['31', '32', '50'] }],
    ['game-over', 'W:W6:B1', ['6'], { from: '6', to: undefined, legalFrom: [] }],
    ['game-over', '?:W6:B1', ['6'], { from: '6', to: undefined, legalFrom: [] }],
  ] as const)
    it(`says why: ${reason} in ${text}`, async () => {
      const board = await playable(text);
      const events = heard(board);
      await press(board, ...squares);
      await opened(board);
      expect(events.length).to.equal(1);
      const [event] = events;
      expect(event).to.be.instanceOf(MoveRejectedEvent);
      expect([event?.bubbles, event?.composed]).to.deep.equal([true, true]);
      const { legalFrom, ...fields } = fieldsOf(event);
      const { message } = event as MoveRejectedEvent;
      expect(fields).to.deep.include({ reason, from: detail.from, to: detail.to });
      expect([...(legalFrom as string[])].sort()).to.deep.equal(detail.legalFrom);
      expect(message).to.equal(all(board, '[role=status]')[0]?.textContent);
    });

  it('has the names of the game', async () => {
    const board = await playable('W:Wc3,e3:Bf6', 'russian');
    const events = heard(board);
    await press(board, 'c3', 'c5');
    await opened(board);
    expect(fieldsOf(events[0])).to.deep.include({ from: 'c3', to: 'c5', legalFrom: ['c3', 'e3'] });
  });
});
