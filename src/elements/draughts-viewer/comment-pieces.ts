import type { Variant } from '../../board/variant.js';
import { commentText, diagram } from '../shared/comment-text.js';

/** A stretch of a comment: words, words that name squares, or a diagram of the position. */
export type CommentPiece =
  | { readonly text: string; readonly squares?: readonly string[] }
  | { readonly diagram: true };

/** Squares, or a move; no time, number of a move, share, or date. What is rare is looked at first. */
const named =
  /(?=[a-p]?\d)(?<![\w,:/½-]|\d\.(?!\w+[-–x×:]))(?:[a-p]\d{1,2}(?:[-–x×:][a-p]\d{1,2})*|\d{1,2}(?:[-–x×]\d{1,2})*)(?![\w/%½–-]|[:,]\d|\.+\s*[a-p]?\d|\.\.)/gi;

/** Takes what is written about a move apart; nothing of what only programs read is in it. */
export function commentPieces(comment: string, variant: Variant): readonly CommentPiece[] {
  return comment.split(diagram).flatMap((part, i): readonly CommentPiece[] => {
    const text = commentText(part, variant);
    return [
      ...(i > 0 ? [{ diagram: true } as const] : []),
      ...(text ? stretches(text, variant) : []),
    ];
  });
}

function stretches(text: string, variant: Variant): readonly CommentPiece[] {
  if (!/\d/.test(text)) return [{ text }];
  const pieces: CommentPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(named)) {
    const squares = found.split(/[-–x×:]/i);
    if (!squares.every((name) => variant.squareAt(name))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: found, squares });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
