import type { GameNode } from '../../game/node.js';
import { type Move, sameMove } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import type { Answer, FlowHint, FlowOptions, Happening, Tally } from './answer.js';
import { after, comesToTheSame, playedIn } from './equal.js';
import { hintOf, hintsIn } from './hint.js';
import type { Puzzle } from './puzzle.js';
import {
  authorsLine,
  countLines,
  falseTries,
  lengthAfter,
  movesAfter,
  type Played,
  rightMoves,
} from './solution.js';

interface Place {
  readonly node: GameNode;
  /** The record's, or one that comes to the same. */
  readonly position: Position;
  readonly move?: Move;
}

const none: readonly never[] = [];

/** The solving of one puzzle. It judges moves and answers them; whoever shows it moves the board. */
export class Flow {
  readonly puzzle: Puzzle;
  phase: 'solving' | 'solved' | 'revealed' = 'solving';
  readonly #options: FlowOptions;
  readonly #now: () => number;
  #trail: Place[];
  /** What the solver has chosen where he had a choice. */
  #chosen = new Map<GameNode, Played>();
  /** Moves of the opponent after which every defence has been met. */
  #met = new Set<GameNode>();
  #lines = 0;
  #attempts = 0;
  #isTrying = false;
  #hints = 0;
  #level = 0;
  #began: number;
  #ended: number | undefined;
  #wasRevealed = false;

  constructor(puzzle: Puzzle, options: FlowOptions = {}) {
    this.puzzle = puzzle;
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#began = this.#now();
    this.#trail = [{ node: puzzle.start, position: puzzle.position }];
  }

  get position(): Position {
    return this.#last.position;
  }

  /** What the solver may play: every legal move, in his turn. */
  get moves(): readonly Move[] {
    const isAsked = this.phase === 'solving' && this.position.turn === this.puzzle.solver;
    return isAsked ? this.position.legalMoves() : none;
  }

  /** The moves made from the place where solving begins. */
  get line(): readonly Move[] {
    return this.#trail.flatMap(({ move }) => move ?? []);
  }

