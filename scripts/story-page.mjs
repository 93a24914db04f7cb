// What runs inside the page of a story, to tell how it does. Puppeteer sends these functions there
// as text, so each stands alone.

/** Runs before Storybook does: tells `storyFinished` how a story, or a page of documents, ended. */
export function listen() {
  const places = ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`;
  const violations = ({ type, result }) => {
    const found = result?.violations ?? [];
    return found.length > 0 ? found.map((each) => `${type} ${places(each)}`) : [`${type} failed`];
  };
  const finished = ({ status, reporters = [] }) => [
    ...(status === 'success' ? [] : [`story ended with ${status}`]),
    ...reporters.filter((report) => report.status === 'failed').flatMap(violations),
    ...(reporters.some(({ type }) => type === 'a11y') ? [] : ['accessibility was not checked']),
  ];
  const broken = (event) =>
    [event].flat().map((each) => String(each?.description ?? each?.message ?? each));
  const failures = [
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set(value) {
      channel = value;
      channel.on('storyPrepared', (story) => {
        window.preparedStory = story;
      });
      channel.on('storyFinished', (event) => window.storyFinished(finished(event)));
      channel.on('docsRendered', () => window.storyFinished([]));
      for (const name of failures) channel.on(name, (event) => window.storyFinished(broken(event)));
    },
  });
}

/** Puts the story on its page once more, and plays it. */
export function playAgain() {
  const storyId = window.preparedStory.id;
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('forceRemount', { storyId });
}

/** Sets each control of the story to something else; the names of those that change nothing. */
export async function driveControls() {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const { id, args, argTypes, parameters } = window.preparedStory;
  const root = document.getElementById('storybook-root');

  const seen = (node) =>
    [...node.querySelectorAll('*')]
      .map((element) => `${element.cloneNode().outerHTML}${element.shadowRoot?.innerHTML ?? ''}`)
      .join('\n') + node.textContent;

  const other = ({ control, options }, value) => {
    const type = control?.type ?? control;
    if (options) return options.filter((option) => option !== value).at(-1);
    if (type === 'boolean') return !value;
    if (type === 'range' || type === 'number')
      return value === control.max ? control.min : control.max;
    if (type === 'color') return '#123456';
    return value === '1' ? '2' : '1';
  };

  const { include } = parameters.controls ?? {};
  const names = Object.keys(argTypes).filter(
    (name) =>
      (include?.includes(name) ?? true) &&
      argTypes[name].control &&
      !argTypes[name].control.disable,
  );
  const renderedAfter = (event, payload) => {
    const rendered = new Promise((resolve) => {
      channel.once('storyRendered', resolve);
    });
    channel.emit(event, payload);
    return rendered;
  };

  // Not again for each control: the rules of accessibility, and the tenth of a second in which
  // Storybook looks for animations unless it believes to be in a test.
  window.__vitest_browser__ = true;
  await renderedAfter('updateGlobals', { globals: { a11y: { manual: true } } });
  const problems = [];
  for (const name of names) {
    const before = seen(root);
    await renderedAfter('updateStoryArgs', {
      storyId: id,
      updatedArgs: { [name]: other(argTypes[name], args[name]) },
    });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (seen(root) === before) problems.push(`control ${name} changes nothing`);
  }
  return problems;
}
