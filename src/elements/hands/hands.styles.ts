import { type CSSResult, css } from 'lit';

/** What can be touched, and the words for who cannot see it. */
export const styles: CSSResult = css`
  .grid rect {
    fill: transparent;
    outline: none;
  }
  .movable {
    cursor: grab;
    touch-action: none;
  }
  .live {
    pointer-events: none;
  }
  .announcer {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