  /** How many of the opponent's defences have been met. */
  get progress(): { readonly met: number; readonly of: number } {
    const { start, solver } = this.puzzle;
    const isAll = this.#options.defences === 'all';
    return { met: this.#lines, of: isAll ? countLines(start, solver, this.#chosen) : 1 };
  }

  get tally(): Tally {
    return {
      attempts: this.#attempts,
      hints: this.#hints,
      elapsed: (this.#ended ?? this.#now()) - this.#began,
      line: this.line,
      isRevealed: this.#wasRevealed,
    };
  }

  /** Begins, also once more. What happens first: the opponent may be to move. */
  start(): readonly Happening[] {
    if (this.phase === 'solved') {
      this.#attempts = 0;
      this.#hints = 0;
    }
    if (this.phase !== 'solving') this.#began = this.#now();
    this.#ended = undefined;
    this.phase = 'solving';
    this.#trail.length = 1;
    this.#chosen.clear();
    this.#met.clear();
    this.#lines = 0;
    this.#level = 0;
    this.#isTrying = false;
    return this.position.turn === this.puzzle.solver ? none : this.#goOn();
  }

  /** Judges a move of the solver. A right one is made, and so is what follows by itself. */
  try(move: Move): Answer {
    const { node, position } = this.#last;
    const next = after(move, position);
    const isAsked = this.phase === 'solving';
    if (!next || (isAsked && position.turn !== this.puzzle.solver))
      return { verdict: 'illegal', refutation: none, follows: none };
    if (!isAsked) return { verdict: 'free', refutation: none, follows: none };
    if (!this.#isTrying) this.#attempts++;
    this.#isTrying = true;
    const isMove = (each: Played): boolean => {
      const meant = playedIn(each, position);
      return meant !== undefined && sameMove(meant, move);
    };
    const right = rightMoves(node);
    const isFalse = falseTries(node).find(isMove);
    const found = right.find(isMove) ?? (isFalse ? undefined : this.#equal(move));
    if (!found) return this.#refuse(isFalse);
    this.#make({ node: found, position: next, move });
    const isAuthors = found === right[0] && isMove(found);
    const verdict = isAuthors ? 'right' : 'alternative';
    return { verdict, node: found, refutation: none, follows: this.#goOn() };
  }

  /** Says a little more of the move that is asked for; undefined if none is. */
  hint(): FlowHint | undefined {
    const { node, position } = this.#last;
    const next = this.moves.length > 0 ? rightMoves(node)[0] : undefined;
    const move = next && playedIn(next, position);
    if (!next || !move) return undefined;
    if (this.#level < 3) this.#hints++;
    this.#level = Math.min(this.#level + 1, 3);
    const said = [...node.comments, ...next.before, ...next.comments];
    const text = hintsIn(said, position.variant)[this.#level - 1];
    return hintOf(move, this.#level, text);
  }

  /** Gives up. The author's solution, from the place where solving begins. */
  reveal(): readonly Played[] {
    if (this.phase === 'solving') {
      this.#end('revealed');
      this.#wasRevealed = true;
    }
    return this.puzzle.solution;
  }

  get #last(): Place {
    return this.#trail.at(-1) as Place;
  }

  #equal(move: Move): Played | undefined {
    if (this.#options.accept !== 'result') return undefined;
    const { node, position } = this.#last;
    const { solver } = this.puzzle;
    return rightMoves(node).find((each) => comesToTheSame(move, position, each, solver));
  }

  #refuse(node: Played | undefined): Answer {
    this.#isTrying = false;
    const refutation = node ? authorsLine(node, this.puzzle.solver) : none;
    return { verdict: 'wrong', ...(node && { node }), refutation, follows: none };
  }

  #make(place: Place & { readonly node: Played }): void {
    if (this.position.turn === this.puzzle.solver) this.#chosen.set(this.#last.node, place.node);
    this.#trail.push(place);
    this.#level = 0;
  }

  /** What happens until the solver is asked again, or has done all. */
  #goOn(): readonly Happening[] {
    const happened: Happening[] = [];
    while (this.phase === 'solving') {
      const isSolvers = this.position.turn === this.puzzle.solver;
      const node = isSolvers ? rightMoves(this.#last.node)[0] : this.#reply();
      const move = node && playedIn(node, this.position);
      if (node && move) {
        if (isSolvers && !this.#isForced) break;
        this.#make({ node, position: this.position.play(move), move });
        happened.push({ kind: isSolvers ? 'forced' : 'reply', move, node });
      } else if (this.#goBack()) happened.push({ kind: 'back', line: this.line });
      else {
        this.#end('solved');
        happened.push({ kind: 'solved' });
      }
    }
    return happened;
  }

  /** The solver does something himself first. */
  get #isForced(): boolean {
    const { autoForced } = this.#options;
    return autoForced === true && this.#chosen.size > 0 && this.position.legalMoves().length === 1;
  }

  #reply(): Played | undefined {
    const moves = movesAfter(this.#last.node);
    const { defences, random = Math.random } = this.#options;
    if (defences === 'all') return moves.find((each) => !this.#met.has(each));
    if (defences === 'random') return moves[Math.floor(random() * moves.length)];
    if (defences !== 'longest') return moves[0];
    const lengths = moves.map((each) => lengthAfter(each, this.puzzle.solver));
    return moves[lengths.indexOf(Math.max(...lengths))];
  }

  /** A line is done: back to the last place where the opponent has another defence, if any. */
  #goBack(): boolean {
    this.#lines++;
    if (this.#options.defences !== 'all') return false;
    for (let i = this.#trail.length - 1; i > 0; i--) {
      const { node, position } = this.#trail[i - 1] as Place;
      if (position.turn === this.puzzle.solver) continue;
      this.#met.add((this.#trail[i] as Place).node);
      if (movesAfter(node).every((each) => this.#met.has(each))) continue;
      this.#trail.length = i;
      return true;
    }
    return false;
  }

  #end(phase: 'solved' | 'revealed'): void {
    this.phase = phase;
    this.#ended = this.#now();
  }
}
