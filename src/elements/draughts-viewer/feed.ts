import type { Setup } from '../../board/setup.js';
import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import { fenTurn, type Source, sourceOf } from '../draughts-board/source.js';
import { isOn } from '../shared/flag.js';
import type { ViewerInputs } from './viewer-inputs.js';

/** What is a game or a position, and no paragraph of an article. */
const gameText = /^\s*(?:\[\s*\w+\s*["“”]|1\s*\.|[WB?]\s*:)/i;

/**
 * What stands right behind an element without content: editors and Markdown move it there, also out
 * of the paragraph that they have put round the element.
 */
function behind(element: Element): string | undefined {
  const { parentElement: parent } = element;
  const isAlone = parent?.localName === 'p' && parent.textContent?.trim() === '';
  const next = element.nextElementSibling ?? (isAlone ? parent.nextElementSibling : null);
  const text = next?.matches('pre,script[type*=pdn]') ? next.textContent : undefined;
  return text && (gameText.test(text) || next?.matches('script')) ? text : undefined;
}

/** Where the game comes from; `given` is what `position` has been set to. */
export function sourceFor(asked: ViewerInputs, given: Setup | string | undefined): Source {
  const source = sourceOf(asked, given);
  const text = source.own === 'nothing' ? behind(asked) : undefined;
  return text ? { kind: fenTurn.test(text) ? 'fen' : 'pdn', text } : source;
}

/** Gives a board what its viewer has been asked for, wherever that comes from. */
export function feed(board: DraughtsBoard, asked: ViewerInputs, source: Source): void {
  const { variant, game, at = asked.from, loading, crossOrigin } = asked;
  const inputs = { variant, game, at, loading, crossOrigin };
  const sources = { session: null, position: null, pdn: null, fen: null, src: null };
  const given =
    source.kind === 'session'
      ? { session: source.session }
      : source.kind === 'setup'
        ? { position: source.setup }
        : source.own === 'nothing'
          ? {}
          : { [source.kind]: source.text };
  Object.assign(board, inputs, sources, given);
}

const views = [
  'orientation',
  'coordinates',
  'notation',
  'locale',
  'label',
  'animation',
  'theme',
  'pieces',
  'movable',
  'enforcement',
  'autoForced',
  'opening',
  'openingSeed',
] as const;

/** Lets a board be looked at as its viewer, and played on when somebody has come to it. */
export function look(
  board: DraughtsBoard,
  asked: ViewerInputs,
  isTouched: boolean,
  marks: string,
): void {
  for (const name of views)
    if (board[name] !== asked[name]) Object.assign(board, { [name]: asked[name] });
  const shapes = marks ? [asked.shapes, marks].join(' ') : asked.shapes;
  if (board.shapes !== shapes) board.shapes = shapes;
  // The reader may try moves, unless the author does not want it.
  const interactive = isTouched && (asked.interactive === undefined || isOn(asked.interactive));
  if (board.interactive !== interactive) board.interactive = interactive;
}
