// Opens a page as a reader would, and tells what it fetched and what went wrong.
import { problemsOf } from './page-problems.mjs';

const rendered = () =>
  [
    ...document.querySelectorAll(
      ':not(:defined), draughts-board, draughts-viewer, draughts-puzzle',
    ),
  ].every((element) => element.shadowRoot?.querySelector('svg')) &&
  document.querySelector('draughts-board, draughts-viewer, draughts-puzzle') !== null;

/**
 * `{ scripts, problems }` once every element on the page has drawn something and the network is
 * idle. Scripts are contents; problems are lines to print, none for a sound page.
 */
export async function openPage(browser, url) {
  const page = await browser.newPage();
  const scripts = [];
  const problems = problemsOf(page, url);
  page.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type']);
    if (response.ok() && isScript) scripts.push(response.buffer());
  });
  try {
    await page.goto(url);
    await page.waitForFunction(rendered, { timeout: 10_000 });
    await page.waitForNetworkIdle({ idleTime: 500 });
    return { scripts: await Promise.all(scripts), problems };
  } catch (error) {
    return { scripts: [], problems: [...problems, String(error)] };
  } finally {
    await page.close();
  }
}
