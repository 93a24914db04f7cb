import type { Color } from '../../board/piece.js';
import type { Drawing } from '../../drawing/draw.js';
import { groupDrawing } from '../../drawing/picture.js';
import { pieceGroup } from '../../drawing/pieces.js';
import type { Language } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import type { Message } from '../../locales/texts.js';
import { type Icon, icon } from './icons.js';
import type { PuzzleWords, Speaker, Status } from './status.js';

/** So many out of so many. */
export interface Count {
  readonly n: number;
  readonly m: number;
}

/** What a puzzle shows. */
export interface Layout {
  readonly language: Language;
  readonly words: PuzzleWords;
  readonly speaker: Speaker;
  readonly solver: Color;
  /** What it is called, what is asked for, and what the author says to it. */
  readonly about: string;
  readonly task: string;
  readonly intro: string;
  /** Undefined until there is something to solve. */
  readonly status: Status | undefined;
  readonly fault: string | undefined;
  readonly steps: Count;
  readonly defences: Count;
  /** Where this puzzle is in its series, if it is in one. */
  readonly series: Count | undefined;
  readonly score: Count | undefined;
  readonly buttons: readonly Button[];
  /** Whether it is a part of a form that is disabled. */
  readonly isOff: boolean;
  readonly said: readonly string[];
  readonly caption: boolean;
}

export type Button = 'hint' | 'solution' | 'retry' | 'again' | 'next';

/** More dots than this would not be counted. */
const DOTS = 10;

const box = (name: string, content: Drawing['content'], tag = 'div'): Drawing => ({
  tag,
  name: `puzzle ${name}`,
  attributes: { class: name },
  ...(content !== undefined && { content }),
});

const text = (name: string, content: string): Drawing => ({
  tag: 'span',
  name: `puzzle ${name}`,
  attributes: { class: name, dir: name === 'comment' ? 'auto' : undefined },
  content,
});

/** With a space behind it, which a text of either direction puts in its place. */
const spaced = (words: string): string => words && `${words} `;

/** What is only said. */
const hidden = (name: string, content: string): Drawing => ({
  tag: 'span',
  name: `puzzle ${name}`,
  attributes: { class: 'said' },
  content,
});

const seals: Readonly<Partial<Record<Status['kind'], Icon>>> = {
  wrong: 'cross',
  hint: 'hint',
  solved: 'check',
  shown: 'solution',
};

function seal(kind: Status['kind'], solver: Color): Drawing {
  const name = seals[kind];
  return {
    tag: 'span',
    name: `puzzle seal ${name ?? solver}`,
    attributes: { class: name ? 'seal' : 'mover', 'aria-hidden': 'true' },
    content: [
      name
        ? icon(name)
        : {
            tag: 'svg',
            name: `puzzle man ${solver}`,
            attributes: { class: 'man', viewBox: '-.52 -.52 1.04 1.04' },
            content: [groupDrawing('', pieceGroup({ color: solver, kind: 'man' }))],
          },
    ],
  };
}

function dots({ words, steps: { n, m } }: Layout): readonly Drawing[] {
  if (m < 2) return [];
  const isMany = m > DOTS;
  const dot = (_: unknown, i: number): Drawing => ({
    tag: 'i',
    name: `dot ${i}`,
    attributes: { class: i < n ? 'done' : i === n ? 'now' : undefined },
    content: '',
  });
  return [
    {
      tag: 'span',
      name: isMany ? 'puzzle steps' : 'puzzle dots',
      attributes: {
        class: isMany ? 'steps' : 'dots',
        role: 'img',
        'aria-label': say(words.steps, { n, m }),
      },
      content: isMany ? `${n} / ${m}` : Array.from({ length: m }, dot),
    },
  ];
}

