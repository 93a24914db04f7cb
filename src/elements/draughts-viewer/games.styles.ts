import { type CSSResult, css } from 'lit';

export const gamesStyles: CSSResult = css`
  .games-bar {
    display: flex;
    align-items: center;
    padding: 2px 4px;
    border-block-end: 1px solid var(--rule);
  }
  .games-title {
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
    font-size: 13px;
  }
  .games-find label,
  .games-find input {
    flex: 1 1 160px;
  }
  .games-find input {
    min-inline-size: 0;
    box-sizing: border-box;
    block-size: 36px;
    padding: 0 10px;
    border: 1px solid var(--muted);
    border-radius: 8px;
    background: var(--raised);
    color: var(--text);
    font: inherit;
    font-size: 16px;
  }
  .games-found:empty {
    display: none;
  }
  [role='listbox'] {
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
  [role='option'] {
    display: grid;
    grid-template: 1fr auto / 3.2em minmax(0, 1fr) auto;
    grid-template-areas: 'number name result' 'number about result';
    align-items: center;
    column-gap: 10px;
    box-sizing: border-box;
    block-size: 48px;
    padding: 4px 14px 4px 6px;
    cursor: pointer;
  }
  [role='option'] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .number {
    grid-area: number;
    text-align: end;
    color: var(--muted);
  }
  .name {
    grid-area: name;
  }
  .about {
    grid-area: about;
    color: var(--muted);
    font-size: 13px;
  }
  .about:empty {
    display: none;
  }
  .score {
    grid-area: result;
    font-weight: 600;
  }
  [role='option'][aria-selected='true'] {
    background: var(--accent-soft);
    box-shadow: inset 4px 0 0 var(--accent);
    font-weight: 600;
  }
  [role='listbox']:focus-visible,
  .games-find input:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  [role='listbox']:focus-visible .active {
    outline: 2px solid var(--accent);
    outline-offset: -4px;
    border-radius: 6px;
  }
  @media (hover: hover) {
    [role='option']:hover {
      background: var(--accent-soft);
    }
  }
  @media (forced-colors: active) {
    [role='option'][aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
