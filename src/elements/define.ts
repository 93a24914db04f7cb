import { DraughtsBoard } from './draughts-board/draughts-board.js';

/** Registers the elements, as `<prefix-board>` and so on. A tag already taken stays as it is. */
export function define({ prefix = 'draughts' }: { readonly prefix?: string } = {}): void {
  const tag = `${prefix}-board`;
  if (customElements.get(tag)) console.warn(`<${tag}> is already defined`);
  // one class can have one tag only
  else
    customElements.define(
      tag,
      prefix === 'draughts' ? DraughtsBoard : class extends DraughtsBoard {},
    );
}
