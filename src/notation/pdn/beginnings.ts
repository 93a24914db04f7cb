import { mainLines, type Word, wordsIn } from './main-lines.js';

// Where games begin in what people type: behind a heading, and where the numbers begin anew.

/** A number without what follows it up to its move. */
const sign = /^\(?\d{1,3}(?:\s*[.…)]-?|:)?/;

const date = '\\d{1,2}([-./])\\d{1,2}\\1(?:\\d{4}|\\d\\d)|\\d{4}([-./])\\d{1,2}\\2\\d{1,2}';
const time = '(?:[01]?\\d|2[0-3])[.:][0-5]\\d(?::[0-5]\\d)?';
/** Dates and times and nothing else. */
const onlyTimes = new RegExp(`^\\s*(?:(?:${date}|${time})(?![.\\d])[\\s,-]*)+$`);
/** What may be read as something else in a heading. */
const figure = /(?<!\S)[^\s\d½]*[\d½]\S*(?:\s+[-:x]+\s+[^\s\d½]*[\d½]\S*)*/g;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: (text: string) => string;
}

const blank = (text: string): string => ' '.repeat(text.length);
const withoutFigures = (text: string): string => text.replace(figure, blank);
const star = (text: string): string => '*'.padEnd(text.length);
const starBehindBlank = (text: string): string => ` *${text.slice(2)}`;

const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0]);

/** Goes through the main lines of a text, to find where its games begin. */
class Beginnings {
  readonly edits: Edit[] = [];
  cuts = 0;
  private readonly lines: string;
  private readonly words: readonly Word[];
  private readonly hasSetup: boolean;
  private readonly canCut: boolean;
  /** Of the game: its last number, its moves, the first empty line behind them. */
  private number = 0;
  private moves = 0;
  private empty: Edit | undefined;
  /** What may be headings, and how much in them looks like moves. */
  private headings: Edit[] = [];
  private inHeadings = 0;
  /** Whether there were words before its first move. */
  private isProse = false;
  /** Of the line. */
  private from = 0;
  private figures = 0;
  private hasWord = false;
  private beginsWithWord = false;
  private isNumbered = false;

