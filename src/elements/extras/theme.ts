import type { Setup } from '../../board/setup.js';
import type { Scene, View } from '../../drawing/scene.js';
import { withTexture } from '../../drawing/texture.js';
import { isTheme, type ThemeName, themeCss } from '../../drawing/themes.js';
import type { Extra, ExtrasBoard } from './extras.js';
import { adopt, takeOff } from './sheets.js';

/** The look that an author has chosen: colors, and what is drawn on the dark squares. */
export class Theme implements Extra {
  readonly #board: ExtrasBoard;
  #css = '';

  constructor(board: ExtrasBoard) {
    this.#board = board;
  }

  scene(scene: Scene, setup: Setup, view: View): Scene {
    return withTexture(scene, setup, view, this.#name ?? '');
  }

  updated(): void {
    const { root } = this.#board;
    const css = this.#name ? themeCss(this.#name) : '';
    if (css !== this.#css) takeOff(root, this.#css);
    this.#css = css;
    if (css) adopt(root, css);
  }

  get #name(): ThemeName | undefined {
    const { theme } = this.#board.host;
    return isTheme(theme) ? theme : undefined;
  }
}
