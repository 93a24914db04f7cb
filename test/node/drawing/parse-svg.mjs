// Reads what renderSvg writes, strictly: anything that is not well-formed throws.
import assert from 'node:assert/strict';

const token = /<(\/?)([a-z]+)((?: [a-z-]+="[^"<]*")*)(\/?)>|([^<]+)/gi;

/** The root as `{ name, attributes, children, text }`. */
export function parseSvg(text) {
  const root = { children: [] };
  const open = [root];
  let at = 0;
  for (const match of text.matchAll(token)) {
    assert.equal(match.index, at, `not well-formed at ${text.slice(at, at + 40)}`);
    at += match[0].length;
    const [, end, name, list, empty, words] = match;
    const parent = open.at(-1);
    if (words !== undefined) parent.text = words;
    else if (end) assert.equal(open.pop().name, name);
    else {
      const pairs = [...list.matchAll(/ ([a-z-]+)="([^"]*)"/gi)].map(([, key, value]) => [
        key,
        value,
      ]);
      const attributes = Object.fromEntries(pairs);
      assert.equal(pairs.length, Object.keys(attributes).length, 'an attribute twice');
      const element = { name, attributes, children: [] };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  assert.equal(at, text.length);
  assert.equal(open.length, 1);
  assert.equal(root.children.length, 1);
  return root.children[0];
}

/** Every element, parents first, each with what it inherits. */
export function elementsOf(element, inherited = {}) {
  const { opacity, transform, ...own } = element.attributes;
  const painted = { ...inherited, ...own };
  return [
    { ...element, painted },
    ...element.children.flatMap((child) => elementsOf(child, painted)),
  ];
}

export const pathsOf = (svg) => elementsOf(svg).filter(({ name }) => name === 'path');

/** The paths with this fill or stroke, itself or from the group. */
export const filled = (svg, color) => pathsOf(svg).filter(({ painted }) => painted.fill === color);
export const stroked = (svg, color) =>
  pathsOf(svg).filter(({ painted }) => painted.stroke === color);

const parameters = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** Path data as absolute segments `{ command, to: [x, y], values }`; `values` as they stand. */
export function segments(d) {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const found = [];
  let command = '';
  let [x, y] = [0, 0];
  let start = [0, 0];
  for (let i = 0; i < tokens.length; ) {
    if (/[a-z]/i.test(tokens[i])) command = tokens[i++];
    const kind = command.toLowerCase();
    const values = tokens.slice(i, i + parameters[kind]).map(Number);
    i += values.length;
    assert.ok(
      values.length === parameters[kind] && !values.some(Number.isNaN),
      `${command} in ${d}`,
    );
    const [ox, oy] = command === kind ? [x, y] : [0, 0];
    if (kind === 'z') [x, y] = start;
    else if (kind === 'h') x = ox + values[0];
    else if (kind === 'v') y = oy + values[0];
    else [x, y] = [ox + values.at(-2), oy + values.at(-1)];
    if (kind === 'm') start = [x, y];
    found.push({ command: kind, to: [x, y], values });
    if (kind === 'z') command = '';
    if (command === 'm') command = 'l';
    if (command === 'M') command = 'L';
  }
  return found;
}

/** Path data cut before each absolute move. */
export const subpaths = (d) => d.split(/(?=M)/);

export const near = (a, b, tolerance = 0.002) => Math.abs(a - b) <= tolerance;
