// What goes wrong on a page, told while it is open: errors, warnings, requests that fail or that
// go to another host.

/**
 * The problems of a page that is going to be opened at `url`, as lines to print; the list grows as
 * long as the page is open.
 */
export function problemsOf(page, url) {
  const { origin } = new URL(url);
  const problems = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith('http') && asked.origin !== origin)
      problems.push(`asked another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (!response.ok()) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}
