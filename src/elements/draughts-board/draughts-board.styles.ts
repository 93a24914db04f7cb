import { type CSSResult, css } from 'lit';

export const styles: CSSResult = css`
  :host {
    display: inline-block;
    inline-size: 100%;
    vertical-align: top;
  }
  :host([hidden]) {
    display: none;
  }
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
  .dragged {
    will-change: transform;
  }
  .announcer {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .status {
    margin: 0.4em 0 0;
    font-size: 0.875em;
    line-height: 1.4;
    color: #ac2a1f;
  }
  @supports (color: light-dark(red, red)) {
    .status {
      color: light-dark(#ac2a1f, #ff9c8f);
    }
  }
`;
