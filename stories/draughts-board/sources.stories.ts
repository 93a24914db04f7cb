import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { type Game as GameRecord, Session as GameSession } from '../../src/game.js';
import type { DraughtsBoard } from '../../src/index.js';
import { parseFen, parsePdn } from '../../src/notation.js';
import { getVariant } from '../../src/variants.js';
import {
  argTypes,
  type BoardArgs,
  type BoardStory,
  board,
  buttons,
  only,
  stepping,
  story,
} from '../board.js';
import { afterMove43, match1973, openings, walinga, wiersmaUutma } from '../games.js';
import { boardIn, boardsIn, faultOf, hasPart, placesOf, pressButton, wordsOf } from '../reading.js';

const meta: Meta<BoardArgs> = {
  title: 'Board/Sources',
  component: 'draughts-board',
  argTypes,
  render: (args) => story(args),
};

export default meta;

/** A position, in the FEN of PDN: the side to move, then the squares of each side. */
export const Fen: BoardStory = {
  name: 'fen',
  args: { fen: afterMove43 },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(placesOf(board, 'white man')).toHaveLength(9);
    await expect(placesOf(board, 'black man')).toHaveLength(9);
    await expect(wordsOf(board)).toMatch(/White to move\. White: \d+ men: 25, 27, 29,/);
  },
};

/** `start` is the opening position of the game, `empty` an empty board; `K` marks a king. */
export const FenWords: BoardStory = {
  name: 'fen: empty',
  args: { fen: 'empty', variant: 'english' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(hasPart(board, '.face')).toBe(false);
    board.fen = 'start';
    await board.ready;
    await expect(placesOf(board, 'black man')).toHaveLength(12);
    board.fen = 'empty';
    await board.ready;
    await expect(hasPart(board, '.face')).toBe(false);
  },
};

/** The game, by its id. Without it: what the record says, else international draughts. */
export const Variant: BoardStory = {
  name: 'variant',
  args: { variant: 'russian' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.record.variant.name).toBe('Russian draughts');
    await expect(placesOf(board, 'white man')).toHaveLength(12);
    await expect(placesOf(board, 'white man')).toContain('0 7');
  },
};

/** A name, an alias or the GameType of PDN will do as well as the id. */
export const VariantNames: BoardStory = {
  name: 'variant: names',
  args: { variant: 'Dama italiana' },
  argTypes: {
    variant: { options: ['Dama italiana', '22', 'Frysk!', 'pool checkers', '23,B,8,8,A1,1'] },
  },
  parameters: only('variant'),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.record.variant.id).toBe('italian');
    board.variant = '40';
    await expect(board.record.variant.id).toBe('frisian');
    board.variant = 'Dama italiana';
    await board.ready;
  },
};

/** A game, or several, in PDN. What a game was played by stands in its tag GameType. */
export const Pdn: BoardStory = {
  name: 'pdn',
  args: { pdn: wiersmaUutma, at: 'end' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.record.tags.get('White')).toBe('Harm Wiersma');
    await expect(board.path).toBe('95');
    await expect(placesOf(board, 'white king')).toEqual(['0 5']);
    await expect(placesOf(board, 'black man')).toHaveLength(1);
  },
};

/** Which game of several, counted from 1. */
export const Game: BoardStory = {
  name: 'game',
  args: { pdn: match1973, game: '2', at: 'end' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.record.tags.get('Round')).toBe('2');
    await expect(board.record.tags.get('White')).toBe('Andris Andreiko');
    await expect(board.record.plies).toBe(105);
  },
};

/** Or text that stands in one of its tags: a player, a round, a date. */
export const GameByText: BoardStory = {
  name: 'game: text',
  args: { pdn: match1973, game: '1973.10.05', at: 'end' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.record.tags.get('Round')).toBe('3');
  },
};

/** The place to show first: so many plies from the start of the game, or `start`, or `end`. */
export const At: BoardStory = {
  name: 'at',
  args: { pdn: wiersmaUutma, at: '86' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.toFen()).toBe(afterMove43);
    board.at = '0';
    await board.ready;
    await expect(placesOf(board, 'white man')).toHaveLength(20);
    board.at = '86';
    await board.ready;
  },
};

/** `1.1/3` is in a variation: after ply 1, the first variation (0 is the main line), three plies. */
export const AtVariation: BoardStory = {
  name: 'at: variation',
  args: { pdn: openings, at: '1.1/3' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.path).toBe('1.1/3');
    await expect(placesOf(board, 'white man')).toHaveLength(19);
    await expect(placesOf(board, 'black man')).toHaveLength(19);
  },
};

/** A property: a setup, a position or a FEN. It comes before `pdn` and `fen`. */
export const Position: BoardStory = {
  name: 'position',
  args: { position: 'a position' },
  argTypes: {
    position: {
      control: 'inline-radio',
      options: ['a position', 'a setup', 'a FEN'],
      mapping: {
        'a position': parseFen(walinga, getVariant('frisian')).position,
        'a setup': getVariant('frisian').start,
        'a FEN': afterMove43,
      },
    },
  },
  parameters: only('position', 'orientation', 'coordinates', 'notation'),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.record.variant.id).toBe('frisian');
    await expect(placesOf(board, 'white king')).toEqual(['0 9']);
    await expect(board.position?.legalMoves().length).toBe(5);
  },
};

