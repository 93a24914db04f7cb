import { type CSSResult, css } from 'lit';

export const menuStyles: CSSResult = css`
  .menu {
    position: fixed;
    z-index: 1;
    inset: 0 auto auto 0;
    box-sizing: border-box;
    inline-size: min(272px, 100vw - 16px);
    margin: 0;
    padding: 6px;
    overflow: hidden auto;
    overscroll-behavior: contain;
    border: 1px solid var(--rule);
    border-radius: 10px;
    background: var(--raised);
    color: var(--text);
    font-size: 0.90625rem;
    line-height: 1.25rem;
  }
  .menu-head,
  .field {
    display: flex;
    align-items: center;
    gap: 10px;
    padding-inline: 10px;
  }
  .menu-head {
    padding-inline-end: 0;
    font-weight: 600;
  }
  .close,
  .item {
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
  }
  .close {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    margin-inline-start: auto;
    padding: 0;
    color: var(--muted);
  }
  .item {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 36px;
    padding: 8px 10px;
    text-align: start;
  }
  .menu .icon {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: var(--muted);
  }
  .note {
    margin-inline-start: auto;
    color: var(--accent);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .field {
    min-block-size: 40px;
    border-block-start: 1px solid var(--rule);
  }
  .field + .field {
    border: 0;
  }
  .field > :last-child {
    margin-inline-start: auto;
  }
  .speed {
    min-inline-size: 0;
    max-inline-size: 170px;
    min-block-size: 32px;
    border: 1px solid var(--muted);
    border-radius: 6px;
    background: var(--raised);
    color: inherit;
    font: inherit;
    font-size: 0.8125rem;
    unicode-bidi: plaintext;
  }
  .loop {
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--accent);
  }
  .menu :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    .close:hover,
    .item:hover {
      background: var(--accent-soft);
      color: var(--accent);
    }
  }
  @media (pointer: coarse) {
    .item {
      min-block-size: 40px;
    }
  }
  @media print {
    .menu {
      display: none;
    }
  }
`;
