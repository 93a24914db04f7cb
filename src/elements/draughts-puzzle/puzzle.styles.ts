import { type CSSResult, css } from 'lit';

export const puzzleStyles: CSSResult = css`
  .man .black.drum,
  .man .black.face {
    stroke: #97a0aa;
  }
  .head {
    padding: 16px 20px 8px;
  }
  .task,
  .about,
  .intro,
  .words,
  .fault {
    margin: 0;
  }
  .task,
  .words,
  .fault {
    text-align: match-parent;
    unicode-bidi: plaintext;
  }
  .task {
    font-size: 17px;
    line-height: 24px;
    font-weight: 600;
  }
  .about,
  .intro {
    color: var(--muted);
  }
  .board-room {
    padding: 0 8px;
  }
  .status {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 42px;
    padding: 10px 20px 12px;
  }
  .mover,
  .seal {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
  }
  .seal {
    background: var(--accent);
    color: var(--on-accent);
  }
  .seal .icon {
    inline-size: 18px;
    block-size: 18px;
  }
  .man {
    inline-size: 22px;
    block-size: 22px;
    fill: none;
  }
  .wrong .seal {
    background: var(--bad);
    color: var(--raised);
  }
  .wrong {
    background: var(--bad-soft);
  }
  .solved,
  .hint.status {
    background: var(--accent-soft);
  }
  .words {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .main {
    font-weight: 600;
  }
  .comment,
  .counts {
    color: var(--muted);
  }
  .wrong .comment,
  .solved .comment {
    color: inherit;
  }
  .counts {
    display: block;
    font-size: 13px;
  }
  .more:empty,
  .comment:empty,
  .counts:empty {
    display: none;
  }
  .steps {
    flex: none;
    color: var(--muted);
  }
  .dots {
    display: flex;
    flex: none;
    gap: 5px;
  }
  .dots i {
    box-sizing: border-box;
    inline-size: 9px;
    block-size: 9px;
    border: 1.5px solid var(--muted);
    border-radius: 50%;
  }
  .dots .done {
    border-color: var(--accent);
    background: var(--accent);
  }
  .dots .now {
    border: 2.5px solid var(--accent);
  }
  .fault {
    padding: 10px 20px 12px;
    background: var(--bad-soft);
    overflow-wrap: anywhere;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    padding: 12px 16px;
    border-block-start: 1px solid var(--rule);
  }
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-inline-size: 40px;
    min-block-size: 40px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
  }
  .button {
    padding-inline: 10px 12px;
    color: var(--muted);
  }
  .button .icon {
    inline-size: 18px;
    block-size: 18px;
  }
  .button.hint {
    border-color: var(--rule);
    color: inherit;
  }
  .button.next {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 500;
  }
  .series {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
    color: var(--muted);
  }
  .count {
    position: relative;
    direction: ltr;
    white-space: nowrap;
  }
  .button:disabled,
  .arrow[aria-disabled='true'] {
    opacity: 0.5;
  }
  .arrow:dir(rtl) .icon {
    transform: scaleX(-1);
  }
  @container (width < 440px) {
    .many :is(.retry, .again, .solution:has(~ .retry)) .label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .many :is(.retry, .again, .solution:has(~ .retry)) {
      position: relative;
      padding: 0;
    }
    .controls {
      padding-inline: 12px;
    }
    .many .arrow {
      min-inline-size: 32px;
    }
  }
  @media (hover: hover) {
    .button:not(.next, :disabled):hover,
    .arrow:not([aria-disabled='true']):hover {
      background: var(--accent-soft);
      color: var(--accent);
    }
  }
  @media (forced-colors: active) {
    .status,
    .fault {
      border: 2px solid transparent;
    }
    .dots .done,
    .status .seal {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
      color: Canvas;
    }
    .series {
      gap: 4px;
    }
  }
  @media print {
    :host {
      display: block;
      container-type: normal;
    }
    .controls,
    .status {
      display: none;
    }
  }
`;
