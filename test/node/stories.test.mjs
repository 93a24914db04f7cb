// Everything that an element has is shown by a story that is named for it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { filesIn, parse, root } from './support/sources.mjs';

const { modules } = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
const elements = modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName);

const propertyOf = (object, name) =>
  object.properties.find((property) => property.name?.getText() === name);
const textOf = (object, name) => propertyOf(object, name)?.initializer?.text;

/** The object literals that a file declares, by name. */
function objectsOf({ tree }) {
  const declarations = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  return new Map(
    declarations
      .filter(({ initializer }) => initializer && ts.isObjectLiteralExpression(initializer))
      .map(({ name, initializer }) => [name.getText(), initializer]),
  );
}

const isExported = (object) => object.parent.parent.parent.modifiers?.length > 0;

/** Each story, `{ file, element, name, object }`; its name is what the list of stories shows. */
const stories = filesIn('stories')
  .filter((path) => path.endsWith('.stories.ts'))
  .flatMap((path) => {
    const objects = objectsOf(parse(path));
    const element = textOf(objects.get('meta'), 'component');
    return [...objects]
      .filter(([, object]) => isExported(object))
      .map(([name, object]) => ({
        id: `${path}: ${name}`,
        element,
        name: textOf(object, 'name') ?? name,
        object,
      }));
  });

it('stories are found', () => {
  assert.ok(stories.length > 0);
});

/** Whether what an element has comes from a class that others extend, too. */
const isShared = ({ inheritedFrom }) => /^(Inputs|Companion)$/.test(inheritedFrom?.name);

for (const { tagName, attributes = [], members = [], events = [] } of elements)
  describe(`<${tagName}>`, () => {
    const own = stories.filter(({ element }) => element === tagName);
    const reflected = attributes.map(({ fieldName }) => fieldName);
    const others = members.filter(({ name }) => !reflected.includes(name));
    const lists = { attributes, 'other members': others, events };
    for (const [kind, list] of Object.entries(lists))
      it(`has a story named for each of its ${kind}`, () => {
        // What all elements take alike is shown on one of them.
        const isShown = (item) =>
          (isShared(item) ? stories : own).some(({ name }) => name === item.name);
        assert.deepEqual(
          list.filter((item) => !isShown(item)).map(({ name }) => name),
          [],
        );
      });
  });

describe('each story', () => {
  it('is of an element that there is', () => {
    const tags = elements.map(({ tagName }) => tagName);
    assert.deepEqual(
      stories.filter(({ element }) => !tags.includes(element)).map(({ id }) => id),
      [],
    );
  });

  it('has a play function', () => {
    assert.deepEqual(
      stories.filter(({ object }) => !propertyOf(object, 'play')).map(({ id }) => id),
      [],
    );
  });

  it('says what it shows, in a comment that becomes its text', () => {
    const isTold = ({ object }) =>
      ts.getJSDocCommentsAndTags(object.parent.parent.parent).length > 0;
    assert.deepEqual(
      stories.filter((story) => !isTold(story)).map(({ id }) => id),
      [],
    );
  });
});
