/** What a key leads to from a button of a list of moves; undefined for other keys. */
export function buttonAt(list: Element, from: Element, key: string): HTMLElement | undefined {
  const buttons = [...list.querySelectorAll<HTMLElement>('button')];
  const isSeen = (button: Element): boolean => button.getClientRects().length > 0;
  const at = buttons.indexOf(from as HTMLElement);
  const before = buttons.slice(0, at).reverse();
  const after = buttons.slice(at + 1);
  switch (key) {
    case 'Home':
      return buttons.find(isSeen);
    case 'End':
      return buttons.findLast(isSeen);
    case 'ArrowLeft':
      return before.find(isSeen);
    case 'ArrowRight':
      return after.find(isSeen);
    case 'ArrowUp':
      return inNextRow(from, before);
    case 'ArrowDown':
      return inNextRow(from, after);
    default:
      return undefined;
  }
}

/** The nearest in the next row of buttons that are listed outwards. */
function inNextRow(from: Element, buttons: readonly HTMLElement[]): HTMLElement | undefined {
  const { left, top } = from.getBoundingClientRect();
  let found: HTMLElement | undefined;
  let row = top;
  let best = Number.POSITIVE_INFINITY;
  for (const button of buttons) {
    const box = button.getBoundingClientRect();
    const isSame = Math.abs(box.top - row) < 8;
    if (box.width === 0 || (isSame && !found)) continue;
    if (found && !isSame) break;
    row = box.top;
    const distance = Math.abs(box.left - left);
    if (distance >= best) continue;
    best = distance;
    found = button;
  }
  return found;
}
