/**
 * What is far from what the reader sees need not be drawn before it comes near, or the page is
 * printed. One observer and one listener for all elements.
 */
const waiting = new Map<Element, () => void>();

function tell(element: Element): void {
  const callBack = waiting.get(element);
  forget(element);
  callBack?.();
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) tell(target);
  },
  { rootMargin: '200px' },
);

addEventListener('beforeprint', () => {
  for (const element of [...waiting.keys()]) tell(element);
});

/** Calls back once, when an element comes near. */
export function whenNear(element: Element, callBack: () => void): void {
  waiting.set(element, callBack);
  observer.observe(element);
}

/** Does not call back for an element any more. */
export function forget(element: Element): void {
  waiting.delete(element);
  observer.unobserve(element);
}
