// A place in a game as text: `12`, `12.2/3`, `34.0/0`, and back.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game, Session } from 'draughts-board/game';
import { parsePdn } from 'draughts-board/notation';
import { getVariant } from 'draughts-board/variants';

const gameOf = (pdn) => parsePdn(pdn).games[0];

const named = (game, path) => {
  const node = game.at(path);
  if (node?.kind !== 'move') return node?.kind;
  const { from, to } = node.move;
  return `${game.variant.squareName(from)}-${game.variant.squareName(to)}`;
};

/** That each path leads to what it should, and is what its place is called. */
function holdFor(game, places) {
  for (const [path, expected] of Object.entries(places)) {
    assert.equal(named(game, path), expected, path);
    assert.equal(new Session(game, path).path, path);
  }
}

describe('a path', () => {
  it('is as long as a variation, and passes as many positions set up as there are', () => {
    const passes = '-- '.repeat(150_000);
    const game = gameOf(
      `32-28 (31-27 ${passes}) 19-23 ${'/FEN "W:W28:B1"/ '.repeat(130_000)} 28-22`,
    );
    assert.equal(game.at('0.1/150001')?.kind, 'pass');
    assert.equal(named(game, '3'), '28-22');
  });

  it('counts plies along the main line', () => {
    const game = gameOf('1. 32-28 19-23 2. 28x19 *');
    holdFor(game, { 0: 'root', 1: '32-28', 2: '19-23', 3: '28-19' });
  });

  it('takes a child and goes on along it, that child included', () => {
    const game = gameOf(
      '1. 32-28 (1. 34-29 20-25 (1... 20-24 2. 29x20) 2. 40-34) (1. 33-29) 1... 19-23 (1... 17-22) 2. 28x19 *',
    );
    holdFor(game, {
      '0.1/1': '34-29',
      '0.1/2': '20-25',
      '0.1/3': '40-34',
      '0.1/1.1/1': '20-24',
      '0.1/1.1/2': '29-20',
      '0.2/1': '33-29',
      '1.1/1': '17-22',
      3: '28-19',
    });
  });

  it('goes past setups on the main line, and stands on them as child 0 with no ply', () => {
    const game = gameOf('1. 32-28 /FEN "B:W28:B20"/ 20-25 28-23 *');
    holdFor(game, { 1: '32-28', '1.0/0': 'setup', 2: '20-25', 3: '28-23' });
  });

  it('stands on each of several setups', () => {
    const game = gameOf(
      '1. 32-28 /FEN "W:W28:B20"/ /FEN "B:W28:B20"/ (/FEN "W:W27:B19"/ 27-22) 20-25 *',
    );
    holdFor(game, {
      1: '32-28',
      '1.0/0': 'setup',
      '1.0/0.0/0': 'setup',
      '1.0/0.1/0': 'setup',
      '1.0/0.1/1': '27-22',
      2: '20-25',
    });
    assert.notEqual(game.at('1.0/0'), game.at('1.0/0.0/0'));
  });

  it('takes a variation after a setup', () => {
    const game = gameOf('1. 32-28 /FEN "B:W28:B20"/ 20-25 (20-24) *');
    holdFor(game, { 2: '20-25', '1.0/0.1/1': '20-24' });
  });

  it('stands on a setup at the end', () => {
    const game = gameOf('1. 32-28 19-23 /FEN "W:W28:B20"/ *');
    holdFor(game, { 2: '19-23', '2.0/0': 'setup' });
  });

  it('counts turns that nobody wrote down or took', () => {
    const game = gameOf('1. 32-28 -- 2. 37-32 *');
    assert.equal(named(game, '3'), '37-32');
    assert.notEqual(game.at('2').kind, 'move');
    assert.equal(new Session(game, '2').path, '2');
  });

  it('may be start or end', () => {
    const game = gameOf('1. 32-28 19-23 2. 28x19 14x23 99-98 *');
    assert.equal(game.at('start'), game.root);
    assert.equal(game.at('end'), game.at('4'));
    assert.equal(new Session(game, 'end').path, '4');
    assert.equal(game.at(' 4 '), game.at('4'));
    const empty = new Game({ variant: getVariant('russian') });
    assert.equal(empty.at('end'), empty.root);
  });

  const game = gameOf('1. 32-28 (1. 34-29 20-25) 1... 19-23 /FEN "W:W28:B20"/ 28-22 *');
  for (const path of [
    '',
    ' ',
    '-1',
    '1.5',
    '1e0',
    '0x1',
    '９',
    'x',
    'End',
    '4',
    '99999999999999999999',
    '0.1',
    '0.1/',
    '0./1',
    '0.1/3',
    '0.2/1',
    '0.1/1/1',
    '0.1/-1',
    '0..1/1',
    '0.1/1.',
    'end.1/1',
    // A move is a ply: there is no standing on it after none.
    '0.1/0',
    '0.0/0',
    '2.0/3',
  ])
    it(`leads nowhere: ${JSON.stringify(path)}`, () => {
      assert.equal(game.at(path), undefined);
    });

  it('names every node of a tree that grew at random, and leads to it', () => {
    let state = 7;
    const below = (n) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    };
    /** The paths of all nodes below one, written by their grammar. */
    const pathsBelow = (node, line, plies) =>
      node.children.flatMap((child, i) => {
        const [on, count] = i === 0 ? [line, plies + 1] : [`${line}${plies}.${i}/`, 1];
        return [[`${on}${count}`, child], ...pathsBelow(child, on, count)];
      });
    let tree = new Game({ variant: getVariant('spanish') });
    let nodes = [['0', tree.root]];
    while (nodes.length < 150) {
      const [at, { position }] = nodes[below(nodes.length)];
      const moves = position.legalMoves();
      if (moves.length > 0) tree = tree.with({ at, play: [moves[below(moves.length)]] });
      nodes = [['0', tree.root], ...pathsBelow(tree.root, '', 0)];
    }
    assert.ok(nodes.some(([path]) => path.split('.').length > 3));
    for (const [path, node] of nodes) {
      assert.equal(tree.at(path), node, path);
      assert.equal(new Session(tree, path).path, path);
    }
  });
});
