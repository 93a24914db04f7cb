/** Registers an element as `<prefix-name>`. A tag already taken stays as it is. */
export function register(
  name: string,
  element: CustomElementConstructor,
  prefix = 'draughts',
): void {
  const tag = `${prefix}-${name}`;
  if (customElements.get(tag)) console.warn(`<${tag}> is already defined`);
  // one class can have one tag only
  else customElements.define(tag, prefix === 'draughts' ? element : class extends element {});
}