/**
 * A property: a `Session` is a walk through a game. Boards that share one show the same place, and
 * a move on either is a move on both. It comes before every other source.
 */
export const Session: BoardStory = {
  name: 'session',
  args: { orientation: 'black', interactive: true },
  parameters: only('orientation', 'coordinates', 'notation', 'interactive'),
  loaders: [
    () => ({
      session: new GameSession(parsePdn(wiersmaUutma).games[0] as GameRecord, '86'),
    }),
  ],
  render: (args, { loaded: { session } }) => html`
    <div class="story wide">
      <div class="row" style="--least: 320px">
        ${board({ session }, 'The board of White.')}
        ${board({ ...args, session }, 'The board of Black, for moves of your own.')}
      </div>
      ${stepping()}
    </div>`,
  play: async ({ canvasElement }) => {
    const [first, second] = (await boardsIn(canvasElement)) as [DraughtsBoard, DraughtsBoard];
    await expect(second.session).toBe(first.session);
    await pressButton(canvasElement, 'Next');
    await waitFor(() => expect(second.path).toBe('87'));
    await second.play('22x42');
    await expect(first.path).toBe('88');
    await expect(placesOf(first, 'black man')).toContain('3 8');
    await expect(placesOf(second, 'black man')).toContain('6 1');
    await first.go('86');
  },
};

const ownText = (args: BoardArgs & { text: string }) => story(args, args.text);
type TextArgs = BoardArgs & { text: string };
const text = { text: { control: 'text', description: 'What stands inside the element.' } } as const;

/** Text inside the element is the source if it is a FEN. It is not shown. */
export const FenInside: BoardStory<TextArgs> = {
  name: 'text inside: a FEN',
  args: { text: afterMove43 },
  argTypes: text,
  parameters: only('text', 'variant', 'orientation', 'coordinates', 'notation', 'interactive'),
  render: ownText,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.toFen()).toBe(afterMove43);
    await expect(hasPart(board, 'slot')).toBe(false);
  },
};

/** Or if it begins with tags or moves. What is written there later counts too. */
export const MovesInside: BoardStory<TextArgs> = {
  name: 'text inside: moves',
  args: { text: '1. 33-29 19-23 2. 35-30 14-19 3. 40-35', at: 'end' },
  argTypes: text,
  parameters: only('text', 'at', 'orientation', 'coordinates', 'notation', 'interactive'),
  render: ownText,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.path).toBe('5');
    const words = [...board.childNodes].find(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent,
    ) as Text;
    words.data = '1. 33-29';
    await waitFor(() => expect(board.path).toBe('1'));
    words.data = '1. 33-29 19-23 2. 35-30 14-19 3. 40-35';
    await waitFor(() => expect(board.path).toBe('5'));
  },
};

/** Or a script of the type of PDN, which a page without this library does not show either. */
export const ScriptInside: BoardStory = {
  name: 'script inside',
  args: { at: '86' },
  parameters: only('at', 'orientation', 'coordinates', 'notation', 'interactive'),
  render: (args) =>
    story(
      args,
      Object.assign(document.createElement('script'), { type: 'text/pdn', text: wiersmaUutma }),
    ),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.querySelector('script')?.type).toBe('text/pdn');
    await expect(board.toFen()).toBe(afterMove43);
  },
};

/** Everything else inside the element is a caption, and shown below the board. */
export const Caption: BoardStory<TextArgs> = {
  name: 'caption',
  args: { fen: afterMove43, text: 'White to move. Nine men each.' },
  argTypes: text,
  render: (args) => story(args, html`<p class="muted"><b>Diagram 1.</b> ${args.text}</p>`),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    const { bottom } = board.getBoundingClientRect();
    const caption = board.querySelector('p') as HTMLElement;
    await expect(caption).toBeVisible();
    await expect(caption.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    await expect(faultOf(board)).toBe('');
  },
};

const loadAgain = async (board: DraughtsBoard): Promise<void> => {
  const said = board.parentElement?.querySelector('output') as HTMLOutputElement;
  said.textContent = 'Reading …';
  board.pdn = wiersmaUutma;
  await board.ready;
  said.textContent = `Ready: ${board.record.plies} plies.`;
};

/** A promise that is kept when what was asked for is there and drawn, or cannot be read. */
export const Ready: BoardStory = {
  name: 'ready',
  args: { pdn: wiersmaUutma, at: '86' },
  render: (args) => html`
    <div class="story">
      ${board(args)} ${buttons({ 'Load again': loadAgain })}
      <output class="said">Nothing has been awaited.</output>
    </div>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.toFen()).toBe(afterMove43);
    await pressButton(canvasElement, 'Load again');
    await waitFor(() =>
      expect(canvasElement.querySelector('output')).toHaveTextContent('95 plies'),
    );
    await expect(placesOf(board, 'white man')).toHaveLength(9);
  },
};
