import { expect } from 'chai';
import { BOARD_PARTS } from '../../../src/drawing/parts.js';
import { pieceGroup } from '../../../src/drawing/pieces.js';
import { renderSvg } from '../../../src/drawing/svg-text.js';
import { violations } from '../support/page.js';
import { all, change, everyMark, mixed, only, show, style } from './picture-host.js';

describe('a picture', () => {
  it('is one image with a name', async () => {
    const host = await show(mixed, everyMark, { label: 'White: man on 31.' });
    const svg = only(host, 'svg');
    expect(svg.getAttribute('role')).to.equal('img');
    expect(svg.getAttribute('aria-label')).to.equal('White: man on 31.');
    expect(svg.hasAttribute('aria-hidden')).to.equal(false);
    expect(await violations(host)).to.deep.equal([]);
  });

  it('is hidden from those who do not see it if it has no name', async () => {
    const host = await show(mixed, {}, {});
    const svg = only(host, 'svg');
    expect(svg.getAttribute('aria-hidden')).to.equal('true');
    expect(svg.hasAttribute('role')).to.equal(false);
    expect(await violations(host)).to.deep.equal([]);
  });

  it('has the layers of the text picture, painted alike', async () => {
    const host = await show(mixed, everyMark);
    host.style.colorScheme = 'light';
    const text = renderSvg(mixed, everyMark);
    const other = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    document.body.append(other);
    const paths = all(host, 'path').filter((path) => path.getAttribute('d') !== '');
    const texts = [...other.querySelectorAll<SVGGraphicsElement>('path')];
    expect(paths.map((path) => path.getAttribute('d'))).to.deep.equal(
      texts.map((path) => path.getAttribute('d')),
    );
    paths.forEach((path, i) => {
      const text = texts[i];
      if (!text) throw new Error('too few');
      const [ours, theirs] = [getComputedStyle(path), getComputedStyle(text)];
      const name = `${path.parentElement?.getAttribute('class')} ${path.getAttribute('class')}`;
      for (const property of ['fill', 'stroke', 'fillRule', 'shapeRendering'] as const)
        expect(ours[property], `${property} of ${name}`).to.equal(theirs[property]);
      if (ours.stroke !== 'none')
        for (const property of [
          'strokeWidth',
          'strokeDasharray',
          'strokeLinecap',
          'strokeLinejoin',
        ] as const)
          expect(ours[property], `${property} of ${name}`).to.equal(theirs[property]);
    });
    other.remove();
  });

  it('keeps its element when pieces and marks change', async () => {
    const host = await show();
    const svg = only(host, 'svg');
    await change(host, { setup: mixed, view: everyMark });
    expect(only(host, 'svg')).to.equal(svg);
    expect(all(host, 'svg > .king.face').length).to.equal(2);
  });

  it('has no style, id, text, reference, gradient or filter', async () => {
    const host = await show(mixed, everyMark);
    const names = new Set(all(host, '*').map(({ localName }) => localName));
    names.delete('style'); // where there are no constructable sheets
    expect([...names].sort()).to.deep.equal(['g', 'path', 'svg']);
    expect(all(host, '[style], [id], [href]')).to.deep.equal([]);
  });

  it('is drawn left to right on a page that runs right to left', async () => {
    const host = await show();
    const left = () => {
      const frame = only(host, '.light').getBoundingClientRect();
      const board = host.getBoundingClientRect();
      return [
        frame.left - board.left,
        only(host, 'svg > .white.face').getBoundingClientRect().left - board.left,
      ];
    };
    const before = left();
    host.dir = 'rtl';
    expect(left()).to.deep.equal(before);
  });

  it('is as high as its board is, without being measured', async () => {
    const host = await show(mixed, { coordinates: 'none', marks: { turn: true } }, {}, 531);
    // 10.62 squares wide with the mark of the side to move, 10.12 high
    expect(host.getBoundingClientRect().height).to.be.closeTo(506, 0.5);
  });

  const extent = (root: Element, d: string): DOMRect => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    root.append(path);
    const rect = path.getBBox();
    path.remove();
    return rect;
  };

  it('keeps pieces in their squares', async () => {
    const root = only(await show(), 'svg');
    for (const kind of ['man', 'king', 'star'] as const)
      for (const { d, role } of pieceGroup({ color: 'white', kind }).layers) {
        const { x, y, width, height } = extent(root, d);
        const line = /drum|face/.test(role) ? 0.8 : 0.032;
        for (const edge of [-x, -y, x + width, y + height])
          expect(edge + line / 2, `${role} ${d}`).to.be.at.most(0.5);
      }
  });

  it('draws drums and faces as dots: strokes with round ends', async () => {
    const host = await show();
    for (const [layer, width] of [
      ['drum', '0.8px'],
      ['face', '0.745px'],
    ] as const) {
      const { strokeWidth, strokeLinecap, fill } = style(host, `.white.${layer}`);
      expect([strokeWidth, strokeLinecap, fill]).to.deep.equal([width, 'round', 'none']);
    }
  });
});

describe('parts', () => {
  it('have names from the list', async () => {
    const host = await show(mixed, everyMark);
    const used = all(host, '[part]').flatMap((element) => [...element.part]);
    const known: readonly string[] = BOARD_PARTS;
    expect(used.filter((name) => !known.includes(name))).to.deep.equal([]);
    for (const name of [
      'board',
      'frame',
      'square-light',
      'square-dark',
      'piece',
      'man',
      'king',
      'star',
      'white',
      'black',
      'coordinate',
      'last-move',
      'target',
      'must-move',
      'selection',
    ])
      expect(used, name).to.include(name);
  });

  it('tell a piece that is moved about by the same names', () => {
    expect(pieceGroup({ color: 'black', kind: 'king' }).part?.split(' ').sort()).to.deep.equal([
      'black',
      'king',
      'piece',
    ]);
  });

  it('change the colors of pieces, and how they are composed', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = `picture-host::part(white) {
      --draughts-white: gold;
      --draughts-white-line: navy;
      opacity: 0.5;
    }`;
    document.head.append(sheet);
    const host = await show();
    expect(style(host, '.white.face').stroke).to.equal('rgb(255, 215, 0)');
    expect(style(host, '.white.drum').stroke).to.equal('rgb(0, 0, 128)');
    expect(style(host, '.white.face').opacity).to.equal('0.5');
    expect(style(host, '.black.face').stroke).to.equal('rgb(59, 47, 42)');
    sheet.remove();
  });
});
