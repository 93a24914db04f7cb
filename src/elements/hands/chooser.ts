import type { Drawing } from '../../drawing/draw.js';
import { pictureOf } from '../../drawing/picture.js';
import type { Plan } from '../../drawing/plan.js';
import { type Route, routeOverlay } from '../../drawing/route.js';
import { type Scene, sceneOf } from '../../drawing/scene.js';
import { choiceWords } from '../../locales/en/choice.js';
import { say } from '../../locales/say.js';
import { formatMove } from '../../notation/write-move.js';
import type { Move } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import { CaptureChoiceEvent } from '../shared/move-events.js';
import { chooserStyles } from './chooser.styles.js';
import { floating } from './floating.js';
import { detailOf } from './moves.js';
import { close, isSmall, openPopover, type Site, show } from './popover.js';
import { routeStyles } from './route.styles.js';

/** Around a route, how much of the board a small picture shows, in squares. */
const AROUND = 1;

/** The part of a board on which something happens, as wide as it is high. */
function partOf({ box }: Scene, { path, captures }: Route, { left, top }: Plan): string {
  const [boxLeft, boxTop, boxWidth, boxHeight] = box;
  const squares = [...path, ...captures];
  const xs = squares.map((square) => left[square] ?? 0);
  const ys = squares.map((square) => top[square] ?? 0);
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  const across = Math.max(Math.max(...xs) - x, Math.max(...ys) - y) + AROUND + 1;
  const size = Math.min(across, Math.max(boxWidth, boxHeight));
  const within = (start: number, from: number, room: number): number =>
    Math.max(from, Math.min(start, from + room - size));
  return `${within(x, boxLeft, boxWidth)} ${within(y, boxTop, boxHeight)} ${size} ${size}`;
}

/** A route on as much of the board as it needs. */
function miniature(site: Site, position: Position, route: Route): Drawing {
  const scene = sceneOf(position.setup, {
    orientation: site.hands.board.bottom(),
    coordinates: 'none',
  });
  const { beneath, above } = routeOverlay(route, site.hands.plan, true);
  const { attributes, ...picture } = pictureOf({ ...scene, beneath, above }, {});
  return {
    ...picture,
    name: 'mini',
    attributes: {
      ...attributes,
      class: 'board mini',
      part: undefined,
      viewBox: partOf(scene, route, site.hands.plan),
    },
  };
}

/** A capture to choose, with its number. */
function choiceButton(site: Site, position: Position, move: Move, i: number): Drawing {
  const language = site.hands.board.language();
  const { item } = (language.words?.(choiceWords) ?? choiceWords).choice;
  const text = formatMove(move, position, 'full');
  const { name } = site.hands.board;
  const spoken = say(item, { to: name(move.to), squares: move.captures.map(name).join(', ') });
  const span = (role: string, content: string): Drawing => ({
    tag: 'span',
    name: role,
    attributes: { class: role },
    content,
  });
  return {
    tag: 'button',
    name: String(i),
    attributes: {
      type: 'button',
      part: 'button',
      tabindex: i === 0 ? 0 : -1,
      'aria-label': `${i + 1}. ${text} × ${move.captures.length}, ${spoken}`,
      'aria-keyshortcuts': i < 9 ? i + 1 : undefined,
    },
    content: [
      span('number', `${i + 1}.`),
      miniature(site, position, move),
      span('text', text),
      span('count', `× ${move.captures.length}`),
    ],
  };
}

/**
 * Lets the reader choose one of several captures that begin and end on the same squares, unless the
 * page does that itself.
 */
export function open(site: Site, moves: readonly Move[], then: (move: Move) => void): void {
  const { hands, position, signal } = site;
  const { board } = hands;
  const to = moves[0]?.to;
  if (!position || !to || signal.aborted) return;
  const take = (i: number): void => {
    const move = moves[i];
    if (!move || signal.aborted) return;
    close(site, to);
    then(move);
  };
  const details = moves.map((move) => detailOf(move, position, 'user'));
  const isOurs = board.host.dispatchEvent(new CaptureChoiceEvent(details, take));
  if (!isOurs || signal.aborted) return;
  hands.adopt(routeStyles);
  hands.adopt(chooserStyles);
  const language = board.language();
  const { title } = (language.words?.(choiceWords) ?? choiceWords).choice;
  const preview = (i: number): void => {
    const move = moves[i];
    if (move) show(site, routeOverlay(move, hands.plan, isSmall(site)));
  };
  preview(0);
  const { element } = openPopover(
    site,
    to,
    {
      tag: 'div',
      name: 'chooser',
      attributes: {
        class: 'popover chooser',
        part: 'popover',
        popover: 'manual',
        role: 'dialog',
        'aria-label': title,
        tabindex: -1,
        dir: 'auto',
        lang: language.lang,
      },
      content: [
        { tag: 'p', name: 'title', attributes: {}, content: title },
        ...moves.map((move, i) => choiceButton(site, position, move, i)),
      ],
    },
    floating,
  );
  const buttons = [...element.querySelectorAll('button')];
  const focus = (i: number): void => {
    buttons.forEach((button, j) => {
      button.tabIndex = i === j ? 0 : -1;
    });
    buttons[i]?.focus();
  };
  buttons.forEach((button, i) => {
    button.addEventListener('click', () => take(i));
    button.addEventListener('focus', () => preview(i));
    button.addEventListener('pointerenter', () => preview(i));
  });
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { length } = buttons;
    const at = buttons.findIndex((button) => button.tabIndex === 0);
    const next: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % length,
      ArrowRight: (at + 1) % length,
      ArrowUp: (at + length - 1) % length,
      ArrowLeft: (at + length - 1) % length,
      Home: 0,
      End: length - 1,
    };
    const i = next[event.key];
    if (i !== undefined) focus(i);
    else if (/^[1-9]$/.test(event.key)) take(Number(event.key) - 1);
    else return;
    event.preventDefault();
  });
  // Whoever leaves it does not want it; a window that is left keeps it.
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (document.hasFocus() && !element.contains(relatedTarget as Node | null)) close(site);
  });
  focus(0);
}
