import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { follow, type Placing } from './popover.js';

/** Keeps something large beside a rectangle, wherever there is room, whatever the page scrolls. */
export const floating: Placing = (element, at, signal) => {
  const host = (element.getRootNode() as ShadowRoot).host;
  const reference = { getBoundingClientRect: at, contextElement: host };
  const place = async (): Promise<void> => {
    const { x, y } = await computePosition(reference, element, {
      strategy: 'fixed',
      middleware: [offset(6), flip(), shift({ padding: 8, crossAxis: true })],
    });
    element.style.transform = `translate(${x}px, ${y}px)`;
  };
  return follow(() => void place(), signal);
};
