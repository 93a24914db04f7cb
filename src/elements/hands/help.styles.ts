import { type CSSResult, css } from 'lit';

export const styles: CSSResult = css`
  .help {
    box-sizing: border-box;
    inline-size: min(30rem, 100vi - 2rem);
    max-block-size: calc(100dvb - 2rem);
    overflow: auto;
    padding: 20px;
    border: 1px solid light-dark(#e7e0d7, #33383e);
    border-radius: 10px;
    background: light-dark(#fff, #24282d);
    color: light-dark(#1d1916, #ece7e1);
    font:
      400 0.90625rem / 1.4 system-ui,
      sans-serif;
    text-align: start;
  }
  /* It was open when the board left the page. */
  .help:not(:modal) {
    display: none;
  }
  .help::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
  .help header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-block-end: 12px;
  }
  .help h2 {
    margin: 0;
    font-size: 1.125rem;
    font-weight: 600;
  }
  .help dl {
    margin: 0;
  }
  .help dl > div {
    display: grid;
    grid-template-columns: 7.5rem 1fr;
    gap: 12px;
    padding-block: 6px;
    border-block-start: 1px solid light-dark(#e7e0d7, #33383e);
  }
  .help dd {
    margin: 0;
  }
  .help kbd {
    display: inline-block;
    padding: 0 0.4em;
    border: 1px solid light-dark(#685f57, #a79f97);
    border-radius: 6px;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  .help button {
    min-block-size: 40px;
    padding-inline: 16px;
    border: 1px solid light-dark(#0e6b59, #66cbb2);
    border-radius: 8px;
    background: light-dark(#0e6b59, #66cbb2);
    color: light-dark(#fff, #0b1a17);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .help button:focus-visible {
    outline: 2px solid light-dark(#0b57d0, #a8c7fa);
    outline-offset: 2px;
  }
`;
