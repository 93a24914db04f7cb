import type { Variant } from '../../board/variant.js';
import { parseComment } from '../../notation/comment.js';

/** What programs write where a diagram is to be. */
export const diagram: RegExp = /\[(?:#|%\s*(?:dia\w*|#))[^\][]*\]/gi;

/** What people read of a comment, in words alone. */
export const commentText = (comment: string, variant: Variant): string =>
  parseComment(comment.replace(diagram, ' '), variant).text;
