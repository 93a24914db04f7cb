import { type CSSResult, css } from 'lit';

export const styles: CSSResult = css`
  .claim {
    min-block-size: 40px;
    margin-block-start: 8px;
    padding-inline: 16px;
    border: 1px solid light-dark(#685f57, #a79f97);
    border-radius: 8px;
    background: light-dark(#fff, #24282d);
    color: light-dark(#1d1916, #ece7e1);
    font: inherit;
    font-size: 0.90625rem;
    cursor: pointer;
  }
`;
