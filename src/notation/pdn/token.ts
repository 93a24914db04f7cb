/** A word of a PDN file, and where it stands: from `at` up to `end`. */
export type Token = { readonly at: number; readonly end: number } & (
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'move' | 'comment' | 'result' | 'fen' | 'position' | 'junk';
      readonly text: string;
    }
  | { readonly kind: 'nag'; readonly value: number }
  /** `glued` if it stands right behind a move, where it may mark the only move. */
  | { readonly kind: 'star'; readonly glued: boolean }
  | { readonly kind: 'number' | 'ellipsis' | 'pass' | 'open' | 'close' }
);
