import { textOf } from '../draughts-board/asked.js';

/** What an element is to follow, if it is there. */
export function followedBy(element: Element & { readonly htmlFor?: unknown }): Element | undefined {
  const id = textOf(element.htmlFor);
  const root = element.getRootNode() as Document | ShadowRoot;
  return (id && root.getElementById?.(id)) || undefined;
}
