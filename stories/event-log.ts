import { html, type TemplateResult } from 'lit';
import {
  BeforeMoveEvent,
  CaptureChoiceEvent,
  MovePlayedEvent,
  MoveRejectedEvent,
  PieceDropEvent,
  PositionChangeEvent,
  PuzzleFailedEvent,
  PuzzleHintEvent,
  PuzzleMoveEvent,
  PuzzleSolvedEvent,
  RecordEvent,
  SelectionChangeEvent,
  ShapesChangeEvent,
  SquarePressEvent,
} from '../src/elements.js';
import { type BoardArgs, board } from './board.js';

/** What an event says of itself. */
function wordsOf(event: Event): string {
  if (event instanceof BeforeMoveEvent || event instanceof MovePlayedEvent)
    return `${event.color} ${event.text}, cause ${event.cause}`;
  if (event instanceof MoveRejectedEvent) return `${event.reason}: ${event.message}`;
  if (event instanceof CaptureChoiceEvent)
    return event.candidates.map(({ text }) => text).join(' or ');
  if (event instanceof SelectionChangeEvent) return event.square ?? 'nothing';
  if (event instanceof SquarePressEvent) return event.square;
  if (event instanceof PieceDropEvent) return `${event.from} to ${event.to ?? 'nowhere'}`;
  if (event instanceof PositionChangeEvent) return `path ${event.path}, cause ${event.cause}`;
  if (
    event instanceof PuzzleMoveEvent ||
    event instanceof PuzzleHintEvent ||
    event instanceof PuzzleSolvedEvent ||
    event instanceof PuzzleFailedEvent
  ) {
    const { verdict, line, attempts, hints } = event;
    return `${verdict}, ${line.join(' ')}, attempts ${attempts}, hints ${hints}`;
  }
  if (event instanceof ShapesChangeEvent) return event.shapes || 'none';
  if (event instanceof RecordEvent) {
    const { diagnostics } = event;
    return diagnostics.map(({ message }) => message).join('; ') || 'nothing found wrong';
  }
  return '';
}

const LINES = 8;

function write(event: Event): void {
  const log = (event.currentTarget as Element).querySelector('[role=log]');
  const line = document.createElement('div');
  line.textContent = `${event.type}: ${wordsOf(event)}`;
  log?.append(line);
  while (log && log.children.length > LINES) log.firstElementChild?.remove();
}

interface LogOptions {
  readonly listen?: (event: Event) => void;
  readonly below?: unknown;
}

/** A board, and below it the events that it has fired, the last eight of them. */
export const logged = (
  args: BoardArgs,
  types: readonly string[],
  options?: LogOptions,
): TemplateResult => loggedAround(board(args), types, options);

/** The same with any element. */
export function loggedAround(
  element: TemplateResult,
  types: readonly string[],
  { listen, below }: LogOptions = {},
): TemplateResult {
  const handleEvent = (event: Event): void => {
    if (!types.includes(event.type)) return;
    listen?.(event);
    write(event);
  };
  // `record-load` and `error` do not bubble.
  const listener = { handleEvent, capture: true };
  return html`
    <div
      class="story"
      @shapes-change=${listener}
      @before-move=${listener}
      @move-played=${listener}
      @move-rejected=${listener}
      @capture-choice=${listener}
      @selection-change=${listener}
      @square-press=${listener}
      @piece-drop=${listener}
      @position-change=${listener}
      @puzzle-move=${listener}
      @puzzle-hint=${listener}
      @puzzle-solved=${listener}
      @puzzle-failed=${listener}
      @record-load=${listener}
      @error=${listener}
    >
      ${element} ${below}
      <div class="said" role="log" aria-label="Events"></div>
    </div>`;
}

/** The lines of the log of a story. */
export const logIn = (canvas: HTMLElement): string[] =>
  [...(canvas.querySelector('[role=log]')?.children ?? [])].map(({ textContent }) =>
    String(textContent),
  );
