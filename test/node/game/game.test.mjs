import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game } from 'draughts-board/game';
import { formatFen, parseFen, parseMove, parsePdn } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { getVariant } from 'draughts-board/variants';
import { outline } from '../support/outline.mjs';

const gameOf = (pdn) => parsePdn(pdn).games[0];

/** Moves in a row from a place of a game. */
function movesFrom(game, path, ...texts) {
  let { position } = game.at(path);
  return texts.map((text) => {
    const move = parseMove(text, position);
    position = position.play(move);
    return move;
  });
}

const edited = (game, at, ...texts) => game.with({ at, play: movesFrom(game, at, ...texts) });

describe('a new game', () => {
  it('starts where its variant starts, without moves', () => {
    const variant = getVariant('english');
    const game = new Game({ variant });
    assert.equal(game.variant, variant);
    assert.equal(game.plies, 0);
    assert.equal(game.tags.size, 0);
    assert.equal(
      formatFen(game.start),
      'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',
    );
    assert.equal(game.root.position.key, Position.start(variant).key);
    assert.equal(game.at('0'), game.root);
  });

  it('may start from a setup, on which nobody needs to be able to play', () => {
    const { setup } = parseFen('?:W31:B20');
    const game = new Game({ variant: setup.variant, start: setup });
    assert.equal(game.start, setup);
    assert.equal(game.root.position, undefined);
  });
});

describe('a game', () => {
  const pdn = '[Event "x"] 1. 32-28 (1. 34-29 20-25 2. 40-34) 1... 19-23 (1... 20-24) 2. 28x19 *';

  it('counts the plies of its main line', () => {
    assert.equal(gameOf(pdn).plies, 3);
    assert.equal(gameOf('1. 32-28 /FEN "B:W31:B20"/ 20-25 *').plies, 2);
    assert.equal(gameOf('1. 32-28 -- 2. 37-32 99-98 *').plies, 3);
  });

  it('gives the node at a path, with its position', () => {
    const game = gameOf(pdn);
    assert.equal(game.at('3').move.to, 19);
    assert.equal(game.at('0.1/2').move.to, 25);
    assert.equal(game.at('4'), undefined);
    assert.equal(game.at('1').position.turn, 'black');
  });

  it('can be edited: moves are added as a variation', () => {
    const game = gameOf(pdn);
    const more = edited(game, '0', '33-29', '17-22');
    assert.equal(outline(more), '32-28 (34-29 20-25 40-34) (33-29 17-22) 19-23 (20-24) 28x19');
  });

  it('can be edited: moves are added at the end', () => {
    const game = gameOf(pdn);
    assert.equal(
      outline(edited(game, 'end', '14x23', '37-32')),
      '32-28 (34-29 20-25 40-34) 19-23 (20-24) 28x19 14x23 37-32',
    );
    assert.equal(
      outline(edited(game, '0.1/3', '14-20')),
      '32-28 (34-29 20-25 40-34 14-20) 19-23 (20-24) 28x19',
    );
  });

  it('can be edited: moves that are there are followed', () => {
    const game = gameOf(pdn);
    assert.equal(
      outline(edited(game, '0', '32-28', '20-24', '37-32')),
      '32-28 (34-29 20-25 40-34) 19-23 (20-24 37-32) 28x19',
    );
    assert.equal(edited(game, '0', '32-28', '19-23').root, game.root);
  });

  it('stays as it is when it is edited', () => {
    const game = gameOf(pdn);
    const { root } = game;
    const before = outline(game);
    const frozen = JSON.stringify([...game.tags]);
    edited(game, '0', '33-29');
    edited(game, 'end', '14x23');
    assert.equal(game.root, root);
    assert.equal(outline(game), before);
    assert.equal(JSON.stringify([...game.tags]), frozen);
  });

  it('shares what an edit does not change', () => {
    const game = gameOf(pdn);
    const more = edited(game, '1.1/1', '37-32');
    assert.notEqual(more, game);
    assert.equal(more.tags, game.tags);
    assert.equal(more.start, game.start);
    assert.equal(more.variant, game.variant);
    // New are the nodes on the way to the edit, and no others.
    for (const path of ['0', '1', '1.1/1']) assert.notEqual(more.at(path), game.at(path), path);
    for (const path of ['2', '3', '0.1/1']) assert.equal(more.at(path), game.at(path), path);
    assert.equal(more.at('1').position, game.at('1').position);
  });

  it('keeps comments and glyphs through an edit', () => {
    const game = gameOf('{intro} 1. 32-28! {good} 19-23 *');
    assert.equal(outline(edited(game, '1', '20-24')), '{intro} 32-28 $1 {good} 19-23 (20-24)');
  });

  it('refuses a place or a move that does not exist', () => {
    const game = gameOf(pdn);
    const [move] = movesFrom(game, '0', '33-29');
    for (const at of ['9', '0.9/1', 'x', ''])
      assert.throws(() => game.with({ at, play: [move] }), RangeError, at);
    assert.throws(() => game.with({ at: '1', play: [move] }), RangeError);
    assert.throws(() => game.with({ at: '0', play: [move, move] }), RangeError);
  });

  it('refuses moves where there is no position', () => {
    const [move] = movesFrom(gameOf('*\n1. 32-28'), '0', '32-28');
    const diagram = gameOf('[FEN "?:W32:B20"] *');
    assert.throws(() => diagram.with({ at: '0', play: [move] }), RangeError);
  });
});
