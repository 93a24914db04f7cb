import { type CSSResultGroup, css, unsafeCSS } from 'lit';
import { pictureCss } from './picture-paint.css.js';

const rules = css`
  :host {
    container-type: inline-size;
    /* Where the room depends on the content; little, so that three fit beside each other. */
    contain-intrinsic-size: 10rem;
    /* What is scaled up below makes no page wider. */
    overflow: clip;
  }
  .board {
    display: block;
    inline-size: 100%;
    border-radius: 1%;
    background: var(--draughts-margin, none);
    forced-color-adjust: none;
  }

  /* What would be too small to read, or flicker. */
  @container (width < 420px) {
    .inside {
      display: none;
    }
  }
  @container (width < 280px) {
    .unasked {
      display: none;
    }
    /* And the board takes their room: nearly all of it, whatever its size. */
    .board:has(.unasked) {
      transform: scale(1.08);
      clip-path: inset(3.7%);
    }
  }
  @container (width < 160px) {
    .outside,
    .ring {
      display: none;
    }
  }
  @media (max-resolution: 1.4dppx) {
    @container (width < 200px) {
      .ring {
        display: none;
      }
    }
  }

  @media print, (prefers-contrast: more), (forced-colors: active) {
    .board {
      --high: #fff;
      --low: #000;
      background: none;
    }
    /* Black on white, a groove would run into the emblem. */
    .king.ring,
    .star.ring {
      display: none;
    }
  }
  /* White is the lighter of the two system colors; the dark squares lie midway between them. */
  @media (forced-colors: active) {
    .board {
      --low: CanvasText;
      --high: Canvas;
      --dark: color-mix(in srgb, CanvasText 54%, Canvas);
      --alt: var(--dark);
      --inner: var(--low);
    }
  }
  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    .board {
      --low: Canvas;
      --high: CanvasText;
    }
  }
`;

/** The colors and line widths of a picture, its steps of size, its print and its high contrast. */
export const pictureStyles: CSSResultGroup = [unsafeCSS(pictureCss), rules];
