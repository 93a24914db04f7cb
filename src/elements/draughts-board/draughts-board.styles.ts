import { type CSSResult, css } from 'lit';

export const styles: CSSResult = css`
  :host {
    display: inline-block;
    inline-size: 100%;
  }
  svg {
    display: block;
    background: var(--draughts-dark, #b88762);
  }
  .white {
    fill: var(--draughts-white, #fff8e7);
  }
  .black {
    fill: var(--draughts-black, #2b2320);
  }
`;
