// Source files as syntax trees, and what they import.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** `path` is relative to the root of the project, with slashes. */
export function parse(path) {
  const text = readFileSync(posix.join(root, path), 'utf8');
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

/** All files under a folder, as paths relative to the root. */
export function filesIn(folder) {
  return readdirSync(posix.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name)))
    .sort();
}

export const sources = filesIn('src').map(parse);

export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export function at({ path, tree }, node) {
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
  return `${path}:${line + 1}`;
}

const isTypeOnly = (node) =>
  node.isTypeOnly || node.importClause?.isTypeOnly || ts.isImportTypeNode(node);

/** What is named in an import or export declaration, an import type or an `import()`. */
function moduleName(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return node.argument.literal;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  return undefined;
}

/**
 * Every import of a file: `{ node, specifier, target, dynamic, typeOnly }`. `target` is the path of
 * the imported file, undefined for a package; `specifier` is undefined if it is computed.
 */
export function importsOf({ path, tree }) {
  const found = [];
  walk(tree, (node) => {
    const name = moduleName(node);
    if (!name) return;
    const specifier = ts.isStringLiteralLike(name) ? name.text : undefined;
    const local = specifier?.startsWith('.') && posix.join(posix.dirname(path), specifier);
    const target = path.endsWith('.ts') ? local?.replace?.(/\.js$/, '.ts') : local;
    const dynamic = ts.isCallExpression(node);
    found.push({
      node,
      specifier,
      target: target || undefined,
      dynamic,
      typeOnly: isTypeOnly(node),
    });
  });
  return found;
}

/**
 * The files and packages that are loaded together with this file: what it imports statically, and
 * so on. Types are not loaded.
 */
export function eagerClosure(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { specifier, target, dynamic, typeOnly } of importsOf(parse(path))) {
    if (dynamic || typeOnly) continue;
    if (target) eagerClosure(target, seen);
    else seen.add(specifier);
  }
  return seen;
}
