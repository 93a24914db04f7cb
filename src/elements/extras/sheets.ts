/** Sheets by their text: one belongs to the document that it was made for. */
const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetOf(root: ShadowRoot, css: string): CSSStyleSheet | undefined {
  const { ownerDocument: document } = root;
  const sheets = made.get(document) ?? new Map<string, CSSStyleSheet>();
  made.set(document, sheets);
  const view = document.defaultView;
  if (!sheets.has(css) && view) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheets.get(css);
}

/** Puts a style sheet on a board, unless it has it. */
export function adopt(root: ShadowRoot, css: string): void {
  const sheet = sheetOf(root, css);
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

export function takeOff(root: ShadowRoot, css: string): void {
  const sheet = sheetOf(root, css);
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
}
