import './index.js';
import { register } from './elements/define.js';
import { DraughtsPuzzle } from './elements/draughts-puzzle/draughts-puzzle.js';

export { encodeSolution } from './elements/draughts-puzzle/encoded.js';
export type {
  PuzzleFailedEvent,
  PuzzleHintEvent,
  PuzzleMoveEvent,
  PuzzleSolvedEvent,
} from './elements/shared/puzzle-events.js';
export { DraughtsPuzzle };

register('puzzle', DraughtsPuzzle);
