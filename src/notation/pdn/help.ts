import type { Variant } from '../../board/variant.js';
import type { Position } from '../../rules/position.js';
import type { MoveTextOptions } from '../read-move.js';
import type { RawItem, RawLine } from './raw-game.js';
import type { Token } from './token.js';
import type { Source } from './written-game.js';

/** Says which game records without a name for theirs are, the likeliest first. */
export type Guesser = (games: readonly Source[]) => readonly Guess[];

/** A game that records may belong to. */
export interface Guess {
  readonly variant: Variant;
  /** Which part of the moves can be played, from 0 to 1. */
  readonly confidence: number;
}

/** What those read by who have more than clean PDN. */
export interface Help {
  /** Without it, games that no tag names are International. */
  readonly guesser?: Guesser;
  /** Makes PDN of what people type and paste, every sign in its place. */
  readonly tidy?: (text: string) => string;
  /** Whether the numbers of moves begin anew, so that there are several games. */
  readonly isSeveral?: (text: string) => boolean;
  /** Notes a result at the end of a game that cannot mean what a tag says. */
  readonly compareResults?: (game: Source, variant: Variant) => void;
  /** The words of plain PDN, much faster than by the lexer; undefined if it is not plain. */
  readonly plainTokens?: (text: string) => readonly Token[] | undefined;
  /** Other names of squares that a line has. */
  readonly namesIn?: (line: RawLine, start: Position | undefined) => MoveTextOptions;
  /** Takes what a line has in brackets into it, where it may be the answers of the other side. */
  readonly withAnswers?: (items: readonly RawItem[]) => readonly RawItem[] | undefined;
}
