import { expect } from 'chai';
import { pieceGroup } from '../../../src/drawing/pieces.js';
import { all, change, everyMark, mixed, only, show, start } from './picture-host.js';

const { board } = start.variant;

describe('live pieces', () => {
  it('take the place of the still ones, in a group that stays as the page fills it', async () => {
    const host = await show(mixed, {}, { live: true });
    const live = only(host, '.live');
    expect(live.childNodes.length).to.equal(0);
    expect(all(host, 'svg > .man').length).to.equal(0);
    const man = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    live.append(man);
    await change(host, { setup: start, view: everyMark });
    expect(only(host, '.live')).to.equal(live);
    expect([...live.childNodes]).to.deep.equal([man]);
  });

  it('give way to still ones again', async () => {
    const host = await show(mixed, {}, { live: true });
    await change(host, { options: {} });
    expect(all(host, '.live').length).to.equal(0);
    expect(all(host, 'svg > .white.man.face').length).to.equal(1);
  });

  it('lie between the marks beneath and above', async () => {
    const host = await show(mixed, everyMark, { live: true });
    const order = all(host, '.selected, .live, .focus').map((group) => group.getAttribute('class'));
    expect(order).to.deep.equal(['selected', 'live', 'focus']);
  });

  it('have the layers of the still ones', async () => {
    const host = await show(mixed);
    for (const [square, piece] of mixed.pieces) {
      const x = (board.column[square] ?? 0) + 0.5;
      const y = (board.row[square] ?? 0) + 0.5;
      for (const { role, d } of pieceGroup(piece).layers) {
        const still = only(host, `svg > .${role.replaceAll(' ', '.')}`);
        const alone = still.cloneNode() as SVGGraphicsElement;
        alone.setAttribute('d', d);
        still.after(alone);
        const [a, b] = [still.getBBox(), alone.getBBox()];
        alone.remove();
        expect(a.x - x).to.be.closeTo(b.x, 0.001);
        expect(a.y - y).to.be.closeTo(b.y, 0.001);
        expect(a.width).to.be.closeTo(b.width, 0.001);
      }
    }
  });
});
