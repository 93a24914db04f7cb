import { type CSSResult, css } from 'lit';

/** The list of captures to choose from. */
export const chooserStyles: CSSResult = css`
  .chooser button {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    inline-size: 100%;
    padding: 0.25rem 0.5rem;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .chooser .mini {
    flex: none;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    border-radius: 0;
  }
  .mini .route-edge {
    stroke-width: 0.36;
  }
  .mini .badge,
  .mini .numeral {
    display: none;
  }
  .mini .beads {
    stroke-width: 0.18;
    stroke-dasharray: none;
  }
  .chooser .count {
    margin-inline-start: auto;
    font-weight: bold;
    white-space: nowrap;
  }
`;
