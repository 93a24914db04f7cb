import { type CSSResult, css } from 'lit';

export const movesStyles: CSSResult = css`
  .main {
    box-sizing: border-box;
    padding: 12px 14px 16px 8px;
  }
  .main,
  .line {
    margin: 0;
    list-style: none;
  }
  .line {
    min-inline-size: 0;
    padding: 0;
  }
  .row {
    display: grid;
    grid-template-columns: 2.125rem 1fr 1fr;
    contain: layout size;
    block-size: 1.875rem;
    margin-block-end: 1px;
  }
  .row > .number {
    padding: 5px 8px 5px 0;
    color: var(--muted);
    font-size: 0.8125rem;
    text-align: end;
  }
  .move {
    padding: 5px 8px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    white-space: nowrap;
  }
  .hole {
    padding: 5px 8px;
    color: var(--muted);
  }
  .glyph {
    margin-inline-start: 3px;
    color: var(--accent);
    font-style: normal;
    font-weight: 600;
  }
  .comment {
    font:
      0.875rem / 1.3125rem 'Iowan Old Style',
      Palatino,
      'URW Palladio L',
      P052,
      Georgia,
      serif;
    overflow-wrap: anywhere;
  }
  .main > .comment,
  .main > .rest,
  .main > .setup {
    margin: 3px 8px 5px 42px;
  }
  .diagram {
    display: block;
    inline-size: min(100%, 220px);
    margin-block: 6px;
  }
  .variation {
    display: flex;
    gap: 4px;
    margin: 2px 0 6px;
    padding: 4px 0 4px 6px;
    border-inline-start: 2px solid var(--rule);
    color: var(--muted);
    font-size: 0.84375rem;
  }
  .own {
    margin-block: 4px;
    padding: 4px 6px;
    border-inline-start: 2px solid var(--accent);
  }
  .main > .fork,
  .main > .own {
    margin-inline-start: 42px;
  }
  .line > :not(.fork, .rest, .own) {
    display: inline;
  }
  .line .move {
    padding: 0 2px;
  }
  /* Nobody can open a variation on paper. */
  @media screen {
    .closed > .line > :not(.lead) {
      display: none;
    }
    .closed > .line::after {
      content: '…';
    }
  }
  .toggle {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin-block: -2px;
    padding: 0;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
  }
  .toggle::before {
    content: '';
    display: block;
    inline-size: 6px;
    block-size: 6px;
    margin: auto;
    border: solid;
    border-width: 0 1.75px 1.75px 0;
    translate: 0 -2px;
    rotate: 45deg;
  }
  .closed > .toggle::before {
    rotate: -45deg;
  }
  .own > .label {
    display: block;
    color: var(--muted);
    font-size: 0.75rem;
  }
  .rest > p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .why {
    color: var(--bad);
  }
  .why::before {
    content: '⚠ ';
  }
  @media (hover: hover) {
    .move:hover,
    .toggle:hover {
      background: var(--accent-soft);
      color: var(--accent);
    }
  }
  .move[aria-current] {
    background: var(--accent);
    color: var(--on-accent);
    /* Bold, without a line that has to be set anew. */
    -webkit-text-stroke: 0.03em;
  }
  [aria-current] > * {
    color: inherit;
  }
  .line .move[aria-current] {
    padding-inline: 6px;
  }
  @media (forced-colors: active) {
    .move[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  @media print {
    .toggle {
      display: none;
    }
    .move[aria-current] {
      background: none;
      color: inherit;
    }
  }
`;
