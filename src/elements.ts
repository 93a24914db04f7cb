export { define } from './elements/define.js';
export { DraughtsBoard } from './elements/draughts-board/draughts-board.js';
