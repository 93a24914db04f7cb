/** What is to be on a page: an element and what is in it. Plain data, made anew at each change. */
export interface Drawing {
  /** `svg`, `g`, `path`, `rect`, or an element of HTML. */
  readonly tag: string;
  /** Tells it from its neighbours: what has the same name next time is the same element. */
  readonly name: string;
  /** Drawings of one name have the same attributes, with a value or without. */
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  /** What is in it, and nothing else. If left out, whatever is put into it is left alone. */
  readonly content?: string | readonly Drawing[];
}

/** A drawing and the element that shows it. */
interface Drawn {
  readonly drawing: Drawing;
  readonly element: Element;
}

const svgTags = /^(svg|g|path|rect)$/;

/** By node, what has been drawn into it. */
const drawn = new WeakMap<Node, readonly Drawn[]>();

/**
 * Makes the children of a node what they are to be, in this order. Elements that were drawn before
 * under the same name are kept and changed where they differ. What others have put there stays.
 */
export function draw(parent: Node, drawings: readonly Drawing[]): void {
  drawn.set(parent, arrange(parent, drawn.get(parent) ?? [], drawings));
}

function arrange(
  parent: Node,
  before: readonly Drawn[],
  drawings: readonly Drawing[],
): readonly Drawn[] {
  const old = new Map(before.map((each) => [each.drawing.name, each]));
  // First, so that the others stay where they are: an element that is moved loses the focus.
  for (const [name, { element }] of old)
    if (!drawings.some((drawing) => drawing.name === name)) element.remove();
  let last: Node | null = null;
  return drawings.map((drawing) => {
    const known = old.get(drawing.name);
    const element = known?.element ?? make(drawing);
    if (known) change(element, known.drawing, drawing);
    const next: Node | null = last ? last.nextSibling : parent.firstChild;
    if (element !== next) parent.insertBefore(element, next);
    last = element;
    return { drawing, element };
  });
}

/** Makes an element that shows a drawing show another one of the same name. */
function change(element: Element, before: Drawing, after: Drawing): void {
  if (before === after) return;
  const { attributes, content } = after;
  for (const name in attributes) {
    const value = attributes[name];
    if (value === before.attributes[name]) continue;
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
  if (typeof content === 'string') {
    if (content !== before.content) element.textContent = content;
  } else if (content) changeContent(element, before.content as readonly Drawing[], content);
}

function changeContent(
  element: Element,
  before: readonly Drawing[],
  after: readonly Drawing[],
): void {
  const { children } = element;
  if (after.length === before.length && after.every(({ name }, i) => name === before[i]?.name))
    for (let i = 0; i < after.length; i++)
      change(children[i] as Element, before[i] as Drawing, after[i] as Drawing);
  else
    arrange(
      element,
      before.map((drawing, i) => ({ drawing, element: children[i] as Element })),
      after,
    );
}

/**
 * By the names in it, an element to copy and what it shows. Boards have few shapes, and a copy of
 * a whole one costs less than two elements.
 */
const models = new Map<string, Drawn>();

function make(drawing: Drawing): Element {
  const shape = shapeOf(drawing);
  let model = models.get(shape);
  if (!model) {
    const common = withoutPaths(drawing);
    model = { drawing: common, element: build(common) };
    models.set(shape, model);
  }
  const element = model.element.cloneNode(true) as Element;
  change(element, model.drawing, drawing);
  return element;
}

const shapeOf = ({ name, content }: Drawing): string =>
  typeof content === 'object' ? `${name}(${content.map(shapeOf)})` : name;

/** Path data are what differs, and would be read at each copy. */
const withoutPaths = ({
  content,
  attributes: { d, ...attributes },
  ...drawing
}: Drawing): Drawing => ({
  ...drawing,
  attributes,
  ...(content !== undefined && {
    content: typeof content === 'string' ? content : content.map(withoutPaths),
  }),
});

function build({ tag, attributes, content }: Drawing): Element {
  const element = svgTags.test(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, String(value));
  if (typeof content === 'string') element.textContent = content;
  else if (content) element.append(...content.map(build));
  return element;
}
