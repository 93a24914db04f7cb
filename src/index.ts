import { register } from './elements/define.js';
import { DraughtsBoard } from './elements/draughts-board/draughts-board.js';

export type { PositionChangeEvent, RecordEvent } from './elements/shared/events.js';
export type { PieceDropEvent, SquarePressEvent } from './elements/shared/free-events.js';
export type {
  BeforeMoveEvent,
  CaptureChoiceEvent,
  MovePlayedEvent,
  MoveRejectedEvent,
} from './elements/shared/move-events.js';
export type { SelectionChangeEvent } from './elements/shared/selection-event.js';
export type { ShapesChangeEvent } from './elements/shared/shapes-event.js';
export { DraughtsBoard };

register('board', DraughtsBoard);
