import { keyWords } from '../../locales/en/keys.js';
import { modeWords } from '../../locales/en/modes.js';
import { wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import { Position } from '../../rules/position.js';
import type { HandsBoard } from './hands-board.js';
import { styles } from './help.styles.js';
import type { TypingTarget } from './typing.js';

/** Keys, and what they do. A space parts keys that do the same or belong together. */
function linesOf(board: HandsBoard): readonly (readonly [keys: string, words: string])[] {
  const { help } = wordsIn(board, keyWords).keys;
  const { claim } = wordsIn(board, modeWords).modes;
  const [from, to] = exampleOn(board);
  const lines: (readonly [string, string])[] = [
    ['← ↑ ↓ →', help.arrows],
    [`${from} Enter`, help.jump],
    [`${from}-${to}`, say(help.type, { example: `${from}-${to}` })],
    ['Enter Space', help.choose],
    ['Esc', help.cancel],
    [', .', help.step],
    ['[ ]', help.variation],
    ['/p', help.position],
    ['/l', help.lastMove],
    ['/m', help.legalMoves],
    ['/t', help.turn],
    ['/s', help.square],
    ['/f', help.flip],
    ['/d', help.draw],
  ];
  if (board.host.enforcement === 'claim') lines.push(['/c', claim]);
  return [...lines, ['?', help.help]];
}

/** The squares of a move that can be made, or of the first one of the game. */
function exampleOn(board: HandsBoard): readonly [from: string, to: string] {
  const { position, game } = board.session();
  const moves = position?.legalMoves() ?? [];
  const [move] = moves.length > 0 ? moves : Position.start(game.variant).legalMoves();
  return move ? [board.name(move.from), board.name(move.to)] : ['', ''];
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

/** Lists the keys in a dialog. Escape closes it, and the focus is back where it was. */
export function showHelp(target: TypingTarget): void {
  const { board } = target;
  if (board.root.querySelector('.help:modal')) return;
  // One that was open when the board left the page.
  board.root.querySelector('.help')?.remove();
  target.adopt(styles);
  const { close, help } = wordsIn(board, keyWords).keys;
  const title = make('h2', help.title);
  title.id = 'help-title';
  const list = make('dl');
  for (const [keys, words] of linesOf(board)) {
    const names = keys.split(' ').flatMap((key, i) => [i > 0 ? ' ' : '', make('kbd', key)]);
    list.append(make('div', make('dt', ...names), make('dd', words)));
  }
  const button = make('button', close);
  button.type = 'button';
  // The button first, so that what is read and seen begins at the top.
  const dialog = make('dialog', make('header', title, button), list);
  dialog.className = 'help';
  dialog.setAttribute('part', 'popover');
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.lang = board.language().lang ?? 'en';
  button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // Beside what is in it.
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  board.root.append(dialog);
  dialog.showModal();
}
