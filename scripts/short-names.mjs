// Short names for members that nobody outside can know of: what TypeScript keeps private or
// protected, what is @internal, and what is declared in modules of the engine that no entry exports.
// (Private members are no #private ones, because the proxies of Vue and MobX break on those.)
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './entries.mjs';

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
  const inside = new Set();
  const outside = new Set();
  const uses = new Map();
  for (const [name, text] of sources) {
    const isInside = engine.test(name) && !isExported(name);
    const visit = (node) => {
      if (isMember(node)) (isInside || isPrivate(node) ? inside : outside).add(nameOf(node));
      // A record names a mechanic, and a table has it under this name.
      if (ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent))
        outside.add(node.text);
      if (ts.isIdentifier(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  }
  for (const library of libraries)
    for (const [, text] of await textsIn(`node_modules/${library}`, '.js'))
      for (const [word] of text.matchAll(/[$\w]+/g)) outside.add(word);
  const long = [...inside].filter((name) => name && name !== 'constructor' && !outside.has(name));
  // The shortest for those that are written most often.
  const times = (name) => uses.get(name) ?? 0;
  long.sort((a, b) => times(b) - times(a));
  return Object.fromEntries(long.map((name, i) => [name, shortName(i)]));
}
