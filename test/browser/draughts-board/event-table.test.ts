// What each thing that happens to a board is told by, in which order, and what it leads to: all
// events of an element, and nothing else.
import { resetMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { boardOf, opened, rest, until } from '../support/board.js';
import { press, type } from '../support/hand.js';
import { fixture, violations } from '../support/page.js';

const types = [
  'before-move',
  'move-played',
  'move-rejected',
  'capture-choice',
  'position-change',
  'selection-change',
  'square-press',
  'piece-drop',
  'record-load',
  'error',
  'load',
];

/** All events of a board, each with its cause if it has one, and whether the page hears it. */
function told(board: DraughtsBoard): string[] {
  const heard: string[] = [];
  for (const name of types)
    document.addEventListener(
      name,
      (event) => {
        if (event.composedPath()[0] !== board) return;
        const { cause } = event as { cause?: string };
        heard.push(`${name}${cause ? ` ${cause}` : ''}${event.bubbles ? '' : ' (silent)'}`);
      },
      { capture: true },
    );
  return heard;
}

interface Row {
  readonly what: string;
  readonly board: TemplateResult;
  happens(board: DraughtsBoard): unknown;
  readonly events: readonly string[];
}

const playable = html`<draughts-board fen="W:W31,32:B1,19" interactive></draughts-board>`;
const game = html`<draughts-board pdn="1. 32-28 19-23 2. 28x19" interactive></draughts-board>`;
const move = (cause: string, selection = true): readonly string[] => [
  ...(selection ? ['selection-change'] : []),
  `before-move ${cause}`,
  `position-change ${cause}`,
  `move-played ${cause}`,
  ...(selection ? ['selection-change'] : []),
];

const rows: readonly Row[] = [
  {
    what: 'a move by hand',
    board: playable,
    happens: (board) => press(board, '31', '27'),
    events: move('user'),
  },
  {
    what: 'a move that is typed',
    board: playable,
    happens: async (board) => {
      await type(board, 'Tab', ...'31-27', 'Enter');
      await until('the move', () => board.path === '0~1');
    },
    events: move('user', false),
  },
  {
    what: 'a move of the page',
    board: playable,
    happens: (board) => board.play('31-27'),
    events: move('api', false),
  },
  {
    what: 'a move that is not legal for the page',
    board: playable,
    happens: (board) => board.play('31-22'),
    events: [],
  },
  {
    what: 'going through a game',
    board: game,
    happens: (board) => board.go(2),
    events: ['position-change replay'],
  },
  {
    what: 'taking a move back',
    board: html`<draughts-board pdn="1. 32-28" at="1" interactive></draughts-board>`,
    happens: (board) => board.undo(),
    events: ['position-change api'],
  },
  {
    what: 'another position',
    board: playable,
    happens: (board) => {
      board.fen = 'W:W33:B2';
    },
    events: ['record-load (silent)'],
  },
  {
    what: 'the same position once more',
    board: playable,
    happens: (board) => {
      board.fen = 'W:W31,32:B1,19';
    },
    events: ['record-load (silent)'],
  },
  {
    what: 'a position that cannot be read',
    board: playable,
    happens: (board) => {
      board.fen = 'W:W99:B2';
    },
    events: ['error (silent)'],
  },
  {
    what: 'another text inside it',
    board: html`<draughts-board>W:W31:B1</draughts-board>`,
    happens: (board) => {
      board.textContent = 'W:W32:B1';
    },
    events: ['record-load (silent)'],
  },
  {
    what: 'a try that is refused',
    board: playable,
    happens: async (board) => {
      await press(board, '1');
      await opened(board);
    },
    events: ['move-rejected'],
  },
  {
    what: 'captures that share both ends',
    board: html`<draughts-board fen="W:WK4:B13,20,32,37" interactive></draughts-board>`,
    happens: async (board) => {
      await press(board, '4', '15');
      await opened(board);
    },
    events: ['selection-change', 'capture-choice'],
  },
  {
    what: 'a piece chosen and let go',
    board: playable,
    happens: (board) => press(board, '31', '31'),
    events: ['selection-change', 'selection-change'],
  },
  {
    what: 'turning it round',
    board: playable,
    happens: (board) => board.flip(),
    events: [],
  },
];

/** Waits until nothing more may come. */
async function quiet(board: DraughtsBoard): Promise<void> {
  await board.ready;
  await rest(board);
  await new Promise((resolve) => setTimeout(resolve, 30));
}

afterEach(() => resetMouse());

describe('the events of a board', () => {
  it('break no accessibility rule, whatever they come from', async () => {
    for (const { board: template, happens } of rows) {
      const board = await boardOf(template);
      await happens(board);
      await quiet(board);
      expect(await violations(board)).to.deep.equal([]);
      board.closest('main')?.remove();
    }
  });

  for (const { what, board: template, happens, events } of rows)
    it(`tell of ${what}`, async () => {
      const board = await boardOf(template);
      const heard = told(board);
      await happens(board);
      await quiet(board);
      expect(heard).to.deep.equal(events);
    });

  it('tell of what another board has done', async () => {
    const page = await fixture<HTMLElement>(html`
      <div>
        <draughts-board id="other" pdn="1. 32-28 19-23"></draughts-board>
        <draughts-board for="other"></draughts-board>
      </div>`);
    const [other, board] = [...page.querySelectorAll('draughts-board')] as [
      DraughtsBoard,
      DraughtsBoard,
    ];
    await Promise.all([other.ready, board.ready]);
    await until('the same game', () => board.record === other.record);
    await quiet(board);
    const heard = told(board);
    await other.go(1);
    await quiet(board);
    expect(heard).to.deep.equal(['position-change link']);
  });
});
