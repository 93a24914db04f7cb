export { define } from './elements/define.js';
export { DraughtsBoard } from './elements/draughts-board/draughts-board.js';
export { type Cause, PositionChangeEvent, RecordEvent } from './elements/shared/events.js';
export {
  BeforeMoveEvent,
  type MoveDetail,
  MovePlayedEvent,
  MoveRejectedEvent,
  type RejectDetail,
  type RejectReason,
} from './elements/shared/move-events.js';
export { ShapesChangeEvent } from './elements/shared/shapes-event.js';
