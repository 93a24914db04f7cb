// The rules of the house that a reader of src relies on. Each test lists the places that break it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { variants } from 'draughts-board/variants';
import ts from 'typescript';
import { at, importsOf, sources, walk } from './support/sources.mjs';

// What each room may import, beside itself.
const ROOMS = {
  variants: [],
  board: ['variants'],
  rules: ['variants', 'board'],
  game: ['variants', 'board', 'rules'],
  notation: ['variants', 'board', 'rules', 'game'],
  drawing: ['variants', 'board'],
  locales: ['variants', 'board', 'rules', 'game', 'notation'],
  elements: ['variants', 'board', 'rules', 'game', 'notation', 'drawing', 'locales'],
  cli: ['variants', 'board', 'rules', 'game', 'notation', 'drawing'],
};

/** The room of a file, or undefined for an entry, which lies in src itself. */
const roomOf = (path) => path.match(/^src\/([^/]+)\//)?.[1];
const inRooms = (...rooms) => sources.filter(({ path }) => rooms.includes(roomOf(path)));

/** The places in these files at which `offends` says so. */
function places(files, offends) {
  const found = [];
  for (const file of files)
    walk(file.tree, (node) => {
      if (offends(node)) found.push(`${at(file, node)}: ${node.getText(file.tree)}`);
    });
  return found;
}

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

describe('imports', () => {
  it('stay in known rooms', () => {
    const unknown = sources
      .map(({ path }) => path)
      .filter((path) => {
        const room = roomOf(path);
        return room !== undefined && !(room in ROOMS);
      });
    assert.deepEqual(unknown, []);
  });

  for (const [room, allowed] of Object.entries(ROOMS))
    it(`of ${room} go down only: ${allowed.join(', ') || 'nowhere'}`, () => {
      const upwards = inRooms(room).flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => target && ![room, ...allowed].includes(roomOf(target)))
          .map(({ node, specifier }) => `${at(file, node)}: ${specifier}`),
      );
      assert.deepEqual(upwards, []);
    });

  it('are literal, so that a bundler finds every chunk', () => {
    const computed = sources.flatMap((file) =>
      importsOf(file)
        .filter(({ specifier }) => specifier === undefined)
        .map(({ node }) => at(file, node)),
    );
    assert.deepEqual(computed, []);
  });
});

describe('src', () => {
  // A strict Content-Security-Policy forbids some of these, Trusted Types the others.
  for (const name of ['innerHTML', 'unsafeHTML', 'unsafeSVG', 'styleMap', 'eval'])
    it(`does not use ${name}`, () => {
      assert.deepEqual(
        places(sources, (node) => ts.isIdentifier(node) && node.text === name),
        [],
      );
    });

  it('has no style attribute or element in its markup', () => {
    const styled = /(^|[\s"'])style\s*=|<style/;
    assert.deepEqual(
      places(sources, (node) => isText(node) && styled.test(node.text)),
      [],
    );
  });

  it('has no type any', () => {
    assert.deepEqual(
      places(sources, (node) => node.kind === ts.SyntaxKind.AnyKeyword),
      [],
    );
  });

  it('has no non-null assertion', () => {
    assert.deepEqual(places(sources, ts.isNonNullExpression), []);
  });
});

describe('boards, rules and games', () => {
  it('have no #private member, on which the proxies of Vue and MobX break', () => {
    assert.deepEqual(places(inRooms('board', 'rules', 'game'), ts.isPrivateIdentifier), []);
  });
});

describe('variants', () => {
  /** `kingLimit` and `king-limit` as `-king-limit-`. */
  const words = (text) =>
    `-${text
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}-`;
  const ids = variants.map(({ id }) => id);

  it('are each a file named for the id', () => {
    const names = inRooms('variants').map(({ path }) => path.replace(/^.*\/(.*)\.ts$/, '$1'));
    assert.deepEqual(
      ids.filter((id) => !names.includes(id)),
      [],
    );
  });

  it('are not named in rules', () => {
    const names = (node) => ts.isIdentifier(node) || isText(node);
    const named = (node) => ids.some((id) => words(node.text).includes(words(id)));
    assert.deepEqual(
      places(inRooms('rules'), (node) => names(node) && named(node)),
      [],
    );
  });
});
