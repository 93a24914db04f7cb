import type { Drawing } from '../../drawing/draw.js';
import type { Session } from '../../game/session.js';
import type { viewerWords } from '../../locales/en/viewer.js';
import { say } from '../../locales/say.js';
import type { Message, Worded } from '../../locales/texts.js';
import { type Icon, icon } from './icons.js';

type Words = Worded<typeof viewerWords, Message>['viewer'];

export interface ControlsState {
  readonly session: Session;
  readonly words: Words;
  readonly playing: boolean;
  /** The control that Tab comes to. */
  readonly current: string;
}

/** The buttons to go through a game. */
export function controls({ session, words, playing, current }: ControlsState): Drawing {
  const { node, tail } = session;
  const isFirst = session.path === '0';
  const isLast = tail.length > 0 || node.children.every(({ kind }) => kind === 'text');
  const button = (name: Icon, label: Message, isOff = false): Drawing => ({
    tag: 'button',
    name: `viewer ${name}`,
    attributes: {
      type: 'button',
      class: 'control',
      part: 'button',
      'data-do': name,
      'aria-label': say(label),
      'aria-disabled': isOff ? 'true' : undefined,
      tabindex: name === current ? 0 : -1,
    },
    content: [icon(name)],
  });
  return {
    tag: 'div',
    name: 'viewer controls',
    attributes: {
      class: 'controls',
      part: 'controls',
      role: 'toolbar',
      'aria-label': say(words.controls),
    },
    content: [
      button('first', words.first, isFirst),
      button('previous', words.previous, isFirst),
      playing ? button('pause', words.pause) : button('play', words.play, isLast),
      button('next', words.next, isLast),
      button('last', words.last, isLast),
      ...(tail.length > 0 ? [button('back', words.back)] : []),
      { tag: 'span', name: 'viewer gap', attributes: { class: 'gap' }, content: '' },
      button('flip', words.flip),
      button('more', words.more),
    ],
  };
}
