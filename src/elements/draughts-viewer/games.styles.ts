import { type CSSResult, css } from 'lit';

export const gamesStyles: CSSResult = css`
  .games-bar {
    /* As its arrows point, in any language. */
    direction: ltr;
    display: flex;
    align-items: center;
    padding: 2px 4px;
    border-block-end: 1px solid var(--rule);
  }
  .games-title {
    unicode-bidi: plaintext;
    flex: 1;
    text-align: center;
    font-weight: 600;
  }
  .games-list {
    display: grid;
    gap: 8px;
    padding: 8px 12px 0;
    border-block-end: 1px solid var(--rule);
    background: var(--surface);
  }
  .games-list[hidden] {
    display: none;
  }
  .games-find,
  .games-find label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .games-find label,
  .games-find input {
    flex: 1 1 160px;
  }
  .games-find input {
    min-inline-size: 0;
    box-sizing: border-box;
    block-size: 2.25rem;
    padding: 0 10px;
    border: 1px solid var(--muted);
    border-radius: 8px;
    background: var(--raised);
    color: var(--text);
    font: inherit;
    font-size: 1rem;
  }
  .games-found:empty {
    display: none;
  }
  .games-box {
    position: relative;
    overflow: auto;
    max-block-size: min(264px, 50vh);
    margin-inline: -12px;
    overscroll-behavior: contain;
    border-block-start: 1px solid var(--rule);
  }
  .games-all {
    overflow: hidden;
  }
  .game {
    display: grid;
    grid-template: 1fr auto / 3.2em minmax(0, 1fr) auto;
    grid-template-areas: 'number name result' 'number about result';
    align-items: center;
    column-gap: 10px;
    box-sizing: border-box;
    block-size: 3rem;
    padding: 4px 14px 4px 6px;
    cursor: pointer;
  }
  .game > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .game-number {
    grid-area: number;
    text-align: end;
    color: var(--muted);
  }
  .game-name {
    grid-area: name;
  }
  .game-about {
    grid-area: about;
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .game-about:empty {
    display: none;
  }
  .game-score {
    grid-area: result;
    font-weight: 600;
  }
  .game[aria-selected='true'] {
    background: var(--accent-soft);
    box-shadow: inset 4px 0 0 var(--accent);
    font-weight: 600;
  }
  .games-box:focus-visible,
  .games-find input:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  .games-box:focus-visible .game.active {
    outline: 2px solid var(--accent);
    outline-offset: -4px;
    border-radius: 6px;
  }
  @media (hover: hover) {
    .game:hover {
      background: var(--accent-soft);
    }
  }
  @media (forced-colors: active) {
    .game[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
