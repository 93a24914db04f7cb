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
  const isOwn = tail.length > 0;
  // How far the moves of the reader's own go is not known here.
  const isLast = !isOwn && node.children.every(({ kind }) => kind === 'text');
  const focusable = current === 'back' && !isOwn ? 'next' : current;
  const button = (name: Icon, label: Message, isOff = false, drawn = name): Drawing => ({
    tag: 'button',
    name: `viewer ${name}`,
    attributes: {
      type: 'button',
      class: 'control',
      part: 'button',
      'data-do': name,
      'aria-label': say(label),
      'aria-disabled': isOff ? 'true' : undefined,
      'aria-haspopup': name === 'more' ? 'dialog' : undefined,
      tabindex: name === focusable ? 0 : -1,
    },
    content: [icon(drawn)],
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
      // At the end it begins again.
      button(
        'play',
        playing ? words.pause : words.play,
        isFirst && isLast,
        playing ? 'pause' : 'play',
      ),
      button('next', words.next, isLast),
      button('last', words.last, isLast),
      ...(isOwn ? [button('back', words.back)] : []),
      { tag: 'span', name: 'viewer gap', attributes: { class: 'gap' }, content: '' },
      button('flip', words.flip),
      button('more', words.more),
    ],
  };
}
