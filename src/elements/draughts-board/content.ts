import type { Setup } from '../../board/setup.js';
import type { Drawing } from '../../drawing/draw.js';
import { pictureOf } from '../../drawing/picture.js';
import { sceneOf, type View } from '../../drawing/scene.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import type { Language } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import type { Extras } from '../extras/extras.js';
import type { Hands } from '../hands/hands.js';
import { describe } from './description.js';

/** What a board has in its shadow root. */
export interface Content {
  readonly setup: Setup;
  readonly view: View;
  /** What the picture says to those who do not see it, if it is not the position. */
  readonly label: string | undefined;
  /** Undefined while its words are on their way: then nothing is said. */
  readonly language: Language | undefined;
  /** Undefined until somebody has needed them. */
  readonly hands: Hands | undefined;
  readonly extras: Extras | undefined;
  readonly interactive: boolean;
  /** Whether there is nothing to draw yet: it lies far away, or what draws it is on its way. */
  readonly far: boolean;
  readonly fault: Diagnostic | undefined;
  /** Whether what stands inside the element is shown. */
  readonly caption: boolean;
}

const slot: Drawing = { tag: 'slot', name: 'slot', attributes: {} };

const faultLine = (fault: Diagnostic, language: Language): Drawing => ({
  tag: 'p',
  name: 'status',
  attributes: { class: 'status', part: 'status', lang: language.lang },
  content: say(fault.line ? language.fault : '{message}', {
    ...fault,
    message: language.explained?.(fault) ?? fault.message,
  }),
});

export function drawingsOf(content: Content): readonly Drawing[] {
  const { setup, view, language, hands, extras, fault, far } = content;
  const playable = content.interactive && language && hands?.isReady ? hands : undefined;
  const label = content.label ?? (language ? describe(setup, language) : '');
  const shown = far ? { variant: setup.variant, pieces: new Map() } : setup;
  const scene = hands?.scene(setup, view) ?? sceneOf(shown, view);
  const picture = pictureOf(extras?.scene(scene, setup, view) ?? scene, {
    label: playable ? undefined : label,
    lang: language?.lang,
    live: hands?.isLive,
    grid: playable?.grid(label),
  });
  const drawings = [
    // Whoever cannot see is told all the same.
    far ? { ...picture, content: [] } : picture,
    ...(fault && language ? [faultLine(fault, language)] : []),
    ...(playable ? playable.beside() : []),
    ...(content.caption ? [slot] : []),
  ];
  return extras?.drawings(drawings) ?? drawings;
}
