/** How many boards are drawn at once, before anybody knows where on the page they lie. */
const AT_ONCE = 24;

let count = 0;

/**
 * Whether a board that is about to be drawn is one too many in this frame, so that it waits: then
 * `callBack` is called when it comes near what the reader sees.
 */
export function isFar(element: Element, callBack: () => void): boolean {
  if (count++ === 0)
    requestAnimationFrame(() => {
      count = 0;
    });
  if (count <= AT_ONCE) return false;
  // Without the observer, as offline, all are drawn.
  void import('./near.js').then(({ whenNear }) => whenNear(element, callBack), callBack);
  return true;
}

/** Waits no more for an element that has left the page. */
export const stopWaiting = (element: Element): void =>
  void import('./near.js').then(({ forget }) => forget(element));
