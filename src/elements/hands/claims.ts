import type { Square } from '../../board/piece.js';
import { ClaimSession } from '../../game/claim-session.js';
import type { Session } from '../../game/session.js';
import { modeWords } from '../../locales/en/modes.js';
import { type Language, wordsIn } from '../../locales/language.js';
import type { Move, Step } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import { styles } from './claims.styles.js';
import type { ModesTarget } from './modes.js';
import { type Input, MoveInput, type Steps } from './move-input.js';
import { stateWords } from './words.js';

/** The legal moves of a position, and those that stand unless somebody claims. */
class LooseSteps implements Steps {
  readonly irregular: readonly Move[];
  readonly #position: Position;

  constructor(position: Position, irregular: readonly Move[]) {
    this.#position = position;
    this.irregular = irregular;
  }

  legalMoves(): readonly Move[] {
    return [...this.#position.legalMoves(), ...this.irregular];
  }

  movesAfter(path: readonly Square[]): readonly Move[] {
    return [...this.#position.movesAfter(path), ...this.#irregularAfter(path)];
  }

  /** A capture goes on rather than that it is broken off. */
  steps(path: readonly Square[]): readonly Step[] {
    const steps = new Map(this.#position.steps(path).map((step) => [step.to, step]));
    for (const move of this.#irregularAfter(path)) {
      const to = move.path[path.length];
      if (to === undefined || (steps.has(to) && !steps.get(to)?.completes)) continue;
      const captured = move.captures[path.length - 1];
      const goesOn = move.path.length > path.length + 1;
      if (steps.has(to) && !goesOn) continue;
      steps.set(to, { to, ...(captured && { captured }), ...(!goesOn && { completes: move }) });
    }
    return [...steps.values()];
  }

  /** The capture broken off where it has come to, if a second press on the piece ends it. */
  endOf(path: readonly Square[]): Move | undefined {
    return path.length > 1
      ? this.#irregularAfter(path).find((move) => move.path.length === path.length)
      : undefined;
  }

  #irregularAfter(path: readonly Square[]): readonly Move[] {
    return this.irregular.filter((move) => path.every((square, i) => move.path[i] === square));
  }
}

/** A session that knows of claims and stands where another does, after the same moves. */
function claimingOn({ game, path, tail }: Session): ClaimSession {
  const session = new ClaimSession(game, path.split('~')[0]);
  for (const move of tail) session.play(move);
  return session;
}

/** A board on which an overlooked capture stands unless the opponent claims before he moves. */
export class Claims {
  readonly #target: ModesTarget;
  /** Those on the button, if there is one. */
  #words: string | undefined;

  constructor(target: ModesTarget) {
    this.#target = target;
    target.adopt(styles);
    target.board.root.addEventListener('click', ({ target: pressed }) => {
      if ((pressed as Element).matches('.claim')) this.claim();
    });
  }

  get #session(): ClaimSession | undefined {
    const session = this.#target.board.session();
    return session instanceof ClaimSession ? session : undefined;
  }

  /** Keeps the game in a session that knows of claims, unless it is that of somebody else. */
  updated(isOn: boolean): void {
    const { board } = this.#target;
    const session = board.session();
    if (isOn && !this.#session && !board.host.session) board.use(claimingOn(session));
    this.#drawButton(isOn && board.isInteractive());
  }

  input(): Input | undefined {
    const { position } = this.#target.board.session();
    const irregular = this.#session?.irregularMoves ?? [];
    return position && new MoveInput(position, new LooseSteps(position, irregular));
  }

  claim(): void {
    const { board } = this.#target;
    const words = wordsIn(board, modeWords).modes;
    let claimed = false;
    board.change('user', () => {
      claimed = this.#session?.claim() ?? false;
    });
    this.#target.say(
      claimed ? `${words.undone}. ${stateWords(board.session(), board)}` : words.nothing,
    );
  }

  /** It is always there: else it would tell that there is something to claim. */
  #drawButton(isOn: boolean): void {
    const { board } = this.#target;
    // Words may still be on their way.
    const language = board.language() as Language | undefined;
    const words = isOn && language ? wordsIn(board, modeWords).modes.claim : undefined;
    if (words === this.#words) return;
    this.#words = words;
    this.#target.draw(
      'claim',
      words && language
        ? {
            tag: 'button',
            name: 'claim',
            // Keys have a command for it, so that Tab still passes the board in one step.
            attributes: {
              class: 'claim',
              part: 'button',
              type: 'button',
              tabindex: -1,
              lang: language.lang,
            },
            content: words,
          }
        : undefined,
    );
  }
}
