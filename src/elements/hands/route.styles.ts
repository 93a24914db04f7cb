import { type CSSResult, unsafeCSS } from 'lit';
import { routeCss } from '../../drawing/route-paint.css.js';

/** The style sheet of routes and rings; it stands beside those of the picture and its marks. */
export const routeStyles: CSSResult = unsafeCSS(routeCss);
