import type { CSSResultOrNative, ReactiveElement } from 'lit';

/**
 * Gives an element its style sheets anew, and those that it has been lent: sheets of one document
 * are not to be used in another.
 */
export function restyle(element: ReactiveElement, lent: readonly CSSResultOrNative[] = []): void {
  const root = element.shadowRoot;
  const view = element.ownerDocument.defaultView;
  if (!root || !view) return;
  const { elementStyles } = element.constructor as typeof ReactiveElement;
  root.adoptedStyleSheets = [...elementStyles, ...lent].map((style) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync('cssText' in style ? style.cssText : '');
    return sheet;
  });
  // It may need more than these.
  element.requestUpdate();
}
