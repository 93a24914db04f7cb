import { type CSSResult, css } from 'lit';

/** What is typed, over the lower edge of the board. */
export const styles: CSSResult = css`
  .typed {
    position: relative;
    block-size: 0;
  }
  .typed > kbd {
    position: absolute;
    inset: auto auto 0.25rem 0.25rem;
    box-sizing: border-box;
    max-inline-size: calc(100% - 0.5rem);
    overflow-wrap: anywhere;
    padding: 0.25em 0.6em;
    border: 1px solid #fffaf0;
    border-radius: 8px;
    background: #1d1916;
    color: #fffaf0;
    font:
      600 1.125rem / 1.25 ui-sans-serif,
      system-ui,
      sans-serif;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
`;
