/** The reader has drawn circles or arrows, or taken some away. */
export class ShapesChangeEvent extends Event {
  /** The reader's own, as the attribute `shapes` has them: `Gd4 R31-27`. */
  readonly shapes: string;

  constructor(shapes: string) {
    super('shapes-change', { bubbles: true, composed: true });
    this.shapes = shapes;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'shapes-change': ShapesChangeEvent;
  }
}
