import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderSvg } from 'draughts-board/svg';
import { getVariant, variants } from 'draughts-board/variants';
import { near, parseSvg, stroked } from './parse-svg.mjs';
import { readCoordinates } from './read-coordinates.mjs';

const COORDINATE = '#6b6058';
const INNER = '#1a0f08';

const draw = (id, options) => parseSvg(renderSvg(getVariant(id).start, options));

/** The labels in the margin, where they stand: `{ top, bottom, left, right }`, each in order. */
function margins(id, options) {
  const { rows, cols } = getVariant(id).board;
  const [path] = stroked(draw(id, options), COORDINATE);
  const labels = readCoordinates(path.attributes.d, 0.228);
  const along = (list, key) => list.sort((a, b) => a[key] - b[key]).map(({ text }) => text);
  return {
    top: along(
      labels.filter(({ baseline }) => baseline < 0),
      'middle',
    ),
    bottom: along(
      labels.filter(({ baseline }) => baseline > rows),
      'middle',
    ),
    left: along(
      labels.filter(({ middle }) => middle < 0),
      'baseline',
    ),
    right: along(
      labels.filter(({ middle }) => middle > cols),
      'baseline',
    ),
    labels,
  };
}

/** The middle of the square that a label in the margin belongs to, along its edge, from 0. */
const place = (labels, text) => {
  const label = labels.find((each) => each.text === text);
  return label && [label.middle - 0.5, label.baseline];
};

const words = (text) => text.split(' ').filter(Boolean);

describe('coordinates in the margin', () => {
  it('are the numbers of the squares on the edge', () => {
    const { labels, ...edges } = margins('international');
    assert.deepEqual(edges, {
      top: words('1 2 3 4 5'),
      bottom: words('46 47 48 49 50'),
      left: words('6 16 26 36'),
      right: words('15 25 35 45'),
    });
    assert.ok(near(place(labels, '1')[0], 1), 'the top left corner is light');
  });

  it('turn with the board', () => {
    const { labels, ...edges } = margins('international', { orientation: 'black' });
    assert.deepEqual(edges, {
      top: words('50 49 48 47 46'),
      bottom: words('5 4 3 2 1'),
      left: words('45 35 25 15'),
      right: words('36 26 16 6'),
    });
  });

  it('run to 72 on the board of Canada', () => {
    const { labels, ...edges } = margins('canadian');
    assert.deepEqual(edges, {
      top: words('1 2 3 4 5 6'),
      bottom: words('67 68 69 70 71 72'),
      left: words('7 19 31 43 55'),
      right: words('18 30 42 54 66'),
    });
  });

  it('begin with Black in English draughts, on top where White is below', () => {
    assert.deepEqual(margins('english').top, words('1 2 3 4'));
    assert.deepEqual(margins('english').bottom, words('29 30 31 32'));
    assert.deepEqual(margins('english', { orientation: 'black' }).bottom, words('4 3 2 1'));
  });

  it('begin in the corner in Italian draughts, whose board is mirrored', () => {
    const { labels, top, bottom } = margins('italian');
    assert.deepEqual(top, words('1 2 3 4'));
    assert.deepEqual(bottom, words('29 30 31 32'));
    assert.ok(near(place(labels, '1')[0], 0), 'the top left corner is dark');
    assert.ok(near(place(labels, '32')[0], 7), 'the bottom right corner is dark');
  });

  for (const id of ['spanish', 'portuguese'])
    it(`begin at White's right hand in ${id} draughts`, () => {
      const { labels, top, bottom, left, right } = margins(id);
      assert.deepEqual(bottom, words('4 3 2 1'));
      assert.deepEqual(top, words('32 31 30 29'));
      assert.deepEqual(left, words('24 16 8'));
      assert.deepEqual(right, words('25 17 9'));
      assert.ok(near(place(labels, '1')[0], 7));
    });

  for (const id of ['russian', 'brazilian', 'turkish'])
    it(`are files and ranks from White's left in ${id} draughts`, () => {
      const { labels, ...edges } = margins(id);
      assert.deepEqual(edges, {
        top: [],
        bottom: words('a b c d e f g h'),
        left: words('8 7 6 5 4 3 2 1'),
        right: [],
      });
    });

  it('are files and ranks from the top left in Jamaican draughts', () => {
    const { labels, ...edges } = margins('jamaican');
    assert.deepEqual(edges, {
      top: [],
      bottom: words('a b c d e f g h'),
      left: words('1 2 3 4 5 6 7 8'),
      right: [],
    });
  });

  it('turn files and ranks with the board', () => {
    const { bottom, left } = margins('russian', { orientation: 'black' });
    assert.deepEqual(bottom, words('h g f e d c b a'));
    assert.deepEqual(left, words('1 2 3 4 5 6 7 8'));
  });

  it('stand .18 above, .39 below and .3 beside the board', () => {
    const { labels } = margins('international');
    const find = (text) => labels.find((label) => label.text === text);
    assert.ok(near(find('3').baseline, -0.18));
    assert.ok(near(find('48').baseline, 10.39));
    assert.ok(near(find('6').middle, -0.3));
    assert.ok(near(find('45').middle, 10.3));
    // in the middle of the second row
    assert.ok(near(find('6').baseline - 0.114, 1.5));
  });
});

