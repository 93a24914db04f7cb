import { define } from './elements/define.js';

export { DraughtsBoard } from './elements/draughts-board/draughts-board.js';
export type { PositionChangeEvent, RecordEvent } from './elements/shared/events.js';
export type {
  BeforeMoveEvent,
  MovePlayedEvent,
  MoveRejectedEvent,
} from './elements/shared/move-events.js';
export type { ShapesChangeEvent } from './elements/shared/shapes-event.js';

define();
