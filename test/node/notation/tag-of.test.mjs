import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePdn, tagOf } from 'draughts-board/notation';

const only = (pdn) => parsePdn(pdn).games[0];

describe('a tag', () => {
  it('is found by its name in the standard', () => {
    const game = only('[White "A"]\n[black "B"]\n[FEN "W:W31:B20"]\n1. 31-27 *');
    assert.equal(tagOf(game, 'White'), 'A');
    assert.equal(tagOf(game, 'Black'), 'B');
    assert.equal(tagOf(game, 'fen'), 'W:W31:B20');
    assert.equal(tagOf(game, 'Event'), undefined);
  });

  it('is found where an Italian program has written it', () => {
    const game = only(
      '[Dati "69° ASSOLUTO"]\n[Anno "2005"]\n[Bianco "A"]\n[Nero "B"]\n[Risultato "1-0"]\n[Apertura "0028"]\n\n1. 23-20 12-15 1-0',
    );
    const names = ['Event', 'Date', 'White', 'Black', 'Result', 'Opening'];
    assert.deepEqual(
      names.map((name) => tagOf(game, name)),
      ['69° ASSOLUTO', '2005', 'A', 'B', '1-0', '0028'],
    );
  });

  it('is found where a server says Elo for a rating', () => {
    const game = only('[WhiteElo "1500"]\n[BlackElo "1400"]\n1. 32-28 *');
    assert.equal(tagOf(game, 'WhiteRating'), '1500');
    assert.equal(tagOf(game, 'BlackRating'), '1400');
  });

  it('is of who begins where a server writes of a first and a second player', () => {
    const tags = '[P1 "a"]\n[P2 "b"]\n[P1Elo "1500"]\n[P2Title "GM"]\n';
    const english = only(`[Variant "English"]\n${tags}1. 11-15 *`);
    assert.equal(tagOf(english, 'Black'), 'a');
    assert.equal(tagOf(english, 'White'), 'b');
    assert.equal(tagOf(english, 'BlackRating'), '1500');
    assert.equal(tagOf(english, 'WhiteTitle'), 'GM');
    const russian = only(`[Variant "Russian"]\n${tags}1. c3-d4 *`);
    assert.equal(tagOf(russian, 'White'), 'a');
    assert.equal(tagOf(russian, 'WhiteClock'), undefined);
  });

  it('of its own name goes before one of another', () => {
    assert.equal(tagOf(only('[Bianco "b"]\n[White "a"]\n1. 32-28 *'), 'White'), 'a');
  });
});
