/** What an arrow key leads to from one of a row of buttons; undefined for other keys. */
export function neighbour(root: ParentNode, from: Element, key: string): HTMLElement | undefined {
  const row = [...(from.parentElement ?? root).querySelectorAll<HTMLElement>('button')];
  const at = row.indexOf(from as HTMLElement);
  const back = getComputedStyle(from).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const forth = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const wanted = { [back]: at - 1, [forth]: at + 1, Home: 0, End: row.length - 1 }[key];
  return wanted === undefined ? undefined : row.at(wanted % row.length);
}
