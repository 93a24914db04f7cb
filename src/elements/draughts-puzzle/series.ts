import type { Game } from '../../game/game.js';
import { formatFen } from '../../notation/write-fen.js';
import type { Tally } from './answer.js';
import { readPuzzle } from './puzzle.js';

/** What is kept of a puzzle. */
export interface Kept {
  readonly isSolved: boolean;
  readonly attempts: number;
  readonly hints: number;
  readonly elapsed: number;
  readonly isRevealed: boolean;
}

/** Where results are kept from one visit to the next, such as `localStorage`. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface SeriesOptions {
  readonly memory?: Memory | undefined;
  /** The name that they are kept by. */
  readonly name?: string | undefined;
  /** The place where solving begins. */
  readonly startAt?: string | undefined;
}

export interface Score {
  /** Solved without the solution being shown. */
  readonly solved: number;
  readonly of: number;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** What a memory holds may be anything. */
function keptIn(value: unknown): Kept | undefined {
  const { isSolved, attempts, hints, elapsed, isRevealed } = (value ?? {}) as Partial<Kept>;
  if (typeof isSolved !== 'boolean' || typeof isRevealed !== 'boolean') return undefined;
  if (!isCount(attempts) || !isCount(hints) || !isCount(elapsed)) return undefined;
  return { isSolved, attempts, hints, elapsed, isRevealed };
}

/** Puzzles are known by their positions, so a set may be put in another order. */
function namesOf(games: readonly Game[], startAt: string | undefined): readonly string[] {
  const seen = new Map<string, number>();
  return games.map((game) => {
    // Games that begin alike are not the same where the solver begins.
    const { position = game.start } = (startAt && readPuzzle(game, { startAt })) || {};
    const name = `${game.variant.id} ${formatFen(position)}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times > 1 ? `${name} ${times}` : name;
  });
}

/** Many games as a set of puzzles: where the reader is, and what he has done. */
export class Series {
  readonly games: readonly Game[];
  /** Which game is shown, from 0. */
  at = 0;
  readonly #names: readonly string[];
  readonly #memory: Memory | undefined;
  readonly #name: string;
  readonly #known = new Map<string, Kept>();

  constructor(
    games: readonly Game[],
    { memory, name = 'draughts-puzzle', startAt }: SeriesOptions = {},
  ) {
    this.games = games;
    this.#names = namesOf(games, startAt);
    this.#memory = memory;
    this.#name = name;
    this.#recall();
  }

  get game(): Game | undefined {
    return this.games[this.at];
  }

  /** What has been done of each puzzle; undefined where nothing has. */
  get results(): readonly (Kept | undefined)[] {
    return this.#names.map((name) => this.#known.get(name));
  }

  get score(): Score {
    const solved = this.results.filter((each) => each?.isSolved && !each.isRevealed);
    return { solved: solved.length, of: this.games.length };
  }

  /** False, and nothing changes, where there is no such puzzle. */
  go(index: number): boolean {
    if (!this.games[index]) return false;
    this.at = index;
    return true;
  }

  /** The next puzzle that is not solved, behind this one or else from the first on. */
  get nextOpen(): number | undefined {
    const { results, at } = this;
    const order = [...results.keys()].map((i) => (at + 1 + i) % results.length);
    return order.find((index) => index !== at && !results[index]?.isSolved);
  }

  /** Keeps what has been done of the puzzle that is shown. The first solution of it stays. */
  keep({ attempts, hints, elapsed, isRevealed }: Tally, isSolved: boolean): void {
    const name = this.#names[this.at];
    const known = name === undefined ? undefined : this.#known.get(name);
    if (name === undefined || known?.isSolved) return;
    // Whoever has been shown the solution has been, also when he comes back.
    const wasRevealed = isRevealed || known?.isRevealed === true;
    this.#known.set(name, { isSolved, attempts, hints, elapsed, isRevealed: wasRevealed });
    try {
      const stored = this.#stored();
      // Others may have kept more meanwhile.
      if (keptIn(stored[name])?.isSolved) return;
      const all = { ...stored, [name]: this.#known.get(name) };
      this.#memory?.setItem(this.#name, JSON.stringify(all));
    } catch {
      // A memory that is full or not allowed is none.
    }
  }

  #recall(): void {
    for (const [name, value] of Object.entries(this.#stored())) {
      const kept = keptIn(value);
      if (kept && this.#names.includes(name)) this.#known.set(name, kept);
    }
  }

  #stored(): Readonly<Record<string, unknown>> {
    try {
      const value: unknown = JSON.parse(this.#memory?.getItem(this.#name) ?? '{}');
      return typeof value === 'object' && value ? { ...value } : {};
    } catch {
      return {};
    }
  }
}
