import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  formatPlace,
  parsePlace,
  placeIn,
  withPlace,
} from '../../../dist/elements/draughts-viewer/fragment.js';

const place = (path, own = [], game = undefined) => ({ game, path, own });

describe('a place in the address of a page', () => {
  for (const [text, meant] of [
    ['12', place('12')],
    ['12.2/3', place('12.2/3')],
    ['0.1/1.1/2', place('0.1/1.1/2')],
    ['12~31-27,18-23', place('12', ['31-27', '18-23'])],
    ['4~c3:e5:g7', place('4', ['c3:e5:g7'])],
    ['g7-12', place('12', [], 7)],
    ['g7-12.1/3~31-27', place('12.1/3', ['31-27'], 7)],
  ])
    it(`${text} is read and written`, () => {
      assert.deepEqual(parsePlace(text), meant);
      assert.equal(formatPlace(meant), text);
    });

  it('may be the start or the end, or only a game', () => {
    assert.deepEqual(parsePlace('end'), place('end'));
    assert.deepEqual(parsePlace('g7'), place('start', [], 7));
  });

  it('is the place in the record where only the number of own moves is given', () => {
    assert.deepEqual(parsePlace('12~2'), place('12'));
  });

  for (const text of ['', 'chapter', '12.2', '12/3', '-1', '1e3', 'g', 'gx-1', '12~1~2', ' 12'])
    it(`${JSON.stringify(text)} is none`, () => assert.equal(parsePlace(text), undefined));
});

describe('the fragment of an address', () => {
  it('has a place for each id', () => {
    assert.equal(placeIn('#a=3&b=12.1/2', 'a'), '3');
    assert.equal(placeIn('#a=3&b=12.1/2', 'b'), '12.1/2');
    assert.equal(placeIn('#a=3', 'c'), undefined);
    assert.equal(placeIn('', 'a'), undefined);
    assert.equal(placeIn('#a', 'a'), undefined);
  });

  it('is read as programs send it on, with signs written in hexadecimal', () => {
    assert.equal(placeIn('#a=12%7E31-27%2C18-23', 'a'), '12~31-27,18-23');
    assert.equal(placeIn('#a=%zz', 'a'), '%zz');
  });

  it('keeps what is there for others, in its order', () => {
    assert.equal(withPlace('', 'a', '3'), '#a=3');
    assert.equal(withPlace('#', 'a', '3'), '#a=3');
    assert.equal(withPlace('#a=3&b=12', 'a', '4'), '#a=4&b=12');
    assert.equal(withPlace('#a=3', 'b', '12.1/2'), '#a=3&b=12.1/2');
    assert.equal(withPlace('#tab=x%20y', 'a', '1'), '#tab=x%20y&a=1');
  });

  it('is left alone where it means something else', () => {
    for (const hash of ['#chapter-2', '#/games?page=2', '#!/home', '#a=3&top'])
      assert.equal(withPlace(hash, 'a', '1'), undefined, hash);
  });

  it('takes ids with any signs', () => {
    for (const id of ['a&b', 'partij 1', 'é=1', 'a/b', '50%'])
      assert.equal(placeIn(withPlace('#x=1', id, '7'), id), '7', id);
  });
});
