import { type CSSResult, unsafeCSS } from 'lit';
import { shapeCss } from './shape-paint.css.js';

/** The style sheet of circles and arrows; it stands beside that of the picture. */
export const shapeStyles: CSSResult = unsafeCSS(shapeCss);
