import type { Variant } from '../../board/variant.js';
import type { Position } from '../../rules/position.js';
import type { LineOptions } from './line.js';
import type { Reporter } from './notes.js';
import type { RawGame, RawItem, RawLine } from './raw-game.js';
import type { Section } from './sections.js';
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
  readonly isSeveral?: (text: string, section: Section) => boolean;
  /** Notes a result at the end of a game that cannot mean what a tag says. */
  readonly compareResults?: (game: Source, variant: Variant) => void;
  /** The game of plain PDN, much faster than by the lexer; undefined if it is not plain. */
  readonly plainGames?: (text: string, reporter: Reporter) => readonly RawGame[] | undefined;
  /** The section at a place of a text, if it is plain. */
  readonly plainSection?: (text: string, from: number) => Section | undefined;
  /** Other names of squares that a line has, or else a faster way to read it. */
  readonly namesIn?: (line: RawLine, start: Position | undefined) => LineOptions;
  /** Takes what a line has in brackets into it, where it may be the answers of the other side. */
  readonly withAnswers?: (items: readonly RawItem[]) => readonly RawItem[] | undefined;
}
