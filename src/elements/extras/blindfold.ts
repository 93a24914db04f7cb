import type { Square } from '../../board/piece.js';
import type { Drawing } from '../../drawing/draw.js';
import { say } from '../../locales/say.js';
import type { Extra, ExtrasBoard } from './extras.js';
import { relabelled } from './relabel.js';
import { adopt, takeOff } from './sheets.js';

const css = '.live{visibility:hidden}';

/**
 * A board without its pieces, for who plays or solves from memory. They are neither drawn nor named
 * by the squares: whoever hears the board has no more of them than whoever sees it. Moves are told
 * as ever, and commands still read the position.
 */
export class Blindfold implements Extra {
  readonly #board: ExtrasBoard;

  constructor(board: ExtrasBoard) {
    this.#board = board;
  }

  drawings(all: readonly Drawing[]): readonly Drawing[] {
    if (!isBlindfold(this.#board.host.pieces)) return all;
    return this.#unnamed(all).map((drawing) =>
      drawing.name === 'board' && typeof drawing.content === 'object'
        ? { ...drawing, content: drawing.content.filter(isNoPiece).map((each) => this.#bare(each)) }
        : drawing,
    );
  }

  updated(): void {
    (isBlindfold(this.#board.host.pieces) ? adopt : takeOff)(this.#board.root, css);
  }

  /** What the picture says is the game, and whose turn it is. */
  #unnamed(all: readonly Drawing[]): readonly Drawing[] {
    const { host, language, session } = this.#board;
    if (host.getAttribute('aria-label') ?? host.label) return all;
    const { variant, turn } = session().setup;
    const words = language();
    // Its words may still be on their way; then the picture has none.
    if (!words) return all;
    const name = words.variants?.[variant.id] ?? variant.name;
    const label = [say(words.label, { variant: name }), ...(turn ? [words.turn[turn]] : [])];
    return relabelled(all, () => label.join('. '));
  }

  /** Squares that tell their names only. */
  #bare(drawing: Drawing): Drawing {
    const { content, attributes } = drawing;
    if (attributes.role === 'gridcell') {
      const name = this.#board.name(Number(attributes['data-square']) as Square);
      return { ...drawing, attributes: { ...attributes, class: undefined, 'aria-label': name } };
    }
    return attributes.role && typeof content === 'object'
      ? { ...drawing, content: content.map((each) => this.#bare(each)) }
      : drawing;
  }
}

export const isBlindfold = (pieces: unknown): boolean => pieces === 'none';

const isNoPiece = ({ attributes }: Drawing): boolean => !/^piece\b/.test(`${attributes.part}`);
