import { getVariant } from '../../board/variant.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import { Game } from '../../game/game.js';
import { Session } from '../../game/session.js';
import { sessions } from '../shared/sessions.js';
import { fault } from './asked.js';
import { type Loaded, type LoadOptions, load } from './record.js';
import type { Source } from './source.js';

const notLoaded: Loaded = { session: undefined, diagnostics: [fault('not-loaded')] };

/**
 * Keeps what a board shows: the last good session, and what was found wrong with what has been
 * asked for since.
 */
export class Loader {
  diagnostics: readonly Diagnostic[] = [];
  /** Settles when all that has been asked for is there. */
  pending: Promise<void> | undefined;
  /** Something has been read that nobody has been told of. */
  news = false;
  /** The last good session. */
  #shown: Session | undefined;
  #good = false;
  readonly #changed: () => void;

  /** `changed` is called back when something has been read; another session may be shown then. */
  constructor(board: Element, changed: () => void) {
    this.#changed = changed;
    sessions.set(board, this);
  }

  /** What is shown; an opening position until there is something. */
  get session(): Session {
    this.#shown ??= new Session(new Game({ variant: getVariant('international') }));
    return this.#shown;
  }

  load(source: Source, options: LoadOptions): void {
    const loaded = load(source, options);
    if (!(loaded instanceof Promise)) {
      this.pending = undefined;
      this.#accept(loaded);
      return;
    }
    const accept = (result: Loaded): void => {
      // Something else may have been asked for meanwhile.
      if (this.pending === pending) this.#accept(result);
    };
    const pending: Promise<void> = loaded.then(accept, () => accept(notLoaded));
    this.pending = pending;
  }

  /** Goes on in another session with what is shown. */
  use(session: Session): void {
    this.#shown = session;
    this.#changed();
  }

  /** Shows what was not asked for here. */
  show(loaded: Loaded): void {
    this.pending = undefined;
    this.#accept(loaded);
  }

  /** A part of the library could not be fetched. */
  lack(): void {
    this.#accept(notLoaded);
  }

  #accept({ session, diagnostics, doubtful }: Loaded): void {
    this.news = true;
    this.diagnostics = diagnostics;
    // What has a fault is only shown if there is nothing better to show.
    if (session && !(doubtful && this.#good)) {
      this.#good ||= !doubtful;
      this.#shown = session;
    }
    this.#changed();
  }
}
