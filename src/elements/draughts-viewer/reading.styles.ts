import { type CSSResult, css } from 'lit';

export const readingStyles: CSSResult = css`
  .over-room {
    grid-area: moves;
    z-index: 1;
    align-self: end;
    min-inline-size: 0;
  }
  /* The list ends above what lies over it. */
  .moves-room {
    padding-block-end: var(--over);
  }
  .moves-room > * {
    max-block-size: calc(236px - var(--over, 0px));
  }
  @container (width >= 37.5rem) {
    .moves-auto .moves-room,
    .moves-side .moves-room {
      padding: 0;
    }
    .moves-auto .moves-room > *,
    .moves-side .moves-room > * {
      inset-block-end: var(--over, 0);
    }
  }
  .ways,
  .trying {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 0;
    padding: 8px 14px;
    border-block-start: 1px solid var(--rule);
    background: var(--raised);
    list-style: none;
  }
  .trying {
    align-items: center;
    justify-content: space-between;
    padding-inline: 12px;
    background: var(--accent-soft);
    color: var(--accent);
    font-size: 0.875rem;
  }
  .ways button,
  .trying button {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    padding: 4px 10px;
    border: 1px solid var(--rule);
    border-radius: 8px;
    background: var(--surface);
    color: inherit;
    font: inherit;
    white-space: nowrap;
  }
  /* The line of its arrow. */
  .ways button::before {
    inline-size: 18px;
    border-block-start: 3px dotted
      color-mix(in srgb, var(--draughts-arrow-3, #1b5fb4) 65%, var(--text));
    content: '';
  }
  .ways .chosen button {
    border-color: var(--accent);
    background: var(--accent-soft);
    font-weight: 600;
  }
  .ways .chosen button::before {
    border-block-start: 3px solid
      color-mix(in srgb, var(--draughts-arrow-1, #16794c) 65%, var(--text));
  }
  .board-room {
    position: relative;
  }
  .hop {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .preview {
    position: fixed;
    inset: 0 auto auto 0;
    z-index: 9999;
    box-sizing: border-box;
    inline-size: 200px;
    margin: 0;
    padding: 6px;
    border: 1px solid GrayText;
    border-radius: 10px;
    background: Canvas;
    box-shadow: 0 3px 16px #0004;
  }
  .preview[hidden] {
    display: none;
  }
  .preview > * {
    display: block;
  }
  @media print {
    .moves-room {
      padding: 0;
    }
    .over-room,
    .preview,
    .hop {
      display: none;
    }
  }
`;