describe('notation', () => {
  it('can be numeric where players write letters: reading order from the top', () => {
    for (const id of ['russian', 'brazilian']) {
      const { labels, top, bottom } = margins(id, { notation: 'numeric' });
      assert.deepEqual(top, words('1 2 3 4'));
      assert.deepEqual(bottom, words('29 30 31 32'));
      assert.ok(near(place(labels, '1')[0], 1), 'b8');
    }
  });

  it('can be numeric on all squares', () => {
    const { top, bottom } = margins('turkish', { notation: 'numeric' });
    assert.deepEqual(top, words('1 2 3 4 5 6 7 8'));
    assert.deepEqual(bottom, words('57 58 59 60 61 62 63 64'));
  });

  it('mirrors the numbers of Pool for Jamaican draughts', () => {
    const { top, bottom } = margins('jamaican', { notation: 'numeric' });
    assert.deepEqual(top, words('4 3 2 1'));
    assert.deepEqual(bottom, words('32 31 30 29'));
  });

  it('can be algebraic where players write numbers: a1 is the near corner that is played', () => {
    const international = margins('international', { notation: 'algebraic' });
    assert.deepEqual(international.bottom, words('a b c d e f g h i j'));
    assert.deepEqual(international.left, words('10 9 8 7 6 5 4 3 2 1'));
    const italian = margins('italian', { notation: 'algebraic' });
    assert.deepEqual(italian.bottom, words('h g f e d c b a'));
    assert.deepEqual(italian.left, words('8 7 6 5 4 3 2 1'));
  });

  it('changes nothing where it is what players write', () => {
    const own = renderSvg(getVariant('spanish').start);
    assert.equal(renderSvg(getVariant('spanish').start, { notation: 'numeric' }), own);
    assert.equal(renderSvg(getVariant('spanish').start, { notation: 'auto' }), own);
  });
});

describe('coordinates in the squares', () => {
  const inside = (id, options) => {
    const [path] = stroked(draw(id, { coordinates: 'inside', ...options }), INNER);
    return readCoordinates(path.attributes.d, 0.125);
  };

  for (const variant of variants)
    it(`name every square of ${variant.id}, each in its own`, () => {
      const { id, board } = variant;
      const labels = inside(id);
      assert.equal(labels.length, board.size);
      for (const { text, left, baseline } of labels) {
        const square = variant.squareAt(text);
        assert.ok(square, text);
        assert.ok(near(left, board.column[square] + 0.04), `${text} at ${left}`);
        assert.ok(near(baseline, board.row[square] + 0.165), `${text} on ${baseline}`);
      }
    });

  it('are in the same corner of a square when the board is turned', () => {
    const labels = inside('international', { orientation: 'black' });
    const first = labels.find(({ text }) => text === '1');
    // square 1 is the second from the left on top, so the second from the right below
    assert.ok(near(first.left, 8.04));
    assert.ok(near(first.baseline, 9.165));
  });

  it('can be in another notation', () => {
    const labels = inside('international', { notation: 'algebraic' });
    const corner = labels.find(({ text }) => text === 'a1');
    assert.ok(near(corner.left, 0.04));
    assert.ok(near(corner.baseline, 9.165));
  });
});

describe('the margin', () => {
  const viewBox = (options) => draw('international', options).attributes.viewBox;

  it('is .56 for coordinates and .06 for the frame alone', () => {
    assert.equal(viewBox({ coordinates: 'outside' }), '-.56 -.56 11.12 11.12');
    assert.equal(viewBox({ coordinates: 'all' }), '-.56 -.56 11.12 11.12');
    assert.equal(viewBox({ coordinates: 'inside' }), '-.06 -.06 10.12 10.12');
    assert.equal(viewBox({ coordinates: 'none' }), '-.06 -.06 10.12 10.12');
  });

  it('has coordinates unless they are turned off', () => {
    assert.equal(viewBox(), '-.56 -.56 11.12 11.12');
    assert.equal(stroked(draw('international', { coordinates: 'none' }), COORDINATE).length, 0);
  });
});
