import { define } from './elements/define.js';

export { DraughtsBoard } from './elements/draughts-board/draughts-board.js';
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

define();
