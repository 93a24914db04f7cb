export { define } from './elements/define.js';
export { DraughtsBoard } from './elements/draughts-board/draughts-board.js';
export { type Cause, PositionChangeEvent, RecordEvent } from './elements/shared/events.js';
export {
  BeforeMoveEvent,
  CaptureChoiceEvent,
  type MoveDetail,
  MovePlayedEvent,
  MoveRejectedEvent,
  type RejectDetail,
} from './elements/shared/move-events.js';
