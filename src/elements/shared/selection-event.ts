/** A piece has been chosen to move, has come to another landing, or is let go. */
export class SelectionChangeEvent extends Event {
  /** Where it stands; undefined if none is chosen any more. */
  readonly square: string | undefined;
  /** Where it may go next. */
  readonly targets: readonly string[];

  constructor(square: string | undefined, targets: readonly string[]) {
    super('selection-change', { bubbles: true, composed: true });
    this.square = square;
    this.targets = targets;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'selection-change': SelectionChangeEvent;
  }
}
