// What a page costs: opens each page of test/size in a browser and adds up every script that it
// fetches until it is idle, each one gzipped as a server would. test/budgets.json says how much
// that may be.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchChromium } from './chromium.mjs';
import { root } from './entries.mjs';
import { entrySizes } from './entry-sizes.mjs';
import { openPage } from './open-page.mjs';
import { serveFolder } from './static-server.mjs';
import { close } from './tally.mjs';

const { pages } = JSON.parse(await readFile(join(root, 'test/budgets.json'), 'utf8'));
const server = await serveFolder(root);
const browser = await launchChromium();
const tally = { passed: 0, failed: 0 };
try {
  for (const [name, budget] of Object.entries(pages)) {
    const { scripts, problems } = await openPage(browser, `${server.url}/test/size/${name}.html`);
    const bytes = scripts.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
    if (bytes > budget) problems.push(`over budget by ${bytes - budget} bytes`);
    console.log(`${name}: ${bytes} of ${budget} bytes, ${scripts.length} file(s)`);
    for (const problem of problems) console.log(`  ${problem}`);
    tally[problems.length > 0 ? 'failed' : 'passed']++;
  }
} finally {
  await browser.close();
  server.close();
}
const sizes = (await entrySizes()).map(({ specifier, bytes }) => `${specifier} ${bytes}`);
console.log(`For information, whole entries bundled: ${sizes.join(', ')}`);
close(tally);
