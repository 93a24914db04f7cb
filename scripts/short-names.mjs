// Short names for members that nobody outside can know of: what TypeScript keeps private or
// protected, what is @internal, and what is declared in modules of the engine that no entry exports.
// (Private members are no #private ones, because the proxies of Vue and MobX break on those.)
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './entries.mjs';

const libraries = ['@lit/reactive-element', 'lit-element', 'lit-html'];
/** Rooms whose modules look up a member by a name made at run time in tables only. */
const engine = /^(rules|game|notation)\//;

const nameOf = ({ name }) => (name && ts.isIdentifier(name) ? name.text : undefined);
const isMember = (node) =>
  ts.isClassElement(node) || ts.isTypeElement(node) || ts.isObjectLiteralElementLike(node);
const kept = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
const isPrivate = (node) =>
  ts.isClassElement(node) &&
  ((ts.getCombinedModifierFlags(node) & kept) !== 0 ||
    ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal'));

/** Whether a member is an entry of a table (`Record<...>`), or an option for what is no class of ours. */
function isData(node, ownClasses) {
  if (!ts.isObjectLiteralExpression(node.parent)) return false;
  const table = ts.findAncestor(node, ts.isVariableDeclaration);
  const user = node.parent.parent;
  return (
    table?.type?.getText().includes('Record<') ||
    (ts.isNewExpression(user) && !ownClasses.has(user.expression.getText()))
  );
}

function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

async function textsIn(folder, ending) {
  const names = await readdir(join(root, folder), { recursive: true });
  return Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .map(async (name) => [name, await readFile(join(root, folder, name), 'utf8')]),
  );
}

/** A short name for each long one. */
export async function shortNames() {
  const sources = await textsIn('src', '.ts');
  const entries = sources.filter(([name]) => !name.includes('/')).map(([, text]) => text);
  const isExported = (name) => entries.some((text) => text.includes(name.replace('.ts', '.js')));
  const trees = sources.map(([name, text]) => ({
    isInside: engine.test(name) && !isExported(name),
    tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true),
  }));
  const ownClasses = new Set();
  for (const { tree } of trees)
    walk(tree, (node) => ts.isClassDeclaration(node) && ownClasses.add(nameOf(node)));
  const inside = new Set();
  const outside = new Set();
  for (const { isInside, tree } of trees)
    walk(tree, (node) => {
      if (!isMember(node)) return;
      const isShort = (isInside || isPrivate(node)) && !isData(node, ownClasses);
      (isShort ? inside : outside).add(nameOf(node));
    });
  for (const library of libraries)
    for (const [, text] of await textsIn(`node_modules/${library}`, '.js'))
      for (const [word] of text.matchAll(/[$\w]+/g)) outside.add(word);
  const long = [...inside].filter((name) => name && name !== 'constructor' && !outside.has(name));
  return Object.fromEntries(long.map((name, i) => [name, `$${i.toString(36)}`]));
}
