import {
  type CSSResult,
  html,
  LitElement,
  type PropertyDeclarations,
  svg,
  type TemplateResult,
} from 'lit';
import { createScene } from '../../drawing/scene.js';
import { parseFen } from '../../notation/fen.js';
import { styles } from './draughts-board.styles.js';

/**
 * A draughts position.
 *
 * @tag draughts-board
 * @cssprop [--draughts-dark=#b88762] - Colour of the playable squares.
 * @cssprop [--draughts-white=#fff8e7] - Colour of the white pieces.
 * @cssprop [--draughts-black=#2b2320] - Colour of the black pieces.
 */
export class DraughtsBoard extends LitElement {
  static override styles: CSSResult = styles;

  static override properties: PropertyDeclarations = {
    fen: {},
  };

  /** The position in PDN FEN. */
  declare fen: string;

  constructor() {
    super();
    this.fen = '';
  }

  protected override render(): TemplateResult {
    const { columns, rows, discs } = createScene(parseFen(this.fen).setup);
    return html`<svg
      viewBox="0 0 ${columns} ${rows}"
      role="img"
      aria-label="Draughts board, ${discs.length} pieces"
    >
      ${discs.map(({ x, y, color }) => svg`<circle class=${color} cx=${x} cy=${y} r=".4" />`)}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'draughts-board': DraughtsBoard;
  }
}
