import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderSvg } from 'draughts-board/svg';
import { getVariant, variants } from 'draughts-board/variants';
import { elementsOf, filled, parseSvg, pathsOf, stroked } from './parse-svg.mjs';

const { start } = getVariant('international');
const svg = (options, setup = start) => parseSvg(renderSvg(setup, options));

describe('the text of a picture', () => {
  it('says what it shows to those who do not see it', () => {
    const { attributes, children } = svg({ label: 'Opening position' });
    assert.equal(attributes.role, 'img');
    assert.equal(children[0].name, 'title');
    assert.equal(children[0].text, 'Opening position');
  });

  it('claims to be an image only if it has something to say', () => {
    for (const label of [undefined, '']) {
      const { attributes, children } = svg({ label });
      assert.ok(!('role' in attributes));
      assert.ok(!children.some(({ name }) => name === 'title'));
    }
  });

  it('lets no text from outside become markup', () => {
    const label = '</title><script>alert("1")</script> & "2" \'3\'';
    const text = renderSvg(start, { label, colors: { dark: '"/><script>', white: '<b>' } });
    const names = new Set(elementsOf(parseSvg(text)).map(({ name }) => name));
    assert.deepEqual([...names].sort(), ['g', 'path', 'svg', 'title']);
    assert.ok(text.includes('&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)'));
    assert.ok(text.includes('fill="&quot;/&gt;&lt;script&gt;"'));
  });

  it('leaves out what XML does not allow', () => {
    const { children } = svg({ label: 'a\0b\u0008c\uFFFEd\uD800e\u{1F3C1}f\ng' });
    assert.equal(children[0].text, 'abcde\u{1F3C1}f\ng');
  });

  it('is a document by itself, and refers to nothing', () => {
    const text = renderSvg(start, { label: 'x' });
    assert.match(text, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    assert.doesNotMatch(
      text,
      /href|url\(|style|class=|id=|<text|<use|<script|gradient|filter|var\(/i,
    );
  });

  it('is as wide as it is told, in proportion', () => {
    assert.ok(!('width' in svg().attributes));
    const { width, height } = svg({ width: 480 }).attributes;
    assert.equal(width, '480');
    assert.equal(height, '480');
    const wide = svg({ width: 1062, coordinates: 'none', marks: { turn: true } }).attributes;
    // 10.62 wide with the turn mark, 10.12 high
    assert.equal(wide.height, '1012');
  });

  it('is well-formed for every variant, from both sides, with all coordinates', () => {
    for (const { start } of variants)
      for (const orientation of ['white', 'black'])
        for (const coordinates of ['none', 'outside', 'inside', 'all'])
          for (const notation of ['numeric', 'algebraic'])
            svg({ orientation, coordinates, notation }, start);
  });

  it('has a path for each layer, however many pieces there are', () => {
    // light, dark, coordinates; drum, face and grooves of White's men and of Black's
    assert.equal(pathsOf(svg()).length, 9);
    const empty = { variant: start.variant, pieces: new Map() };
    assert.equal(pathsOf(svg({}, empty)).length, 3);
    assert.ok(renderSvg(start).length < 12_900, 'shorter than one path for each square');
  });

  it('draws the same text again', () => {
    assert.equal(renderSvg(start), renderSvg(start));
  });
});

describe('colors', () => {
  const colors = { dark: '#5f88b0', 'white-line': 'rgb(1 2 3)', margin: '#5e3a1f' };

  it('are the classic ones', () => {
    assert.equal(filled(svg(), '#f3e9da').length, 1, 'light squares');
    assert.equal(filled(svg(), '#a1785a').length, 1, 'dark squares');
    assert.equal(stroked(svg(), '#fffaf0').length, 1, "White's faces");
    assert.equal(stroked(svg(), '#4b3322').length, 1, "White's outlines");
    assert.equal(stroked(svg(), '#3b2f2a').length, 1, "Black's faces");
    assert.equal(stroked(svg(), '#120d0b').length, 1, "Black's outlines");
  });

  it('can be others', () => {
    const painted = svg({ colors });
    assert.equal(filled(painted, '#5f88b0').length, 1);
    assert.equal(stroked(painted, 'rgb(1 2 3)').length, 1);
    assert.equal(filled(painted, '#a1785a').length, 0);
  });

  it('of the margin lie under everything', () => {
    const [first] = pathsOf(svg({ colors }));
    assert.equal(first.attributes.fill, '#5e3a1f');
    assert.equal(first.attributes.d, 'M-.56 -.56h11.12v11.12h-11.12z');
  });

  it('of targets follow the other marks', () => {
    const marks = { targets: [start.variant.squareAt('28')] };
    assert.equal(filled(svg({ marks, colors: { mark: 'gold' } }), 'gold').length, 1);
    assert.equal(filled(svg({ marks, colors: { mark: 'gold', target: 'red' } }), 'red').length, 1);
  });
});
