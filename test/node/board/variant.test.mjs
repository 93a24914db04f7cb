import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findVariant, getVariant, Variant, variants } from 'draughts-board/variants';

const idsOf = (found) =>
  found instanceof Variant ? [found.id] : found.candidates.map(({ id }) => id);

describe('the variants', () => {
  it('have ids and names of their own', () => {
    for (const list of [variants.map(({ id }) => id), variants.map(({ name }) => name)])
      assert.equal(new Set(list).size, variants.length);
  });

  it('are got by their id, and by nothing else', () => {
    assert.equal(getVariant('killer').id, 'killer');
    for (const text of ['', 'Killer', 'killer ', '20', 'chess'])
      assert.throws(() => getVariant(text), RangeError, text);
  });
});

describe('finding a variant', () => {
  it('takes an id before what others are called', () => {
    assert.deepEqual(idsOf(findVariant('damas')), ['damas']);
  });

  it('does not mind case, blanks, hyphens and the word draughts', () => {
    for (const text of ['Russian', ' RUSSIAN  draughts ', 'russian-draughts', 'russian checkers'])
      assert.deepEqual(idsOf(findVariant(text)), ['russian'], text);
    for (const text of ['american pool', 'American_Pool', 'american-pool'])
      assert.deepEqual(idsOf(findVariant(text)), ['american-pool'], text);
  });

  it('takes the number of a GameType, whatever its details say', () => {
    const found = {
      20: 'international',
      '20,W,10,10,N1,0': 'international',
      '20,W,0,0,N,0': 'international',
      ' 21 , B, 8, 8, N1, 0 ': 'english',
      '22,W,8,8,N2,1': 'italian',
      24: 'spanish',
      '25,W,8,8,A1,0': 'russian',
      26: 'brazilian',
      27: 'canadian',
      28: 'portuguese',
      29: 'czech',
      30: 'turkish',
      31: 'thai',
      40: 'frisian',
      41: 'spantsiretski',
    };
    for (const [text, id] of Object.entries(found))
      assert.deepEqual(idsOf(findVariant(text)), [id], text);
  });

  it('tells the games that share number 23 by their details', () => {
    assert.deepEqual(idsOf(findVariant('23')), ['american-pool']);
    assert.deepEqual(idsOf(findVariant('23,B,8,8,N1,0')), ['american-pool']);
    assert.deepEqual(idsOf(findVariant('23,B,8,8,A1,1')), ['jamaican']);
    assert.deepEqual(idsOf(findVariant('23,W,8,8,A1,1')), ['jamaican']);
    assert.deepEqual(idsOf(findVariant('23,W,8,8,A0,0')), ['unified-pool']);
  });

  it('takes the names that other programs write in a Variant tag', () => {
    const found = { Standard: 'international', 'Frysk!': 'frysk', 'American/English': 'english' };
    for (const [text, id] of Object.entries(found))
      assert.deepEqual(idsOf(findVariant(text)), [id], text);
  });

  it('gives every game that has a name, if several have', () => {
    assert.deepEqual(idsOf(findVariant('dama')).sort(), ['italian', 'turkish']);
    const damas = ['brazilian', 'damas', 'portuguese', 'spanish'];
    assert.deepEqual(idsOf(findVariant('Damas')).sort(), damas);
    assert.deepEqual(idsOf(findVariant('dam')).sort(), ['main-dam', 'sri-lankan']);
  });

  it('gives the games whose names hold what is wanted, if none is named so', () => {
    assert.deepEqual(idsOf(findVariant('brazi')), ['brazilian']);
    assert.deepEqual(findVariant('brazi').candidates.length, 1);
    assert.ok(idsOf(findVariant('american')).includes('english'));
  });

  it('gives no candidate for what is no game', () => {
    for (const text of ['', '  ', 'chess', '99', '?', '20x'])
      assert.deepEqual(findVariant(text), { candidates: [] }, text);
  });
});
