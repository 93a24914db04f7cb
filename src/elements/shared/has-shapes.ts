import type { GameNode } from '../../game/node.js';

/** Whether a comment on a move has circles or arrows. */
export const hasShapes = ({ comments }: GameNode): boolean => /%c[as]l/i.test(comments.join());