function statusRow(layout: Layout, { kind, tell, comment = '' }: Status): Drawing {
  const { words, speaker, solver, defences, score } = layout;
  const [main = '', ...more] = tell(speaker);
  const lines = [
    ...(defences.m > 1 ? [say(words.defences, { ...defences })] : []),
    ...(score && kind === 'solved' ? [say(words.score, { ...score })] : []),
  ];
  return {
    tag: 'div',
    name: 'puzzle status',
    attributes: { class: `status ${kind}`, part: 'status' },
    content: [
      seal(kind, solver),
      box(
        'words',
        [
          text('main', spaced(main)),
          text('more', spaced(more.join(' '))),
          text('comment', comment),
          text('counts', lines.join('. ')),
        ],
        'p',
      ),
      ...(kind === 'shown' ? [] : dots(layout)),
    ],
  };
}

const labels = (words: PuzzleWords): Readonly<Record<Button, Message>> => ({
  hint: words.hint,
  solution: words.solution,
  retry: words.retry,
  again: words.again,
  next: words.next,
});

function footer({ words, buttons, isOff, series, score }: Layout): Drawing {
  const button = (name: Button): Drawing => ({
    tag: 'button',
    name: `puzzle ${name}`,
    attributes: {
      type: 'button',
      class: `button ${name}`,
      part: 'button',
      'data-do': name,
      disabled: isOff && name !== 'next' ? '' : undefined,
    },
    content: [icon(name), text('label', say(labels(words)[name]))],
  });
  const arrow = (name: 'previous' | 'next', isOff: boolean): Drawing => ({
    tag: 'button',
    name: `puzzle to ${name}`,
    attributes: {
      type: 'button',
      class: 'arrow',
      part: 'button',
      'data-do': name,
      'aria-label': say(words[name]),
      'aria-disabled': isOff ? 'true' : undefined,
    },
    content: [icon(name)],
  });
  const count = series && [
    arrow('previous', series.n <= 1),
    box('count', [
      {
        tag: 'span',
        name: 'puzzle number',
        attributes: { 'aria-hidden': 'true' },
        content: `${series.n} / ${series.m}`,
      },
      hidden(
        'score',
        [say(words.progress, { ...series }), score ? say(words.score, { ...score }) : ''].join(
          '. ',
        ),
      ),
    ]),
    arrow('next', series.n >= series.m),
  ];
  return {
    tag: 'div',
    name: 'puzzle controls',
    attributes: { class: series ? 'controls many' : 'controls', part: 'controls' },
    content: [...buttons.map(button), ...(count ? [box('series', count)] : [])],
  };
}

export function drawingsOf(layout: Layout): readonly Drawing[] {
  const { language, about, task, intro, status, fault, series, said } = layout;
  return [
    {
      tag: 'div',
      name: 'puzzle',
      attributes: {
        class: 'card puzzle',
        lang: language.lang,
        role: 'group',
        'aria-labelledby': 'task',
        'aria-describedby': about || intro ? 'about intro' : undefined,
      },
      content: [
        box('head', [
          { tag: 'p', name: 'task', attributes: { id: 'task', class: 'task' }, content: task },
          ...[about, intro].flatMap((content, i): readonly Drawing[] => {
            const name = i ? 'intro' : 'about';
            return content
              ? [{ tag: 'p', name, attributes: { id: name, class: name, dir: 'auto' }, content }]
              : [];
          }),
        ]),
        box('board-room', undefined),
        ...(status ? [statusRow(layout, status)] : []),
        ...(fault
          ? [
              {
                tag: 'p',
                name: 'puzzle fault',
                attributes: { class: 'fault', part: 'status' },
                content: fault,
              },
            ]
          : []),
        ...(status || series ? [footer(layout)] : []),
        box('sheet-room', undefined),
        {
          tag: 'div',
          name: 'puzzle said',
          attributes: { class: 'said', role: 'status' },
          content: said.filter(Boolean).join(' '),
        },
      ],
    },
    ...(layout.caption ? [{ tag: 'slot', name: 'slot', attributes: {} }] : []),
  ];
}
