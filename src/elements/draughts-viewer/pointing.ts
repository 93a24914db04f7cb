/**
 * Calls back when a pointer comes to something, and when it is off that again. What comes under a
 * pointer that rests, as when a list scrolls, nobody has pointed at; nor does it count any more when
 * the keyboard has led elsewhere.
 */
export function whenPointedAt(
  root: EventTarget,
  over: (target: Element, event: PointerEvent) => void,
  out?: (event: PointerEvent) => void,
): void {
  let at: EventTarget | null = null;
  const come = (event: Event): void => {
    if (event.target === at) return;
    at = event.target;
    over(at as Element, event as PointerEvent);
  };
  root.addEventListener('pointermove', come, { passive: true });
  root.addEventListener('pointerover', (event) => {
    // A finger need not move.
    if ((event as PointerEvent).pointerType === 'touch') come(event);
  });
  root.addEventListener('pointerout', (event) => {
    if (at) out?.(event as PointerEvent);
    at = null;
  });
  root.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) at = null;
  });
}
