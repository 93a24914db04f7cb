import './index.js';
import { register } from './elements/define.js';
import { DraughtsPuzzle } from './elements/draughts-puzzle/draughts-puzzle.js';

export type {
  PuzzleFailedEvent,
  PuzzleHintEvent,
  PuzzleMoveEvent,
  PuzzleSolvedEvent,
} from './elements/shared/puzzle-events.js';
export { encodeSolution } from './notation/encoded.js';
export { DraughtsPuzzle };

register('puzzle', DraughtsPuzzle);
