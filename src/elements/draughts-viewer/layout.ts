import type { Color } from '../../board/piece.js';
import type { Drawing } from '../../drawing/draw.js';
import type { Session } from '../../game/session.js';
import type { viewerWords } from '../../locales/en/viewer.js';
import type { Language } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import type { Message, Worded } from '../../locales/texts.js';
import { clocksAt } from './clocks.js';
import { controls, stepsOf } from './controls.js';
import type { Places } from './places.js';
import { head, player } from './players.js';
import type { Room } from './site.js';

export type ViewerWords = Worded<typeof viewerWords, Message>['viewer'];

/** What a viewer shows. */
export interface Layout {
  readonly session: Session;
  readonly places: Places;
  readonly language: Language;
  readonly words: ViewerWords;
  readonly bottom: Color;
  readonly moves: string;
  /** What the author wants to be seen; all, if he does not say. */
  readonly show: string | undefined;
  readonly playing: boolean;
  readonly stops: readonly string[];
  readonly control: string;
  readonly said: string;
  readonly caption: boolean;
  /** What it has been drawn of before. */
  readonly drawn: Drawn;
}

/** What has been drawn, by name, and of what it was made. */
export type Drawn = Map<string, readonly [of: readonly unknown[], drawing: readonly Drawing[]]>;

/** The same drawing as before if it is made of the same: there is nothing to compare then. */
function kept(
  drawn: Drawn,
  name: string,
  of: readonly unknown[],
  make: () => readonly Drawing[],
): readonly Drawing[] {
  const [before = [], drawing] = drawn.get(name) ?? [];
  if (drawing && of.every((each, i) => each === before[i])) return drawing;
  const made = make();
  drawn.set(name, [of, made]);
  return made;
}

/** An element that somebody else fills. */
const room = (name: Room, attributes: Drawing['attributes'] = {}): Drawing => ({
  tag: 'div',
  name: `viewer ${name}`,
  attributes: { ...attributes, class: `room ${name}-room` },
});

export function drawingsOf(layout: Layout): readonly Drawing[] {
  const { session, places, language, words, bottom, show, drawn } = layout;
  const { game, node, setup } = session;
  const seen = (what: string): boolean =>
    show === undefined ? what !== 'list' : show.split(/\s+/).includes(what);
  const place = places.at(node);
  const clocks = place ? clocksAt(places, place) : {};
  const top = bottom === 'white' ? 'black' : 'white';
  const row = (color: Color): readonly Drawing[] => {
    if (!seen('players')) return [];
    const clock = clocks[color];
    const isOn = clock !== undefined && setup.turn === color;
    return kept(drawn, color, [game, language, clock, isOn], () =>
      player(game, color, language, clock, isOn),
    );
  };
  const steps = stepsOf(layout);
  const bar = (): readonly Drawing[] => [
    controls({ ...steps, words, playing: layout.playing, current: layout.control }),
  ];
  return [
    {
      tag: 'div',
      name: 'viewer',
      attributes: {
        class: ['card viewer', ...(seen('board') ? [`moves-${layout.moves}`] : ['no-board'])].join(
          ' ',
        ),
        lang: language.lang,
      },
      content: [
        ...(seen('players')
          ? kept(drawn, 'head', [game, language], () => head(game, language))
          : []),
        room('games'),
        {
          tag: 'div',
          name: 'viewer left',
          attributes: { class: 'left', hidden: seen('board') ? undefined : '' },
          content: [...row(top), room('board'), ...row(bottom)],
        },
        ...(seen('controls')
          ? kept(
              drawn,
              'controls',
              [words, layout.playing, layout.control, ...Object.values(steps)],
              bar,
            )
          : []),
        ...(seen('moves')
          ? [room('moves', { part: 'moves', role: 'group', 'aria-label': say(words.moves) })]
          : []),
        room('menu'),
        room('over'),
        {
          tag: 'div',
          name: 'viewer said',
          attributes: { class: 'said', role: 'status' },
          content: layout.said,
        },
      ],
    },
    { tag: 'slot', name: 'viewer behind', attributes: { name: 'behind' } },
    ...(layout.caption ? [{ tag: 'slot', name: 'slot', attributes: {} }] : []),
  ];
}
