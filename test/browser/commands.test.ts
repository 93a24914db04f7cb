import { expect } from 'chai';
import { html } from 'lit';
import { media, shot, touch } from './support/commands.js';
import { fixture } from './support/page.js';

const pad = () =>
  fixture<SVGElement>(
    html`<svg width="100" height="100" style="touch-action: none">
      <circle cx="50" cy="50" r="40" />
    </svg>`,
  );

describe('commands for tests', () => {
  it('touch: a finger gives pointer events', async function () {
    const svg = await pad();
    const seen: string[] = [];
    for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const)
      svg.addEventListener(type, (event) => seen.push(`${type} ${event.pointerType}`));
    const { x, y } = svg.getBoundingClientRect();
    if (!(await touch('start', x + 50, y + 50))) this.skip();
    await touch('move', x + 70, y + 60);
    await touch('end');
    expect(seen).to.include('pointermove touch');
    expect(seen[0]).to.equal('pointerdown touch');
    expect(seen.at(-1)).to.equal('pointerup touch');
  });

  it('media: a feature is on, then off again', async function () {
    if (!(await media({ 'forced-colors': 'active' }))) this.skip();
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    await media({});
    expect(matchMedia('(forced-colors: active)').matches).to.equal(false);
  });

  it('shot: an element is pictured', async function () {
    if (!(await shot('test-results/pad.png', await pad()))) this.skip();
  });
});
