import { follow, type Placing } from './popover.js';

/** How far it lies from what it is about, and from the edge of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 8;

/** Keeps something small below a rectangle of the window, or above it where there is no room below. */
export const beside: Placing = (element, at, signal) => {
  const place = (): void => {
    const { bottom, top, left, width } = at();
    // Whatever it is placed by, the window or a box around it, tells where it lies unmoved.
    element.style.transform = '';
    const own = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isBelow = bottom + GAP + own.height < clientHeight || top < own.height + GAP;
    const x = Math.min(left + (width - own.width) / 2, clientWidth - own.width - EDGE);
    const y = isBelow
      ? Math.min(bottom + GAP, clientHeight - own.height - EDGE)
      : top - own.height - GAP;
    const way = [Math.max(x, EDGE) - own.left, y - own.top];
    element.style.transform = `translate(${way.map((each) => `${each}px`)})`;
  };
  return follow(place, signal);
};
