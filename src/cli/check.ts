import type { Variant } from '../board/variant.js';
import { type Diagnostic, isError } from '../game/diagnostic.js';
import type { Game } from '../game/game.js';
import type { GameNode } from '../game/node.js';
import { readStream } from '../notation/pdn/stream.js';
import { rememberingFinder, variantByTags } from '../notation/pdn/tags.js';
import { command, type Status } from './command.js';
import { Complaint } from './complaint.js';
import { bytesOf, filesOf } from './files.js';
import { variant, variantOf } from './options.js';
import { complain, lineOf, print } from './output.js';

/** Who says which game a record is of. */
type By = 'tags' | 'moves' | 'option';

/** So many games of a file are read by the rules of one variant. */
interface Share {
  readonly id: string;
  readonly name: string;
  readonly by: By;
  games: number;
}

/** A diagnostic and the number of its game. */
interface Finding extends Diagnostic {
  readonly game: number;
}

/** What is in a file. */
interface Report {
  readonly file: string;
  games: number;
  withMoves: number;
  playedToEnd: number;
  readonly variants: Share[];
  readonly diagnostics: Finding[];
}

const noGame: Finding = {
  game: 0,
  severity: 'error',
  code: 'no-game',
  message: 'No game is in it',
  line: 1,
  column: 1,
};

/** Whether all of the main line could be played. */
function isPlayed(root: GameNode): boolean {
  let node: GameNode | undefined = root;
  while (node && node.kind !== 'text') node = node.children[0];
  return node === undefined;
}

/** Reads a file and counts what is in it. */
class Checker {
  readonly report: Report;
  readonly #variant: Variant | undefined;
  readonly #isQuiet: boolean;
  readonly #find = rememberingFinder();
  #isBlank = true;
  /** Whether it has been told that games are read as what they most likely are. */
  #isGuessTold = false;

  constructor(file: string, variant: Variant | undefined, isQuiet: boolean) {
    this.report = { file, games: 0, withMoves: 0, playedToEnd: 0, variants: [], diagnostics: [] };
    this.#variant = variant;
    this.#isQuiet = isQuiet;
  }

  /** Reads the file; gives what is found in it, as soon as it is found. */
  async *read(): AsyncGenerator<Finding, void, undefined> {
    const { report } = this;
    const options = this.#variant ? { variant: this.#variant } : {};
    for await (const { game, diagnostics } of readStream(this.#watched(), options)) {
      this.#count(game);
      for (const found of diagnostics)
        if (this.#isWorthTelling(found)) yield { game: report.games, ...found };
    }
    if (report.games === 0 && !this.#isBlank) yield noGame;
  }

  /** The bytes of the file; sees whether they are more than blanks. */
  async *#watched(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of bytesOf(this.report.file)) {
      this.#isBlank &&= !chunk.some((byte) => byte > 0x20);
      yield chunk;
    }
  }

  #count({ root, variant, tags }: Game): void {
    const { report } = this;
    report.games++;
    if (root.children.length > 0) {
      report.withMoves++;
      if (isPlayed(root)) report.playedToEnd++;
    }
    this.#share(variant, this.#whoSays(tags)).games++;
  }

  #whoSays(tags: ReadonlyMap<string, string>): By {
    if (this.#variant) return 'option';
    return variantByTags(tags, undefined, this.#find) ? 'tags' : 'moves';
  }

  #share({ id, name }: Variant, by: By): Share {
    const { variants } = this.report;
    const known = variants.find((each) => each.id === id && each.by === by);
    if (known) return known;
    const share = { id, name, by, games: 0 };
    variants.push(share);
    return share;
  }

  /** That games are read as what they most likely are is said once. */
  #isWorthTelling(found: Diagnostic): boolean {
    if (isError(found)) return true;
    if (this.#isQuiet) return false;
    const isAgain = this.#isGuessTold && found.code === 'read-as';
    this.#isGuessTold ||= found.code === 'read-as';
    return !isAgain;
  }
}

const sources: Readonly<Record<By, string>> = {
  tags: 'by tags',
  moves: 'told by moves',
  option: 'as asked',
};

function summaryOf({ file, games, withMoves, playedToEnd, variants }: Report): string {
  const shares = variants.map(({ name, games, by }) => `${name} (${games} ${sources[by]})`);
  const counts = `${games} game${games === 1 ? '' : 's'}, ${withMoves} with moves, ${playedToEnd} played to the end`;
  return `${file}: ${[counts, ...shares].join('; ')}\n`;
}

export const check = command({
  name: 'check',
  operands: 'FILE…',
  about: 'Plays all games of PDN files, and tells what is in them and what is wrong with them',
  more: `The file - is standard input. The status is 0 if all could be read and played, 1 if not, 2 if a
file could not be read.`,
  options: {
    variant,
    quiet: { about: 'tells only what could not be read or played' },
    json: { about: 'tells it as JSON' },
  },
  async run({ values, operands }): Promise<Status> {
    const { quiet = false, json = false } = values;
    const asked = variantOf(values.variant);
    const reports: Report[] = [];
    let status: Status = 0;
    for (const file of filesOf(operands)) {
      const checker = new Checker(file, asked, quiet);
      try {
        for await (const found of checker.read()) {
          if (isError(found)) status ||= 1;
          if (json) checker.report.diagnostics.push(found);
          else await print(lineOf(file, found));
        }
        reports.push(checker.report);
        if (!json && !quiet) await print(summaryOf(checker.report));
      } catch (error) {
        if (!(error instanceof Complaint)) throw error;
        await complain(error.message);
        status = 2;
      }
    }
    if (json) await print(`${JSON.stringify(reports, null, 2)}\n`);
    return status;
  },
});
