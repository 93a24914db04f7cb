export { type FenFormat, type FenReading, formatFen, parseFen } from './notation/fen.js';
export {
  formatMove,
  type MoveStyle,
  type MoveTextError,
  parseMove,
} from './notation/move-text.js';
export { type PdnOptions, type PdnReading, parsePdn } from './notation/pdn/reader.js';
