import { type CSSResult, unsafeCSS } from 'lit';
import { markCss } from './mark-paint.css.js';

/** The style sheet of marks; it stands beside that of the picture. */
export const markStyles: CSSResult = unsafeCSS(markCss);
