import type { Naming } from '../../board/naming.js';
import { namingOf } from '../../drawing/plan.js';
import { Session } from '../../game/session.js';
import { say } from '../../locales/say.js';
import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import type { CommentPiece } from './comment-pieces.js';
import type { ViewerWords } from './layout.js';
import type { LineItem, MoveItem, RowItem } from './line-items.js';
import { listed } from './listed.js';
import { glyphText, placeText } from './move-text.js';
import type { Place } from './places.js';
import type { Site } from './site.js';

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

/** A list; one whose numbers are styled away would be none to some. */
export function makeList(className: string, label?: string): HTMLOListElement {
  const list = make('ol', className);
  list.setAttribute('role', 'list');
  if (label) list.setAttribute('aria-label', label);
  return list;
}

export function makeButton(className: string, part: string): HTMLButtonElement {
  const button = make('button', className);
  button.type = 'button';
  button.tabIndex = -1;
  button.setAttribute('part', part);
  return button;
}

/** Makes what stands in the lists of a viewer; none of it is markup of the record. */
export class MoveElements {
  readonly words: ViewerWords;
  readonly #site: Site;
  readonly #naming: Naming;
  readonly #model = makeButton('move', 'move');

  constructor(site: Site, words: ViewerWords) {
    this.#site = site;
    this.words = words;
    this.#naming = namingOf(site.places().game.variant, site.host.notation);
  }

  /** An item of a list, but for variations. A move has its number where the list has no rows. */
  item(
    item: Exclude<LineItem | RowItem, { kind: 'variations' }>,
    isNumbered: boolean,
  ): HTMLElement {
    switch (item.kind) {
      case 'row':
        return make(
          'li',
          'row',
          make('span', 'number', `${item.number}`),
          item.first ? this.#button(item.first.place) : this.#hole(),
          item.second ? this.#button(item.second.place) : this.#hole(),
        );
      case 'move':
        return make(
          'li',
          'step',
          this.#button(item.place, isNumbered ? numberText(item) : ''),
          ' ',
        );
      case 'comment': {
        const comment = make('li', 'comment');
        for (const piece of item.pieces) comment.append(this.#piece(piece, item));
        comment.setAttribute('part', 'comment');
        comment.append(' ');
        return comment;
      }
      case 'setup':
        return make('li', 'setup', this.#button(item.place));
      case 'rest':
        return this.#rest(item.node);
    }
  }

  #button(place: Place, number = ''): HTMLButtonElement {
    const { node } = place;
    const button = this.#model.cloneNode() as HTMLButtonElement;
    if (number) button.append(make('span', 'number', number));
    button.append(node.kind === 'setup' ? this.words.setup : placeText(place, this.#naming));
    const glyphs = node.nags.map(glyphText).filter(Boolean).join(' ');
    if (glyphs) button.append(make('i', 'glyph', glyphs));
    listed.set(button, place);
    return button;
  }

  #hole(): HTMLElement {
    const hole = make('span', 'hole', '…');
    hole.setAttribute('aria-hidden', 'true');
    return hole;
  }

  #piece(piece: CommentPiece, { place }: { readonly place: Place }): Node | string {
    if ('diagram' in piece) return this.#diagram(place);
    if (!piece.squares) return piece.text;
    const named = make('span', 'square', piece.text);
    named.dataset.squares = piece.squares.join(' ');
    return named;
  }

  /** A board in the text. It says its position, and tells the page nothing. */
  #diagram(place: Place): DraughtsBoard {
    const { board, host, places } = this.#site;
    const diagram = document.createElement(board.localName) as DraughtsBoard;
    diagram.className = 'diagram';
    diagram.addEventListener('position-change', (event) => event.stopPropagation());
    const session = new Session(places().game, places().pathOf(place));
    const { orientation, coordinates, notation, locale, theme, pieces } = host;
    return Object.assign(diagram, {
      session,
      orientation,
      coordinates,
      notation,
      locale,
      theme,
      pieces,
    });
  }

  #rest({
    code,
    reason: message,
    text,
  }: {
    code: string;
    reason: string;
    text: string;
  }): HTMLElement {
    const fault = { severity: 'error', code, message, line: 0, column: 0 } as const;
    const reason = this.#site.language().explained?.(fault) ?? message;
    return make(
      'li',
      'rest',
      make('p', 'why', say(this.words.unplayed, { reason })),
      make('p', 'unread', text),
    );
  }
}

const numberText = ({ number, isFirst }: MoveItem): string =>
  `${number}${isFirst ? '.' : '…'}\u2009`;
