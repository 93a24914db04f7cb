// Games as PDN: what is written is what PDN 3.0 says, and read again it is the same game.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game } from 'draughts-board/game';
import { formatPdn, parsePdn } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { getVariant, variants } from 'draughts-board/variants';
import { outline } from '../../support/outline.mjs';

const only = (pdn) => {
  const { games, diagnostics } = parsePdn(pdn);
  assert.equal(games.length, 1, pdn);
  return { game: games[0], diagnostics };
};
/** The moves of a text when it is written again. */
const again = (pdn, format) => formatPdn(only(pdn).game, format).split('\n\n')[1].trim();

describe('a game written as PDN', () => {
  it('has the seven tags first, then its game, then others, as they were', () => {
    const pdn =
      '[Annotator "A. \\"B\\" C"] [Black "Б"] [GameType "20"] [Event "X"] [White "\\\\"] [Round "3"] 1. 32-28 2-0';
    assert.equal(
      formatPdn(only(pdn).game),
      '[Event "X"]\n[Round "3"]\n[White "\\\\"]\n[Black "Б"]\n[Result "2-0"]\n[GameType "20"]\n[Annotator "A. \\"B\\" C"]\n\n1. 32-28 *\n',
    );
  });

  it('says which game it is, where its tags do not', () => {
    const { game } = only('1. c3-d4 f6-e5 2. d4:f6 g7:e5');
    assert.match(formatPdn(game), /^\[GameType "25,W,8,8,A0,0"\]\n/);
    const dameo = new Game({ variant: getVariant('dameo') });
    assert.match(formatPdn(dameo), /^\[Variant "dameo"\]\n/);
    const wrong = parsePdn('[GameType "20,W,0,0,N,0"] 1. c3-d4', {
      variant: getVariant('russian'),
    });
    assert.match(formatPdn(wrong.games[0]), /^\[GameType "25,W,8,8,A0,0"\]\n/);
  });

  it('has a FEN only where it does not begin as its game does', () => {
    assert.doesNotMatch(formatPdn(only('[FEN "W:W31-50:B1-20"] 1. 32-28').game), /FEN/);
    assert.match(
      formatPdn(only('[FEN "B:W31:B20:H0:F17"] 20-25 31-27').game),
      /\[FEN "B:W31:B20:H0:F17"\]\n\n17\.\.\. 20-25 18\. 31-27 \*/,
    );
  });

  it('has numbers where they are needed, for Black, too', () => {
    assert.equal(again('[FEN "B:W31:B20"] 20-25 31-27 25-30'), '1... 20-25 2. 31-27 25-30 *');
    assert.equal(again('[GameType "21"] 11-15 23-19 8-11'), '1. 11-15 23-19 2. 8-11 *');
    assert.equal(again('32-28 {a} 19-23 28x19'), '1. 32-28 {a} 1... 19-23 2. 28x19 *');
    assert.equal(
      again('32-28 (34-29 {q} 20-25 (19-23)) 19-23'),
      '1. 32-28 (1. 34-29 {q} 1... 20-25 (1... 19-23)) 1... 19-23 *',
    );
  });

  it('keeps comments where they stood', () => {
    const pdn = '{intro} 1. {before} 32-28 $1 {after} {more} ({alt} 1. 34-29) 1... {b} 19-23 *';
    assert.equal(
      again(pdn),
      '{intro} 1. {before} 32-28 $1 {after} {more} (1. {alt} 34-29) 1... {b} 19-23 *',
    );
  });

  it('writes captures by their ends, or in full where two share them', () => {
    // Two captures from 47 to 36, each of three men.
    assert.equal(again('[FEN "B:W14,19,31,38:BK47"] 47x20x9x36'), '1... 47x20x9x36 *');
    assert.equal(again('[FEN "W:W37:B23,31,32"] 37x28x19'), '1. 37x19 *');
    assert.equal(again('[FEN "W:W37:B23,31,32"] 37x19', { moves: 'full' }), '1. 37x28x19 *');
  });

  it('writes other names and signs where they are asked for', () => {
    const pdn = '[GameType "25"] c3-d4 f6-e5 d4:f6 g7:e5';
    assert.equal(again(pdn, { captureSign: 'x' }), '1. c3-d4 f6-e5 2. d4xf6 g7xe5 *');
    assert.equal(again(pdn, { names: 'numeric' }), '1. 22-18 11-15 2. 18:11 8:15 *');
    const { game } = only('[GameType "20"] 32-28 19-23 28x19');
    // a1 is White's near corner, 46: 32 lies in the fourth row from below, 28 in the fifth.
    assert.match(formatPdn(game, { names: 'algebraic' }), /1\. d4-e5 /);
  });

  it('ends with a star, or with the result', () => {
    const pdn = '1. 32-28 1-1';
    assert.equal(again(pdn), '1. 32-28 *');
    assert.equal(again(pdn, { end: 'result' }), '1. 32-28 1-1');
    assert.equal(again('1. 32-28', { end: 'result' }), '1. 32-28 *');
  });

  it('leaves out what nobody wants', () => {
    const pdn = '{a} 32-28 $1 {b} (34-29) 19-23';
    assert.equal(again(pdn, { leaveOut: 'variations' }), '{a} 1. 32-28 $1 {b} 1... 19-23 *');
    assert.equal(again(pdn, { leaveOut: 'annotations' }), '1. 32-28 19-23 *');
  });

  it('writes setups and turns without a move', () => {
    assert.equal(
      again('32-28 /FEN "B:W28:B19"/ 19-23 28x19'),
      '1. 32-28 /FEN "B:W28:B19"/ 1... 19-23 2. 28x19 *',
    );
    assert.equal(again('32-28 -- 37-32'), '1. 32-28 -- 2. 37-32 *');
  });

  it('keeps what could not be played in a comment', () => {
    assert.equal(again('32-28 19-23 45-1 {x}'), '1. 32-28 19-23 {45-1} {x} *');
  });

  it('can always be read: nothing in a comment or tag ends it', () => {
    const { game } = only('1. 32-28 *');
    const tags = new Map([['Event', 'a\n"] [FEN "W:W1:B2"]\\']]);
    const [move] = game.root.children;
    const root = { ...game.root, children: [{ ...move, comments: ['} 45-1 { *', '%', '('] }] };
    const text = formatPdn(new Game({ variant: game.variant, tags, root }));
    const { game: read, diagnostics } = only(text);
    assert.deepEqual(diagnostics, []);
    assert.equal(read.tags.get('Event'), 'a "] [FEN "W:W1:B2"]\\');
    assert.deepEqual(read.root.children[0].comments, ['} 45-1 { *', '%', '(']);
  });

  it('has lines of at most 79 signs', () => {
    const long = `1. 32-28 {${'word '.repeat(200)}} 19-23 *`;
    for (const line of formatPdn(only(long).game).split('\n')) assert.ok(line.length <= 79, line);
  });

  it('may be nested ten thousand deep', () => {
    const deep = `32-28 ${'(34-29 (33-29 '.repeat(5_000)}`;
    assert.equal(only(deep).game.plies, 1);
    assert.ok(formatPdn(only(deep).game).length > 100_000);
  });

  it('may be one of several, an empty line between them', () => {
    const { games } = parsePdn('1. 32-28 * 1. 34-29 *');
    const text = formatPdn(games);
    assert.equal(parsePdn(text).games.length, 2);
    assert.match(text, /\*\n\n\[GameType/);
  });
});

/** Numbers below a limit, always the same ones. */
function random(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const notes = [
  'quiet',
  '[%clock w0:09:54 B0:09:56]',
  'see [%csl G28,Y05] [%cal R2832] there',
  '50% (or more); *',
  'ça, да, 好',
];

/** A line of random moves after a position, with notes and variations. */
function lineAfter(position, length, below, depth) {
  const moves = position?.legalMoves() ?? [];
  if (length === 0 || moves.length === 0) return [];
  const nodes = [];
  const count = depth > 0 && below(4) === 0 ? 1 + below(2) : 1;
  for (const i of Array.from({ length: Math.min(count, moves.length) }, (_, n) => n)) {
    const move = moves[(below(moves.length) + i) % moves.length];
    const next = position.play(move);
    const some = (list) => (below(5) === 0 ? [list[below(list.length)]] : []);
    nodes.push({
      kind: 'move',
      move,
      position: next,
      before: some(notes),
      comments: [...some(notes), ...some(notes)],
      nags: [...some([1, 2, 3, 10]), ...some([22, 140])],
      children: lineAfter(next, i === 0 ? length - 1 : 3, below, depth - (i === 0 ? 0 : 1)),
    });
  }
  return nodes.filter((node, i) => nodes.findIndex((other) => other.move === node.move) === i);
}

describe('a random game', () => {
  for (const variant of variants)
    it(`of ${variant.id} is the same when it has been written and read`, () => {
      for (let seed = 1; seed <= 5; seed++) {
        const below = random(seed);
        const position = Position.start(variant);
        const children = lineAfter(position, 60, below, 2);
        const root = {
          kind: 'root',
          position,
          before: [],
          comments: ['start'],
          nags: [],
          children,
        };
        const tags = new Map([
          ['White', 'A'],
          ['Variant', variant.id],
        ]);
        const game = new Game({ variant, tags, root });
        for (const moves of ['short', 'full']) {
          const text = formatPdn(game, { moves });
          const { game: read, diagnostics } = only(text);
          assert.deepEqual(diagnostics, []);
          assert.equal(read.variant, variant);
          assert.deepEqual([...read.tags], [...tags]);
          assert.equal(shape(read), shape(game), text);
        }
      }
    });
});

/** A game as text by the positions that it reaches: two routes of one move are the same. */
function shape({ root }) {
  const words = [];
  const nodes = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const { before, comments, nags, children, position } = node;
    words.push(JSON.stringify([position.key, before, comments, nags, children.length]));
    nodes.push(...children);
  }
  return words.join('\n');
}

describe('the outline of a game', () => {
  it('is the same after writing', () => {
    const pdn = `[Event "x"] {c} 1. 32-28 $1 (1. 34-29 19-23 (1... 20-25 {n}) 2. 40-34) 1... 19-23 2. 28x19 14x23 *`;
    const { game } = only(pdn);
    assert.equal(outline(only(formatPdn(game)).game), outline(game));
  });
});