  constructor(text: string) {
    this.lines = mainLines(text);
    this.words = wordsIn(this.lines);
    this.hasSetup = /\[\s*FEN/i.test(text);
    const isOpen = /\((?!\d{1,3}\))/.test(this.lines);
    // In an open bracket numbers may begin anew, and so they may in the second solution of a problem.
    this.canCut = !isOpen && !this.hasSetup && (!text.includes('[') || mayBeSeveral(text));
    this.words.forEach((word, i) => {
      this.take(word, i);
    });
  }

  private take(word: Word, i: number): void {
    const { kind, at, end } = word;
    switch (kind) {
      case 'empty':
      case 'line':
        this.endLine(at, end);
        if (kind === 'empty' && this.moves > 0)
          this.empty ??= { from: at, to: end, by: starBehindBlank };
        break;
      case 'position':
        this.begin(end);
        break;
      case 'number':
        this.takeNumber(word, i);
        break;
      case 'result':
        this.takeResult(end);
        break;
      case 'move':
        this.figures++;
        break;
      default:
        this.beginsWithWord ||= this.figures === 0;
        this.hasWord = true;
    }
  }

  /** A line up to an offset; what follows begins at another. */
  private endLine(at: number, next: number): void {
    const isGame = this.number > 0 || this.moves > 0;
    this.isProse ||= this.hasWord;
    const mayBeHeading = isGame
      ? this.empty && this.beginsWithWord
      : this.hasWord ||
        (this.isProse && this.figures === 1) ||
        onlyTimes.test(this.lines.slice(this.from, at));
    if (this.figures > 0 && mayBeHeading && !this.isNumbered) {
      this.headings.push({ from: this.from, to: at, by: withoutFigures });
      this.inHeadings += this.figures;
    } else if (this.figures > 0) this.keep();
    this.from = next;
    this.figures = 0;
    this.hasWord = false;
    this.beginsWithWord = false;
    this.isNumbered = false;
  }

  /** What looks like moves up to here are such. */
  private keep(): void {
    this.moves += this.figures + this.inHeadings;
    this.headings = [];
    this.inHeadings = 0;
    this.empty = undefined;
  }

  private begin(from: number): void {
    this.endLine(from, from);
    this.keep();
    this.moves = 0;
    this.number = 0;
    this.isProse = false;
  }

  /** The result of a game; in a heading, of a match. */
  private takeResult(end: number): void {
    const isHeading = this.hasWord && this.figures < 2 && this.number + this.moves === 0;
    if (isHeading) this.figures++;
    else this.begin(end);
  }

  private takeNumber({ text, at, end }: Word, i: number): void {
    const isFirst = this.figures === 0 && !this.isNumbered;
    const number = numberIn(text);
    if (isFirst && this.hasWord && this.isHeading(number, i)) return;
    const isBeginning = isFirst && !this.hasWord;
    if (!this.isNumbered) this.endLine(at, at);
    const [written = ''] = sign.exec(text) ?? [];
    const isOne =
      number === 1 && !/[.…]/.test(text.slice(written.length)) && !written.includes('…');
    const isNext = this.moves > 0 && (this.empty !== undefined || this.number > 1);
    if (isOne && isBeginning && isNext && this.canCut) {
      this.edits.push(this.empty ?? { from: at, to: at + written.length, by: star });
      this.cuts++;
      this.moves = 0;
      this.clear();
    } else if (this.number === 0 && (isOne || this.isAhead(number))) this.clear();
    this.keep();
    this.number = number;
    this.isNumbered = true;
    this.from = end;
  }

  /** Whether a number is too high for what looks like moves before it. */
  private isAhead(number: number): boolean {
    const before = this.moves + this.inHeadings;
    // Black's first number may stand behind White's move: Wit: 32-28 1... 19-23.
    return number === 1 ? before !== 1 || this.hasSetup : before < number - 1;
  }

  /** What may be headings are such. */
  private clear(): void {
    for (const heading of this.headings) this.edits.push(heading);
    this.headings = [];
    this.inHeadings = 0;
  }

  /** Whether a number and one move behind words are a heading, as the numbers begin below it. */
  private isHeading(number: number, i: number): boolean {
    let moves = 0;
    for (let next = i + 1; next < this.words.length; next++) {
      const { kind, text = '' } = this.words[next] ?? {};
      if (kind === 'number') {
        const isBelow = /^[\r\n]/.test(this.words[next - 1]?.text ?? '');
        return (isBelow || number > 1) && moves === 1 && numberIn(text) === 1;
      }
      if (kind === 'move') moves++;
      else if (kind === 'empty' && number === 1) return false;
    }
    return false;
  }
}

/** A text with nothing in its headings that could be moves, and a star where a game begins anew. */
export function withBeginnings(text: string): string {
  let done = '';
  let at = 0;
  for (const { from, to, by } of new Beginnings(text).edits.sort((a, b) => a.from - b.from)) {
    done += text.slice(at, from) + by(text.slice(from, to));
    at = to;
  }
  return done + text.slice(at);
}

/** The first move anywhere, and one at the beginning of a line, but for 1... */
const one = /(?<![\d.])1\s*[.)\s]/;
const oneAgain = /^[^\S\r\n]*\(?1\s*[.)\s](?!\.)/gm;

/** Nearly no game has it. */
function mayBeSeveral(text: string): boolean {
  const first = text.search(one);
  oneAgain.lastIndex = first + 1;
  return first >= 0 && oneAgain.test(text);
}

/** Whether the numbers begin anew in a text, so that it has several games. */
export const isSeveral = (text: string): boolean =>
  mayBeSeveral(text) && new Beginnings(text).cuts > 0;
