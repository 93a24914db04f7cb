export { renderSvg } from './drawing/svg-text.js';
