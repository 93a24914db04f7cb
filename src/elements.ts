import { register } from './elements/define.js';
import { DraughtsBoard } from './elements/draughts-board/draughts-board.js';
import { DraughtsPuzzle } from './elements/draughts-puzzle/draughts-puzzle.js';
import { DraughtsViewer } from './elements/draughts-viewer/draughts-viewer.js';

export { type Cause, PositionChangeEvent, RecordEvent } from './elements/shared/events.js';
export {
  type PieceDropDetail,
  PieceDropEvent,
  SquarePressEvent,
} from './elements/shared/free-events.js';
export {
  BeforeMoveEvent,
  CaptureChoiceEvent,
  type MoveDetail,
  MovePlayedEvent,
  MoveRejectedEvent,
  type RejectDetail,
} from './elements/shared/move-events.js';
export {
  type PuzzleDetail,
  PuzzleFailedEvent,
  PuzzleHintEvent,
  PuzzleMoveEvent,
  PuzzleSolvedEvent,
  type PuzzleVerdict,
} from './elements/shared/puzzle-events.js';
export { SelectionChangeEvent } from './elements/shared/selection-event.js';
export { ShapesChangeEvent } from './elements/shared/shapes-event.js';
export { DraughtsBoard, DraughtsPuzzle, DraughtsViewer };

/** Registers the elements, as `<prefix-board>` and so on. A tag already taken stays as it is. */
export function define({ prefix = 'draughts' }: { readonly prefix?: string } = {}): void {
  register('board', DraughtsBoard, prefix);
  register('viewer', DraughtsViewer, prefix);
  register('puzzle', DraughtsPuzzle, prefix);
}
