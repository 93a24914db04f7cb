import type { Setup } from '../../board/setup.js';
import type { Variant } from '../../board/variant.js';
import { Game } from '../../game/game.js';
import type { RootNode } from '../../game/node.js';
import { reportFen } from './fen-tag.js';
import type { Help } from './help.js';
import { Lexer } from './lexer.js';
import { Notes } from './notes.js';
import { GameCutter, type RawGame, type RawLine } from './raw-game.js';
import { Replay } from './replay.js';
import type { Section } from './sections.js';
import { tagOf } from './tags.js';

/** The games of PDN, their words read, but not played. */
export function rawGamesOf(text: string, words: Notes, help: Help): readonly RawGame[] {
  const { plainGames, tidy } = help;
  return (
    plainGames?.(text, words) ??
    new GameCutter(words).cut(new Lexer(tidy?.(text) ?? text, words).tokens())
  );
}

/** A game of a text before its moves are played; of a plain section, before they are even read. */
export class Source {
  readonly tags: ReadonlyMap<string, string>;
  /** Where its section begins in the whole text, and where it begins in its section. */
  readonly from: number;
  readonly at: number;
  /** What is found in it, the words apart. */
  readonly notes: Notes;
  /** What is found in the words of its section. */
  readonly words: Notes;
  /** The part of the text that it stands in. */
  readonly text: string;
  private readonly section: Section;
  private readonly help: Help;
  /** The result at its end. */
  readonly result: string | undefined;
  private built: RawGame | undefined;

  constructor(text: string, help: Help, section: Section, words: Notes, raw?: RawGame) {
    this.text = text;
    this.help = help;
    this.notes = new Notes(section.from);
    this.words = words;
    this.built = raw;
    this.from = section.from;
    this.at = raw?.at ?? 0;
    this.tags = (raw ?? section).tags ?? new Map();
    this.section = section;
    this.result = (raw ?? section).result;
  }

  /** Where its tags stand. */
  get tagAt(): ReadonlyMap<string, number> {
    return (this.built ?? this.section).tagAt;
  }

  /** Its words. They are read when they are asked for. */
  get raw(): RawGame {
    if (!this.built) {
      const [raw] = rawGamesOf(this.text, this.words, this.help);
      const { tags, tagAt } = this;
      this.built = raw ?? { tags, tagAt, line: empty, result: '', at: 0 };
    }
    return this.built;
  }

  /** Whether the moves begin with a setup, which then is the start of the game. */
  private get beginsWithSetup(): boolean {
    // Looked for by what is rare.
    const first = /\/FEN(?<=\]\s*(?:\{[^}]*\}\s*)*(?:\d+\s*\.+\s*)?....)/i;
    return this.built !== undefined || first.test(this.text);
  }

  /** The game that it is, if it is one of a variant. */
  game(variant: Variant): Game {
    const { result } = this;
    this.help.compareResults?.(this, variant);
    const isTagged = !result || result === '*' || tagOf(this.tags, 'Result');
    const tags = isTagged ? this.tags : new Map(this.tags).set('Result', result);
    return new WrittenGame({ variant, tags, start: this.start(variant) }, this);
  }

  private start(variant: Variant): Setup {
    const fen = tagOf(this.tags, 'FEN');
    if (fen) {
      const from = tagOf(this.tagAt, 'FEN') ?? 0;
      return reportFen(fen, variant, this.notes, this.text, from);
    }
    const first = this.beginsWithSetup ? this.raw.line.items[0] : undefined;
    if (first?.kind !== 'fen') return variant.start;
    return reportFen(first.text, variant, this.notes, this.text, first.at);
  }

  /** Plays the moves from the start of the game. */
  play(start: Setup): RootNode {
    const line = withoutScore(this.raw.line, tagOf(this.tags, 'Result'));
    const isGiven = !tagOf(this.tags, 'FEN') && line.items[0]?.kind === 'fen';
    const items = line.items.slice(isGiven ? 1 : 0);
    // Nobody asks for the words of a game again that has been played, and there may be thousands.
    this.built = undefined;
    return new Replay(this.text, this.notes, this.help).tree(start, { ...line, items });
  }
}

const empty: RawLine = { items: [], before: [], ahead: [] };

/** Scores such as 4-6 look like a move; the last one that says what the Result tag says is none. */
function withoutScore(line: RawLine, result: string | undefined): RawLine {
  const { items } = line;
  const isScore = result && items.at(-1)?.text === result.replace(/\s/g, '');
  return isScore ? { ...line, items: items.slice(0, -1) } : line;
}

/** A game whose moves are read when they are asked for. */
class WrittenGame extends Game {
  private readonly source: Source;
  private played: RootNode | undefined;

  constructor(parts: ConstructorParameters<typeof Game>[0], source: Source) {
    super(parts);
    this.source = source;
  }

  override get root(): RootNode {
    this.played ??= this.source.play(this.start);
    return this.played;
  }
}
