/** How far it lies from its button, and from the edge of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 8;
/** Less than this is no use, whatever is covered. */
const LEAST = 160;

/** Puts something below its button, flush on the right, or above it where there is more room. */
export function putBeneath(element: HTMLElement, button: Element): void {
  const { style } = element;
  style.transform = style.maxBlockSize = '';
  // Where the page zooms, lengths are written before that and measured after it.
  const zoom = element.getBoundingClientRect().width / element.offsetWidth || 1;
  const { clientWidth, clientHeight } = document.documentElement;
  const at = button.getBoundingClientRect();
  const [below, above] = [clientHeight - at.bottom - GAP - EDGE, at.top - GAP - EDGE];
  const isBelow = element.getBoundingClientRect().height <= below || below >= above;
  style.maxBlockSize = `${Math.max(isBelow ? below : above, LEAST) / zoom}px`;
  // Wherever it is now: in a top layer, or in a box of the page.
  const own = element.getBoundingClientRect();
  const within = (value: number, size: number, room: number): number =>
    Math.max(Math.min(value, room - size - EDGE), EDGE);
  const x = within(at.right - own.width, own.width, clientWidth);
  const y = within(isBelow ? at.bottom + GAP : at.top - GAP - own.height, own.height, clientHeight);
  style.transform = `translate(${(x - own.left) / zoom}px, ${(y - own.top) / zoom}px)`;
}
