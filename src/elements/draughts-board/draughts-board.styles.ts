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
  .status {
    margin: 0.4em 0 0;
    font-size: 0.875em;
    overflow-wrap: anywhere;
    color: light-dark(#ac2a1f, #ff9c8f);
  }
`;
