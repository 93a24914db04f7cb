import type { Drawing } from '../../drawing/draw.js';
import type { Session } from '../../game/session.js';
import type { viewerWords } from '../../locales/en/viewer.js';
import { say } from '../../locales/say.js';
import type { Message, Worded } from '../../locales/texts.js';
import { type Icon, icon } from './icons.js';

type Words = Worded<typeof viewerWords, Message>['viewer'];

/** Where one can go from a place. */
export interface Steps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether it comes after moves of the reader's own. */
  readonly isOwn: boolean;
}

export interface ControlsState extends Steps {
  readonly words: Words;
  readonly playing: boolean;
  /** The control that Tab comes to. */
  readonly current: string;
}

/** `stops` are the steps that lead no further than the author wants. */
export function stepsOf({
  session,
  stops,
}: {
  readonly session: Session;
  readonly stops: readonly string[];
}): Steps {
  const { node, tail, path } = session;
  const isOwn = tail.length > 0;
  return {
    isFirst: path === '0' || stops.includes('previous'),
    // How far the moves of the reader's own go is not known here.
    isLast:
      !isOwn && (stops.includes('next') || node.children.every(({ kind }) => kind === 'text')),
    isOwn,
  };
}

/** The buttons to go through a game. */
export function controls(state: ControlsState): Drawing {
  const { isFirst, isLast, isOwn, words, playing, current } = state;
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
