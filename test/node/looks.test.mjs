// What a page can style is what the manifest and the README name: custom properties and parts.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { getVariant } from 'draughts-board/variants';
import { markStyles } from '../../dist/drawing/mark.styles.js';
import { moreStyles } from '../../dist/drawing/more.styles.js';
import { groupDrawing } from '../../dist/drawing/picture.js';
import { pictureStyles } from '../../dist/drawing/picture.styles.js';
import { planOf } from '../../dist/drawing/plan.js';
import { shapeCss } from '../../dist/drawing/shape-paint.css.js';
import { withShapes } from '../../dist/drawing/shapes.js';
import { textureCss } from '../../dist/drawing/texture-paint.css.js';
import { markedScene } from '../../dist/drawing/turn-mark.js';
import { drawingsOf } from '../../dist/elements/draughts-board/content.js';
import { pictureWords } from '../../dist/locales/en/picture.js';
import { root } from './support/sources.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const sorted = (names) => [...new Set(names)].toSorted();

const { cssProperties, cssParts } = JSON.parse(read('custom-elements.json'))
  .modules.flatMap(({ declarations }) => declarations)
  .find(({ tagName }) => tagName === 'draughts-board');
const namesOf = (list) => sorted(list.map(({ name }) => name));

const [, looks] = read('README.md').match(/^### Looks\n([\s\S]*?)^##/m);
const inReadme = (pattern) => sorted([...looks.matchAll(pattern)].map(([, name]) => name));

const variant = getVariant('international');
const view = { coordinates: 'all' };
const setup = {
  variant,
  turn: 'white',
  pieces: new Map(
    ['white', 'black'].flatMap((color, i) =>
      ['man', 'king'].map((kind, j) => [1 + 2 * i + j, { color, kind }]),
    ),
  ),
};
const marks = {
  lastMove: { from: 31, to: 32, captures: [33] },
  mustMove: [34],
  selected: 35,
  targets: [36],
  landings: [37],
  refused: 38,
  focus: 39,
};

/** What a board has in it while it is a picture, and what its hands add. */
function everything() {
  const fault = { severity: 'error', code: 'x', message: 'X', line: 1, column: 1 };
  const language = pictureWords;
  const shown = { setup, view, language, label: 'X', fault };
  const content = { ...shown, interactive: false, far: false, caption: true };
  const shapes = [
    { color: 'green', squares: [1] },
    { color: 'red', squares: [1, 7] },
  ];
  const marked = markedScene(setup, { ...view, marks });
  const scene = withShapes(marked, shapes, planOf(variant.board, 'white'));
  return [
    ...drawingsOf(content),
    ...drawingsOf({ ...content, hands: { scene: () => scene } }),
    ...scene.pieces.map((group) => groupDrawing('', group)),
  ];
}

/** What opens on a board needs a page: its parts as they are written. */
const opened = ['chooser', 'why-not'].flatMap((name) =>
  [...read(`dist/elements/hands/${name}.js`).matchAll(/\bpart: "([a-z]+)"/g)].map(
    ([, part]) => part,
  ),
);

const partsIn = ({ attributes, content }) => [
  ...(attributes.part?.split(' ') ?? []),
  ...(Array.isArray(content) ? content.flatMap(partsIn) : []),
];

describe('custom properties', () => {
  const css = [pictureStyles, markStyles, moreStyles, shapeCss, textureCss].flat().join('');
  const used = sorted([...css.matchAll(/--draughts-[a-z\d-]+/g)].map(([name]) => name));

  it('in the manifest are those that the style sheets read', () => {
    assert.deepEqual(namesOf(cssProperties), used);
  });

  it('in the README are those of the manifest', () => {
    assert.deepEqual(inReadme(/^\| `(--draughts-[a-z\d-]+)`/gm), namesOf(cssProperties));
  });
});

describe('parts', () => {
  it('in the manifest are those that a board has', () => {
    assert.deepEqual(namesOf(cssParts), sorted([...opened, ...everything().flatMap(partsIn)]));
    assert.equal(sorted(opened).length, 2);
  });

  it('in the README are those of the manifest', () => {
    assert.deepEqual(inReadme(/^\| `([a-z][a-z-]*)`/gm), namesOf(cssParts));
  });
});

describe('each of them', () => {
  it('has a line that says what it is', () => {
    const silent = [...cssProperties, ...cssParts].filter(({ description }) => !description);
    assert.deepEqual(silent, []);
  });
});
