import { type CSSResult, css } from 'lit';

/** The card that a board is on with what belongs to it, and the colors of all that is no board. */
export const cardStyles: CSSResult = css`
  :host {
    display: inline-block;
    inline-size: 100%;
    vertical-align: top;
    container-type: inline-size;
    /* Where the room depends on the content: the least in which it is laid out well. */
    contain-intrinsic-size: 280px;
    overflow: visible;
  }
  :host([hidden]) {
    display: none;
  }
  .card {
    --raised: #fff;
    --surface: #fbf8f4;
    --text: #1d1916;
    --muted: #685f57;
    --rule: #e7e0d7;
    --accent: var(--draughts-accent, #0e6b59);
    --on-accent: #fff;
    --accent-soft: #e2f0eb;
    --bad: #ac2a1f;
    --bad-soft: #fbe9e6;
    position: relative;
    overflow: hidden;
    border: 1px solid var(--rule);
    border-radius: 14px;
    background: var(--raised);
    color: var(--text);
    font-size: 0.90625rem;
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    white-space: normal;
  }
  @supports (color: light-dark(red, red)) {
    .card {
      --raised: light-dark(#fff, #24282d);
      --surface: light-dark(#fbf8f4, #1d2024);
      --text: light-dark(#1d1916, #ece7e1);
      --muted: light-dark(#685f57, #a79f97);
      --rule: light-dark(#e7e0d7, #33383e);
      --accent: var(--draughts-accent, light-dark(#0e6b59, #66cbb2));
      --on-accent: light-dark(#fff, #0b1a17);
      --accent-soft: light-dark(#e2f0eb, #1c3630);
      --bad: light-dark(#ac2a1f, #ff9c8f);
      --bad-soft: light-dark(#fbe9e6, #3b201d);
    }
  }
  .icon {
    inline-size: 22px;
    block-size: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  button:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  .said {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
