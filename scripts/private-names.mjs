// The names of members that TypeScript keeps private and that nothing else is called: a bundle can
// shorten them. (They are no #private members, because the proxies of Vue and MobX break on those.)
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './entries.mjs';

const libraries = ['@lit/reactive-element', 'lit-element', 'lit-html'];

/** Whether a name is declared here as a private member. */
const isPrivate = (node) =>
  ts.isClassElement(node.parent) &&
  node.parent.name === node &&
  (ts.getCombinedModifierFlags(node.parent) & ts.ModifierFlags.Private) !== 0;

/** Whether a name is declared here as a member of anything. */
const isMember = ({ parent }) =>
  ts.isClassElement(parent) ||
  ts.isTypeElement(parent) ||
  ts.isObjectLiteralElementLike(parent) ||
  ts.isEnumMember(parent);

/** The texts of all files in a folder whose names end like this. */
async function* textsIn(folder, ending) {
  const names = await readdir(join(root, folder), { recursive: true });
  for (const name of names)
    if (name.endsWith(ending)) yield await readFile(join(root, folder, name), 'utf8');
}

export async function privateNames() {
  const own = new Set();
  const others = new Set();
  for await (const text of textsIn('src', '.ts')) {
    const visit = (node) => {
      if (ts.isIdentifier(node) && node.parent.name === node && isMember(node))
        (isPrivate(node) ? own : others).add(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile('', text, ts.ScriptTarget.Latest, true));
  }
  for (const library of libraries)
    for await (const text of textsIn(`node_modules/${library}`, '.js'))
      for (const [word] of text.matchAll(/[$\w]+/g)) others.add(word);
  return [...own].filter((name) => !others.has(name));
}
