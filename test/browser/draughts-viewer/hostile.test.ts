import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { until } from '../support/board.js';
import { violations } from '../support/page.js';
import { one, pause, viewerOf } from '../support/viewer.js';

const of = (pdn: string): Promise<DraughtsViewer> =>
  viewerOf(html`<draughts-viewer pdn=${pdn}></draughts-viewer>`);
const many = (viewer: DraughtsViewer, selector: string): readonly Element[] => [
  ...(viewer.shadowRoot?.querySelectorAll(selector) ?? []),
];

describe('a record that means no good', () => {
  const markup = '<img src="x" onerror="fired = true"><script>fired = true</script><b>b</b>';
  const escaped = markup.replaceAll('"', '\\"');

  it('breaks no accessibility rule, and is never markup', async () => {
    const viewer = await of(`[Event "${escaped}"][White "${escaped}"][Black "${escaped}"]
      [Round "${escaped}"][Site "${escaped}"][Date "${escaped}"][Result "${escaped}"]
      [WhiteTitle "${escaped}"][WhiteRating "${escaped}"]
      {${markup}} 1. {${markup}} 32-28 {${markup} [#]} (1. 31-27 {${markup}}) 19-23 2. ${markup}`);
    one(viewer, '[data-do=next]').focus();
    await viewer.go('next');
    await until('what is said', () => one(viewer, '.said').textContent !== '');
    expect(many(viewer, 'img, script, b')).to.deep.equal([]);
    expect('fired' in window).to.equal(false);
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('is shown where a comment names more squares than a call can be given', async () => {
    const viewer = await of(`1. 32-28 {${'to 23 '.repeat(65_000)}} 19-23`);
    expect(many(viewer, '.square')).to.have.length(65_000);
    expect(await viewer.go('last')).to.equal(true);
  }).timeout(20_000);

  it('offers no more ways to go on than somebody can look through, and says how many there are', async () => {
    const viewer = await of(`32-28 ${'(31-27) (33-29) '.repeat(100)}`);
    one(viewer, '[data-do=next]').focus();
    await until('the ways', () => many(viewer, '.ways button').length > 0);
    expect(many(viewer, '.ways button')).to.have.length(24);
    expect(one(viewer, '.ways').ariaLabel).to.match(/^201 .* …$/);
  });
});

describe('a viewer that is on no page yet', () => {
  it('goes through its game, and is shown there when it comes to one', async () => {
    const viewer = document.createElement('draughts-viewer');
    viewer.pdn = '1. 32-28 19-23 2. 28x19';
    expect(await viewer.go(2)).to.equal(true);
    expect(await viewer.go(9)).to.equal(false);
    expect(viewer.path).to.equal('2');
    document.body.append(viewer);
    await viewer.ready;
    expect(viewer.path).to.equal('2');
    viewer.remove();
  });
});

describe('a viewer that has left the page', () => {
  it('opens nothing that was asked for before', async () => {
    const viewer = await of('1. 32-28 19-23');
    const { parentElement } = viewer;
    one(viewer, '[data-do=more]').click();
    viewer.remove();
    await pause(300);
    parentElement?.append(viewer);
    await viewer.ready;
    expect(many(viewer, '.menu')).to.deep.equal([]);
    one(viewer, '[data-do=more]').click();
    await until('the menu', () => many(viewer, '.menu').length === 1);
  });
});
