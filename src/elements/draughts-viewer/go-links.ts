import { textOf } from '../draughts-board/asked.js';

/** What a link can move. */
interface Goer extends HTMLElement {
  readonly record: { at(path: string): { readonly kind: string } | undefined };
  go(target: string): Promise<boolean>;
}

const viewers = new Set<Goer>();
const told = new WeakSet<Element>();

/** The viewer that a link moves: the one that it names, else the nearest before it, else the first. */
function viewerOf(link: HTMLElement): Goer | undefined {
  const id = link.dataset.draughtsFor;
  if (id !== undefined) {
    const root = link.getRootNode() as Document | ShadowRoot;
    const named = root.getElementById(id) as Partial<Goer> | null;
    return named?.go && named.record ? (named as Goer) : undefined;
  }
  const sorted = [...viewers].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const isBefore = (viewer: Goer): boolean =>
    (link.compareDocumentPosition(viewer) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  return sorted.filter(isBefore).at(-1) ?? sorted[0];
}

function follow(event: MouseEvent): void {
  const target = event.composedPath()[0] as Element;
  const link = target.closest?.<HTMLElement>('a[data-draughts-go]');
  if (!link || event.defaultPrevented || event.button) return;
  // Whoever opens a link elsewhere wants the page that it leads to.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const place = textOf(link.dataset.draughtsGo) as string;
  const viewer = viewerOf(link);
  const isStep = /^(first|previous|next|last)$/.test(place);
  if (viewer && (isStep || (viewer.record.at(place)?.kind ?? 'text') !== 'text')) {
    event.preventDefault();
    void viewer.go(place);
  } else if (!told.has(link)) {
    told.add(link);
    console.warn(`data-draughts-go="${place}": no viewer of the page has this place`);
  }
}

/** Lets links with `data-draughts-go`, anywhere on the page, move a viewer as long as it is there. */
export function hear(viewer: Goer): void {
  viewers.add(viewer);
  // Heard once, however often it is added.
  document.addEventListener('click', follow);
}

export const stopHearing = (viewer: Goer): void => void viewers.delete(viewer);
