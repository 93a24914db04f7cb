import type { Setup } from '../../board/setup.js';
import type { Drawing } from '../../drawing/draw.js';
import { pictureOf } from '../../drawing/picture.js';
import { sceneOf, type View } from '../../drawing/scene.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import { pictureWords as words } from '../../locales/en/picture.js';
import { say } from '../../locales/say.js';
import type { Hands } from '../hands/hands.js';

/** What a board has in its shadow root. */
export interface Content {
  readonly setup: Setup;
  readonly view: View;
  /** What the picture says to those who do not see it. */
  readonly label: string;
  /** Undefined until somebody has needed them. */
  readonly hands: Hands | undefined;
  readonly interactive: boolean;
  /** Whether it lies so far away that there is nothing to draw yet. */
  readonly far: boolean;
  readonly fault: Diagnostic | undefined;
  /** Whether what stands inside the element is shown. */
  readonly caption: boolean;
}

const slot: Drawing = { tag: 'slot', name: 'slot', attributes: {} };

const faultLine = (fault: Diagnostic): Drawing => ({
  tag: 'p',
  name: 'status',
  attributes: { class: 'status', part: 'status' },
  content: fault.line ? say(words.fault, { ...fault }) : fault.message,
});

export function drawingsOf(content: Content): readonly Drawing[] {
  const { setup, view, label, hands, fault } = content;
  const playable = content.interactive ? hands : undefined;
  const far = content.far && !hands;
  const shown = far ? { variant: setup.variant, pieces: new Map() } : setup;
  const picture = pictureOf(hands?.scene(setup, view) ?? sceneOf(shown, view), {
    label: playable ? undefined : label,
    live: hands !== undefined,
    grid: playable?.grid(label),
  });
  return [
    // Whoever cannot see is told all the same.
    far ? { ...picture, content: [] } : picture,
    ...(fault ? [faultLine(fault)] : []),
    ...(playable ? [playable.announcement()] : []),
    ...(content.caption ? [slot] : []),
  ];
}
