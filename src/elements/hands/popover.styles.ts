import { type CSSResult, css } from 'lit';

/** What lies over a board, in the colors of the page's own controls. */
export const popoverStyles: CSSResult = css`
  .popover {
    /* Whatever the page has set for the text around the board. */
    all: initial;
    color-scheme: inherit;
    position: fixed;
    z-index: 9999;
    inset: 0 auto auto 0;
    display: block;
    box-sizing: border-box;
    inline-size: max-content;
    max-inline-size: min(18rem, 100vw - 1rem);
    max-block-size: calc(100vh - 1rem);
    overflow: auto;
    padding: 0.5rem 0.75rem;
    border: 1px solid GrayText;
    border-radius: 0.5rem;
    background: Canvas;
    color: CanvasText;
    box-shadow: 0 0.2rem 1rem #0005;
    font:
      0.875rem / 1.4 system-ui,
      sans-serif;
  }
  .popover p {
    margin: 0;
  }
  /* What is under words can still be pressed. */
  .why {
    pointer-events: none;
  }
  .popover button {
    pointer-events: auto;
    min-block-size: 1.75rem;
    margin-block-start: 0.375rem;
    font: inherit;
  }
`;

/** For a board that clips what lies over it. */
export const unclipped: CSSResult = css`
  :host {
    overflow: visible;
  }
`;
