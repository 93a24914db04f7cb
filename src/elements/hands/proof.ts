import { ringOverlay, routeOverlay } from '../../drawing/route.js';
import type { Finding } from '../../rules/reason.js';
import { isSmall, type Site, show } from './popover.js';
import { routeStyles } from './route.styles.js';

/**
 * Draws what proves that a try is no move: rings round squares, and of a capture that comes before
 * it the way, with each landing counted.
 */
export function showProof(site: Site, { reason, proof, better }: Finding): void {
  const { plan } = site.hands;
  const [best] = better;
  // Where anything that takes will do, it is enough to see who can.
  const isOne = best && best.captures.length > 0 && reason !== 'must-capture';
  const route = isOne && /^must/.test(reason) ? best : undefined;
  const rings = ringOverlay(
    proof.filter((square) => !route?.captures.includes(square)),
    plan,
  );
  const { beneath, above } = route ? routeOverlay(route, plan, isSmall(site)) : rings;
  site.hands.adopt(routeStyles);
  show(site, { beneath, above: route ? [...above, ...rings.above] : above });
}
