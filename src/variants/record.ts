/**
 * The shape of a variant: plain data that the rules, the notation and the drawing read.
 * A record is JSON, so a page can pass its own; nothing in the project asks which variant it is.
 */

/** A direction as the mover sees it: forward, back, left, right and the four diagonals. */
export type Direction = 'F' | 'FR' | 'R' | 'BR' | 'B' | 'BL' | 'L' | 'FL';

/** A corner of the board with White at the bottom. */
export type Corner = 'bottom left' | 'bottom right' | 'top left' | 'top right';

export interface BoardRecord {
  readonly cols: number;
  readonly rows: number;
  /** `dark` and `light`: every second square is played; `all`: each square; `points`: line crossings. */
  readonly cells: 'dark' | 'light' | 'all' | 'points';
  /** The near corner that is a played square (PDN's invert flag: left 0, right 1). */
  readonly corner: 'left' | 'right';
}

/** How squares are named: where the count, or a1, begins. It runs along the rows. */
export interface SquareNames {
  readonly kind: 'numeric' | 'algebraic';
  readonly from: Corner;
}

/** The opening position: rows of men on each side, perhaps after `skip` empty ones. */
export interface StartRecord {
  readonly rows: number;
  readonly skip?: number;
  /**
   * Where the rows are not full of men: each from the player's near edge on, a sign for each played
   * square from the player's left, `m` for a man, `k` for a king, a dot for none.
   */
  readonly layout?: readonly string[];
}

export interface ManRecord {
  /** Quiet steps, one square each. */
  readonly move: readonly Direction[];
  /** Short jumps over an adjacent piece. */
  readonly capture: readonly Direction[];
  /** False where a man may not take a king (Italian). */
  readonly mayCaptureKings?: boolean;
}

/**
 * Where a flying king may land behind its victim.
 * - `any`: on every empty square up to the next piece;
 * - `continue`: if one of those squares lets it take more, only on such squares;
 * - `next`: only on the square right behind;
 * - `haltAtKing`: as `any`, but a move that ends by taking a king ends right behind that king.
 */
export type Landing = 'any' | 'continue' | 'next' | 'haltAtKing';

export interface KingRecord {
  readonly move: readonly Direction[];
  readonly capture: readonly Direction[];
  /** Moves and takes at any distance. */
  readonly flying: boolean;
  /** For flying kings; `any` if left out. */
  readonly landing?: Landing;
}

/**
 * What makes one capture better than another; a record lists them in order, each a maximum
 * among what the ones before have left.
 * - `count`: pieces taken;
 * - `value`: a king counts more than one man and less than two, n kings less than 2n men;
 * - `kings`: kings taken;
 * - `byKing`: taken with a king;
 * - `kingFirst`: a king met as early as possible.
 */
export type CapturePriority = 'count' | 'value' | 'kings' | 'byKing' | 'kingFirst';

export interface CaptureRecord {
  readonly obligation: 'must' | 'free';
  /**
   * Who sees to it, where boards of wood and their players do not do it as the rules here do:
   * `claim`: what was overlooked stands unless the opponent claims it before he moves; `huff`: he
   * takes the piece that should have taken.
   */
  readonly enforcement?: 'claim' | 'huff';
  readonly priority: readonly CapturePriority[];
  /** `after`: taken pieces stay as walls until the move ends; `immediate`: each leaves at once. */
  readonly removal: 'after' | 'immediate';
  /** No turn of 180° between two jumps. */
  readonly noReverse?: boolean;
}

/**
 * What parameters cannot say, by the name of the mechanic:
 * - `longMen`: beyond the river a man goes two squares, and takes with an empty square before or
 *   behind its victim (Elephant Checkers);
 * - `throne`: a king that stands on the throne may be promoted where it stands, and wins (Elephant
 *   Checkers);
 * - `hop`: a man may hop over one man of its own side (Keny);
 * - `line`: a man may pass a line of men of its own side, so that the line moves on (Dameo);
 * - `loneLoses`: who has but one piece has lost (Ghanaian);
 * - `towers`: what is taken goes under the piece that takes it (Bashni, Lasca);
 * - `kingMaximum`: a king takes as many as it can, men as they like (Jekab as some play it);
 * - `kingBeatsMan`: a king against a man and nothing else has won (Turkish draughts as some play it).
 */
