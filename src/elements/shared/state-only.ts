/**
 * Frameworks assign whatever is `in` an element. Names that only tell the state of one take an
 * assignment without effect, and say so once.
 */
export function stateOnly(prototype: object, names: readonly string[]): void {
  for (const name of names) {
    let told = false;
    Object.defineProperty(prototype, name, {
      ...Object.getOwnPropertyDescriptor(prototype, name),
      set(this: Element) {
        if (!told) console.warn(`${name} of <${this.localName}> can only be read.`);
        told = true;
      },
    });
  }
}
