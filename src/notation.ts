import './rules/more-variants.js';

export type { FenReading } from './notation/fen.js';
export { type FenFormat, formatFen, parseFen } from './notation/long-fen.js';
export {
  type Inference,
  inferVariant,
  type PdnOptions,
  type PdnReading,
  parsePdn,
} from './notation/pdn/reader.js';
export { formatPdn, type PdnFormat } from './notation/pdn/writer.js';
export { type MoveTextError, parseMove } from './notation/read-move.js';
export { formatMove, type MoveStyle } from './notation/write-move.js';