export type Mechanic =
  | 'longMen'
  | 'throne'
  | 'hop'
  | 'line'
  | 'loneLoses'
  | 'towers'
  | 'kingMaximum'
  | 'kingBeatsMan';

/** What makes a count of moves start again. */
export type Progress = 'capture' | 'manMove' | 'promotion';

/** What is left on the board when a count of moves begins. */
export interface Ending {
  /**
   * The pieces of the side that has more of them, then of the other: `KKM:K` is two kings and a man
   * against a king. `+` after a letter: or more of them.
   */
  readonly pieces?: readonly string[];
  /** At least and at most so many pieces together, and each side has a king. */
  readonly total?: readonly [least: number, most: number];
  /** Of which side a king has to stand on the long diagonal. */
  readonly mainRoad?: 'stronger' | 'weaker';
}

/** A draw after so many moves; they count from the position after the one that led to the ending. */
export interface CountedDraw {
  readonly rule:
    | 'king-moves'
    | 'no-capture'
    | 'no-progress'
    | 'unchanged-balance'
    | 'three-against-one'
    | 'two-against-one'
    | 'two-kings-against-one'
    | 'main-road'
    | 'few-pieces';
  /** Moves of each side, or of the stronger side alone. */
  readonly moves: number;
  readonly of?: 'stronger';
  readonly until: readonly Progress[];
  /** In any position if left out. */
  readonly when?: Ending;
}

/**
 * How a game is drawn without an agreement:
 * - `repetition`: the same position, with the same side to move, so many times;
 * - `one-piece-each`: at once, if neither side can take;
 * - `one-king-each`: at once, unless a king can be taken, has to be given or is lost by force
 *   (Frisian rules, Art. 21.1);
 * - or after so many moves.
 */
export type DrawRule =
  | CountedDraw
  | { readonly rule: 'repetition'; readonly times: number }
  | { readonly rule: 'one-piece-each' | 'one-king-each' };

export interface VariantRecord {
  /** Lower-case words joined by hyphens. */
  readonly id: string;
  /** The English name. */
  readonly name: string;
  /** Other names people write, lower case. */
  readonly aliases: readonly string[];
  /** The number of PDN's GameType registry. */
  readonly gameType?: number;
  readonly startingColor: 'white' | 'black';
  readonly board: BoardRecord;
  readonly squares: SquareNames;
  /** The sign a capture is written with. */
  readonly captureSign: 'x' | ':' | '-';
  readonly start: StartRecord;
  readonly man: ManRecord;
  readonly king: KingRecord;
  /** What a king becomes that is promoted once more: at the far row, or on its throne. */
  readonly star?: KingRecord;
  readonly capture: CaptureRecord;
  /**
   * When a man that reaches the far row is crowned: `end`: only if its move ends there; `stop`:
   * at once, and its move ends; `continue`: at once, and it goes on taking as a king.
   */
  readonly promotion: 'end' | 'stop' | 'continue';
  /** `blocked`: who cannot move loses; `misere`: wins; `firstKing`: the first king wins too. */
  readonly goal: 'blocked' | 'misere' | 'firstKing';
  readonly mechanics?: readonly Mechanic[];
  /**
   * Of rules that both apply, the one listed first ends the game. If left out, a position ends it that
   * comes up for the third time.
   */
  readonly draws?: readonly DrawRule[];
  /**
   * How many quiet moves one king may make running while its side has a man (Frisian rules, Art. 17:
   * the fourth is not allowed).
   */
  readonly kingLimit?: number;
  /** The square on which a king of a side may be promoted once more, by its name. */
  readonly throne?: Readonly<Record<'white' | 'black', string>> & {
    /** It is promoted when it moves there, and not by a move of its own. */
    readonly onArrival?: boolean;
  };
}
