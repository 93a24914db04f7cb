// Short names for members that nobody outside can know of: what TypeScript keeps private or
// protected, what is @internal, and what is declared in modules of the engine that no entry exports.
// (Private members are no #private ones, because the proxies of Vue and MobX break on those.)
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { entries as manifestEntries, root } from './entries.mjs';

const libraries = ['@lit/reactive-element', 'lit-element', 'lit-html'];
/** Rooms whose modules look up no member by a name made at run time but those that stand in texts. */
const engine = /^(rules|game|notation)\//;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const shortName = (i) => `$${letters[i % letters.length]}${Math.floor(i / letters.length) || ''}`;

const nameOf = ({ name }) => (name && ts.isIdentifier(name) ? name.text : undefined);
const isMember = (node) =>
  ts.isClassElement(node) || ts.isTypeElement(node) || ts.isObjectLiteralElementLike(node);
const kept = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
const isPrivate = (node) =>
  ts.isClassElement(node) &&
  ((ts.getCombinedModifierFlags(node) & kept) !== 0 ||
    ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal'));

/** Whether a member is an entry of a table (`Record<...>`), which is looked up by names made at run time. */
const isEntry = (node) =>
  ts.isObjectLiteralExpression(node.parent) &&
  ts.findAncestor(node, ts.isVariableDeclaration)?.type?.getText().includes('Record<');

async function textsIn(folder) {
  const names = await readdir(join(root, folder), { recursive: true });
  return Promise.all(
    names
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFile(join(root, folder, name), 'utf8')),
  );
}

/** The module named in an import or export, or in an `import()`; undefined for all other nodes. */
function moduleIn(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return node.moduleSpecifier?.text;
  const isImport =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (isImport) return node.arguments[0]?.text;
  return ts.isImportTypeNode(node) ? node.argument.literal?.text : undefined;
}

const walk = (node, visit) => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

/** The modules of src that a file needs, itself included, as trees by their path in src. */
async function modulesOf(path, found = new Map()) {
  if (found.has(path)) return found;
  const text = await readFile(join(root, 'src', path), 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  found.set(path, tree);
  const needed = [];
  walk(tree, (node) => {
    const name = moduleIn(node);
    if (name?.startsWith('.')) needed.push(posix.join(posix.dirname(path), name));
  });
  for (const name of needed) await modulesOf(name.replace(/\.js$/, '.ts'), found);
  return found;
}

/** A short name for each long one. */
export async function shortNames() {
  const entries = await Promise.all(
    manifestEntries.map(({ source }) => readFile(join(root, source), 'utf8')),
  );
  const isExported = (path) => entries.some((text) => text.includes(path.replace('.ts', '.js')));
  const inside = new Set();
  const outside = new Set();
  const uses = new Map();
  for (const [path, tree] of await modulesOf('all.ts')) {
    const isInside = engine.test(path) && !isExported(path);
    walk(tree, (node) => {
      if (isMember(node)) {
        const isShort = (isInside && !isEntry(node)) || isPrivate(node);
        (isShort ? inside : outside).add(nameOf(node));
      }
      // A record names a mechanic, and a table has it under this name.
      if (ts.isStringLiteralLike(node) && !ts.isIndexedAccessTypeNode(node.parent.parent))
        outside.add(node.text);
      if (ts.isIdentifier(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
    });
  }
  for (const library of libraries)
    for (const text of await textsIn(`node_modules/${library}`))
      for (const [word] of text.matchAll(/[$\w]+/g)) outside.add(word);
  const long = [...inside].filter((name) => name && name !== 'constructor' && !outside.has(name));
  // The shortest for those that are written most often.
  const times = (name) => uses.get(name) ?? 0;
  long.sort((a, b) => times(b) - times(a));
  return Object.fromEntries(long.map((name, i) => [name, shortName(i)]));
}
