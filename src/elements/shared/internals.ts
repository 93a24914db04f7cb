/** An element gives its internals once; whoever needs them asks here. */
const known = new WeakMap<HTMLElement, ElementInternals>();

export function internalsOf(host: HTMLElement): ElementInternals {
  const internals = known.get(host) ?? host.attachInternals();
  known.set(host, internals);
  return internals;
}

/** Sets a state that style sheets know as `:state(name)`, and older browsers as `:--name`. */
export function setState(host: HTMLElement, name: string, isOn: boolean): void {
  const { states } = internalsOf(host);
  // Safari before 17.4 and Firefox before 126 have none.
  if (!states) return;
  for (const written of [name, `--${name}`])
    try {
      if (isOn) states.add(written);
      else states.delete(written);
    } catch {
      // Chrome before 125 takes dashed names only.
    }
}
