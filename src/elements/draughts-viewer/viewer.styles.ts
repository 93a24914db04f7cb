import { type CSSResult, css } from 'lit';

export const viewerStyles: CSSResult = css`
  .left[hidden] {
    display: none;
  }
  .viewer {
    display: grid;
    grid-template: auto auto auto auto auto / minmax(0, 1fr);
    grid-template-areas: 'head' 'games' 'left' 'bar' 'moves';
  }
  .head {
    grid-area: head;
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 11px 14px;
    border-block-end: 1px solid var(--rule);
  }
  .about,
  .who {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .event,
  .name {
    font-weight: 600;
    unicode-bidi: plaintext;
  }
  .place {
    display: none;
    color: var(--muted);
  }
  .result {
    flex: none;
    margin-inline-start: auto;
    padding: 1px 9px;
    border: 1px solid var(--rule);
    border-radius: 99px;
    background: var(--surface);
    font-size: 0.8125rem;
    font-weight: 600;
    white-space: nowrap;
  }
  .result:empty,
  .clock:empty {
    display: none;
  }
  .games-room {
    grid-area: games;
    min-inline-size: 0;
  }
  .left {
    grid-area: left;
    padding: 4px 12px 0;
  }
  /* Boards, moves and players of all kinds go from left to right on any page. */
  .board-room,
  .moves-room > *,
  .controls,
  .result,
  .game-score,
  .ways button {
    direction: ltr;
  }
  .comment {
    unicode-bidi: plaintext;
  }
  .player {
    display: flex;
    align-items: center;
    gap: 10px;
    box-sizing: border-box;
    min-block-size: 44px;
    padding-block: 5px;
  }
  .man {
    flex: none;
    inline-size: 26px;
    block-size: 26px;
    background: none;
  }
  .who {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  .rating,
  .clock {
    color: var(--muted);
  }
  .clock {
    flex: none;
    /* Of one size whatever it shows: a step lays out nothing else. */
    contain: layout size;
    inline-size: 3.75em;
    block-size: 1.25rem;
    margin-inline-start: auto;
    padding: 4px 10px;
    text-align: end;
    white-space: nowrap;
    border-radius: 7px;
    font-weight: 500;
  }
  .on .clock {
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
  .controls {
    grid-area: bar;
    display: flex;
    align-items: center;
    padding: 2px 4px 8px;
  }
  .gap {
    flex: 1;
  }
  .control {
    display: grid;
    flex: 0 1 40px;
    place-items: center;
    min-inline-size: 24px;
    block-size: 40px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
  }
  .gap ~ .control {
    color: var(--muted);
  }
  .control[aria-disabled='true'] {
    color: var(--muted);
    opacity: 0.5;
  }
  @media (hover: hover) {
    .control:not([aria-disabled='true']):hover {
      background: var(--accent-soft);
      color: var(--accent);
    }
  }
  .control[aria-expanded='true'] {
    background: var(--accent-soft);
    color: var(--accent);
  }
  .moves-room {
    grid-area: moves;
    position: relative;
    min-block-size: 0;
    border-block-start: 1px solid var(--rule);
    background: var(--surface);
  }
  .moves-room > * {
    max-block-size: 236px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  @container (width >= 37.5rem) {
    .viewer.moves-auto,
    .viewer.moves-side {
      grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 59fr) minmax(0, 41fr);
      grid-template-areas: 'head head' 'games games' 'left moves' 'bar moves';
    }
    .head {
      padding: 12px 20px;
    }
    .place {
      display: inline;
    }
    .left {
      padding: 6px 20px 0;
    }
    .controls {
      padding: 4px 14px 14px;
    }
    .moves-auto .moves-room,
    .moves-side .moves-room {
      border-block-start: 0;
      border-inline-start: 1px solid var(--rule);
    }
    .moves-auto .moves-room > *,
    .moves-side .moves-room > * {
      position: absolute;
      inset: 0;
      max-block-size: none;
    }
  }
  @media (forced-colors: active) {
    .on .clock {
      outline: 2px solid Highlight;
    }
  }
`;
