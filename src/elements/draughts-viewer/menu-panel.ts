import type { Drawing } from '../../drawing/draw.js';
import type { sharingWords } from '../../locales/en/sharing.js';
import { say } from '../../locales/say.js';
import type { Message, Worded } from '../../locales/texts.js';
import { type MenuIcon, menuIcon } from './menu-icons.js';

export type SharingWords = Worded<typeof sharingWords, Message>['sharing'];

/** What can be done in the menu, under the names of its words. */
export type Act =
  | 'copyFen'
  | 'copyPdn'
  | 'copyPlainPdn'
  | 'copyLine'
  | 'copyText'
  | 'copyLink'
  | 'download'
  | 'savePng'
  | 'saveSvg'
  | 'share'
  | 'print';

const icons: Readonly<Record<Act, MenuIcon>> = {
  copyFen: 'copy',
  copyPdn: 'copy',
  copyPlainPdn: 'copy',
  copyLine: 'copy',
  copyText: 'copy',
  copyLink: 'link',
  download: 'download',
  savePng: 'picture',
  saveSvg: 'picture',
  share: 'share',
  print: 'print',
};

export interface PanelState {
  readonly words: SharingWords;
  readonly title: string;
  readonly lang: string | undefined;
  readonly acts: readonly Act[];
  /** What has come of the act that was last chosen. */
  readonly note: { readonly act: Act; readonly words: string } | undefined;
  /** Seconds to choose from, and whether there are clocks to go by. */
  readonly intervals: readonly number[];
  readonly clock: boolean;
}

function item(act: Act, { words, note }: PanelState): Drawing {
  return {
    tag: 'button',
    name: `menu ${act}`,
    attributes: { type: 'button', class: 'item', part: 'button', 'data-act': act },
    content: [
      menuIcon(icons[act]),
      { tag: 'span', name: 'menu label', attributes: {}, content: words[act] },
      {
        tag: 'span',
        name: 'menu note',
        // Who cannot see it is told.
        attributes: { class: 'note', 'aria-hidden': 'true' },
        content: note?.act === act ? note.words : '',
      },
    ],
  };
}

/** Figures as a language writes them; pages may have languages that browsers do not know. */
function figures(n: number, lang: string | undefined): string {
  try {
    return n.toLocaleString(lang);
  } catch {
    return String(n);
  }
}

/** `1.5 seconds a move`. */
const intervalText = (n: number, { words, lang }: PanelState): string =>
  say(words.interval, { n }).replace(String(n), figures(n, lang));

const option = (value: number | 'clock', content: string): Drawing => ({
  tag: 'option',
  name: `menu option ${value}`,
  attributes: { value },
  content,
});

/** A setting and its name. */
const field = (name: string, label: string, control: Drawing): Drawing => ({
  tag: 'label',
  name: `menu ${name}`,
  attributes: { class: 'field' },
  content: [{ tag: 'span', name: 'menu field name', attributes: {}, content: label }, control],
});

/** What the menu of a viewer offers. */
export function panel(state: PanelState): Drawing {
  const { words, title, lang, acts } = state;
  return {
    tag: 'div',
    name: 'menu',
    attributes: {
      class: 'menu',
      part: 'popover',
      role: 'dialog',
      'aria-label': title,
      popover: 'manual',
      lang,
    },
    content: [
      {
        tag: 'div',
        name: 'menu head',
        attributes: { class: 'menu-head' },
        content: [
          { tag: 'span', name: 'menu title', attributes: {}, content: title },
          {
            tag: 'button',
            name: 'menu close',
            attributes: {
              type: 'button',
              class: 'close',
              part: 'button',
              'aria-label': words.close,
            },
            content: [menuIcon('close')],
          },
        ],
      },
      ...acts.map((act) => item(act, state)),
      field('speed', words.speed, {
        tag: 'select',
        name: 'menu intervals',
        attributes: { class: 'speed' },
        content: [
          ...state.intervals.map((n) => option(n, intervalText(n, state))),
          ...(state.clock ? [option('clock', words.clock)] : []),
        ],
      }),
      field('loop', words.loop, {
        tag: 'input',
        name: 'menu again',
        attributes: { class: 'loop', type: 'checkbox' },
      }),
    ],
  };
}
