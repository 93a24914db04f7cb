export { formatFen, parseFen } from './notation/fen.js';
