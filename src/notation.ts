import './rules/more-variants.js';

export type { Shape, ShapeColor } from './board/shape.js';
export { parseFen } from './notation/any-fen.js';
export {
  type Clock,
  type Command,
  type CommentParts,
  formatComment,
  parseComment,
} from './notation/comment.js';
export type { FenReading } from './notation/fen.js';
export { type Inference, inferVariant, parsePdn } from './notation/pdn/infer.js';
export type { PdnOptions, PdnReading } from './notation/pdn/reader.js';
export { streamPdn } from './notation/pdn/stream.js';
export { formatPdn, type PdnFormat } from './notation/pdn/writer.js';
export { type MoveTextError, parseMove } from './notation/read-move.js';
export { parseResult, type ResultMeaning, type ResultOptions } from './notation/result.js';
export { formatShapes, parseShapes, type ReadShapes } from './notation/shapes.js';
export { tagOf } from './notation/tag-of.js';
export { type FenFormat, formatFen } from './notation/write-fen.js';
export { formatMove, type MoveStyle } from './notation/write-move.js';
