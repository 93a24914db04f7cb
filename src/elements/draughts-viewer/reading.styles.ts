import { type CSSResult, css } from 'lit';

export const readingStyles: CSSResult = css`
  .over-room {
    grid-area: moves;
    z-index: 1;
    align-self: end;
    min-inline-size: 0;
  }
  .ways,
  .board-room {
    position: relative;
  }
  .hop {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .preview {
    position: fixed;
    inset: 0 auto auto 0;
    z-index: 9999;
    box-sizing: border-box;
    inline-size: 200px;
    margin: 0;
    padding: 6px;
    border: 1px solid GrayText;
    border-radius: 10px;
    background: Canvas;
    box-shadow: 0 3px 16px #0004;
  }
  .preview[hidden] {
    display: none;
  }
  .preview > * {
    display: block;
  }
  @media print {
    .over-room,
    .preview,
    .hop {
      display: none;
    }
  }
`;
