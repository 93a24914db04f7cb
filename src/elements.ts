export { define } from './elements/define.js';
export { DraughtsBoard } from './elements/draughts-board/draughts-board.js';
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
export { SelectionChangeEvent } from './elements/shared/selection-event.js';
export { ShapesChangeEvent } from './elements/shared/shapes-event.js';
