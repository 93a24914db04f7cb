// Opens a page as a reader would, and tells what it fetched and what went wrong.

const rendered = () =>
  [...document.querySelectorAll(':not(:defined), draughts-board')].every((element) =>
    element.shadowRoot?.querySelector('svg'),
  ) && document.querySelector('draughts-board') !== null;

/**
 * `{ scripts, problems }` once every element on the page has drawn something and the network is
 * idle. Scripts are contents; problems are lines to print, none for a sound page.
 */
export async function openPage(browser, url) {
  const page = await browser.newPage();
  const scripts = [];
  const problems = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(url).origin)
      problems.push(`asked another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (!response.ok()) problems.push(`${response.status()}: ${response.url()}`);
    else if (/javascript/.test(response.headers()['content-type'])) scripts.push(response.buffer());
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
