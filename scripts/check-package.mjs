// Tries the package as its users get it: packs it, installs it in an empty project, and there
// type-checks a consumer, imports every entry in Node, runs the program, and opens pages without a
// build step.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from './chromium.mjs';
import { entries, manifest, programs, root } from './entries.mjs';
import { openPage } from './open-page.mjs';
import { serveFolder } from './static-server.mjs';
import { close } from './tally.mjs';

const tally = { passed: 0, failed: 0 };

function note(name, problems) {
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${name}`);
  for (const problem of problems) console.log(problem.replace(/^/gm, '    '));
  tally[problems.length > 0 ? 'failed' : 'passed']++;
}

/** Runs Node; what it printed is the problem, because success is silent. */
function node(folder, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder });
  const output = `${stdout}${stderr}`.trim();
  if (output) return [output];
  return status === 0 ? [] : [`exit code ${status}`];
}

async function install(folder) {
  const npm = (...args) => execFileSync('npm', args, { cwd: folder, stdio: 'pipe', shell: true });
  npm('pack', JSON.stringify(root), '--ignore-scripts', '--silent');
  const [tarball] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  npm('install', `./${tarball}`, '--prefer-offline', '--no-audit', '--no-fund');
}

async function checkTypes(folder) {
  await copyFile(join(root, 'test/package/consumer.ts'), join(folder, 'consumer.ts'));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  for (const [resolution, module] of [
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ]) {
    const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', module];
    const args = ['--moduleResolution', resolution, ...options, 'consumer.ts'];
    note(`types with moduleResolution ${resolution}`, node(folder, tsc, ...args));
  }
}

function checkImports(folder) {
  for (const { specifier } of entries) {
    const code = `await import(${JSON.stringify(specifier)})`;
    note(`import ${specifier}`, node(folder, '--input-type=module', '--eval', code));
  }
}

function checkPrograms(folder) {
  for (const { name } of programs) {
    const { status, stdout, stderr } = spawnSync(`npx --no-install ${name} svg start`, {
      cwd: folder,
      shell: true,
      encoding: 'utf8',
    });
    const isDrawn = status === 0 && /^<svg .*<\/svg>\n$/.test(stdout);
    note(`program ${name}`, isDrawn ? [] : [`exit code ${status}`, `${stdout}${stderr}`.trim()]);
  }
}

const html = (script) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Without a build step</title>
    <link rel="icon" href="data:,">
    <script type="module" src="node_modules/${manifest.name}/dist/cdn/${script}"></script>
  </head>
  <body><draughts-board fen="W:W31,K32:B1,2"></draughts-board></body>
</html>
`;

async function checkPages(folder) {
  const server = await serveFolder(folder);
  const browser = await launchChromium();
  try {
    for (const script of ['draughts-board.js', 'all.js']) {
      await writeFile(join(folder, 'index.html'), html(script));
      note(`page with ${script}`, (await openPage(browser, `${server.url}/index.html`)).problems);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'draughts-board-'));
try {
  await install(folder);
  await checkTypes(folder);
  checkImports(folder);
  checkPrograms(folder);
  await checkPages(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
close(tally);
