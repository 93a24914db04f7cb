/** How much has to be seen: a part of the element, or of the window if the element is larger. */
const ENOUGH = 0.3;

/** Tells whether the reader sees an element, now and whenever that changes, until the signal. */
export function whileSeen(
  element: Element,
  signal: AbortSignal,
  tell: (isSeen: boolean) => void,
): void {
  let isNear = false;
  const look = (): void => tell(isNear && !document.hidden);
  const observer = new IntersectionObserver(
    (entries) => {
      // What is not laid out has none of a window without height.
      for (const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries)
        isNear =
          isIntersecting &&
          (intersectionRatio >= ENOUGH ||
            intersectionRect.height >= ENOUGH * (rootBounds?.height ?? Number.POSITIVE_INFINITY));
      look();
    },
    { threshold: [0, 0.1, 0.2, ENOUGH] },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
