import { type CSSResult, unsafeCSS } from 'lit';
import { moreCss } from './more-paint.css.js';

/** The style sheet of games that few pages show; it stands beside that of the picture. */
export const moreStyles: CSSResult = unsafeCSS(moreCss);
