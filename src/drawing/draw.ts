/** What is to be on a page: an element and what is in it. Plain data, made anew at each change. */
export interface Drawing {
  /** `svg`, `g`, `path`, `rect`, or an element of HTML. */
  readonly tag: string;
  /** Tells it from its neighbours: what has the same name next time is the same element. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  /** What is in it. If left out, whatever is put into it is left alone. */
  readonly content?: string | readonly Drawing[];
}

const svgTags = /^(svg|g|path|rect)$/;

/** What each element has been drawn from. */
const drawn = new WeakMap<Node, Drawing>();

function create(tag: string): Element {
  return svgTags.test(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
}

function update(element: Element, drawing: Drawing): void {
  const before = drawn.get(element);
  drawn.set(element, drawing);
  const { attributes, content } = drawing;
  for (const name in attributes) {
    const value = attributes[name];
    if (value === before?.attributes[name]) continue;
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
  if (typeof content !== 'string') {
    if (content) draw(element, content);
  } else if (content !== before?.content) element.textContent = content;
}

/**
 * Makes the children of a node what they are to be, in this order. Elements that were drawn before
 * under the same name are kept and changed where they differ; drawings of one name have the same
 * attributes. What others have put there stays.
 */
export function draw(parent: Node, drawings: readonly Drawing[]): void {
  const children = new Map<string, Node>();
  for (const child of parent.childNodes) {
    const name = drawn.get(child)?.name;
    if (name !== undefined) children.set(name, child);
  }
  let last: Node | null = null;
  for (const drawing of drawings) {
    const { name, tag } = drawing;
    const element = (children.get(name) ?? create(tag)) as Element;
    children.delete(name);
    // What is new comes to the page with all that is in it, so that the page looks at it once.
    update(element, drawing);
    const next: Node | null = last ? last.nextSibling : parent.firstChild;
    if (element !== next) parent.insertBefore(element, next);
    last = element;
  }
  for (const [, child] of children) parent.removeChild(child);
}
