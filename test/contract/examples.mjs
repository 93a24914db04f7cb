// Positions that somebody has published with their moves: the worked examples of the rule books,
// known pitfalls, and problems with their solutions.
import { assert } from 'chai';
import { formatFen, parseFen, parseMove } from 'draughts-board/notation';
import { idIn, idOf, idsOf, moveOf, movesOf, positionOf } from './reading.mjs';
import { switched } from './switched.mjs';

const of = (variant, list) => list.filter((each) => each.variant === variant.id);

/** The legal move that a text names; the texts here name exactly one. */
function read(text, position) {
  const move = parseMove(text, position);
  assert.notProperty(move, 'code', `${text} in ${formatFen(position)}: ${move.message}`);
  return move;
}

/** What tells a move of the data from others: with its tower, where there is one. */
const expectedId = ({ tower, ...move }) => idOf(move) + (tower ? `:${tower}` : '');

/**
 * Asserts which moves are legal, in the names of their game: these and no others. Each can be read
 * and entered by its route.
 */
export function assertLegal(position, legal) {
  const { variant } = position;
  const squareOf = (name) => variant.squareAt(name);
  const moves = position.legalMoves();
  assert.sameMembers(
    moves.map((move) => idIn(position, move)),
    movesOf(legal, squareOf).map(expectedId),
    formatFen(position),
  );
  for (const text of legal.split(' ').filter(Boolean)) {
    const expected = expectedId(moveOf(text, squareOf));
    const [route] = text.split(/[(=:]/);
    assert.equal(idIn(position, read(route, position)), expected);
    assert.equal(idIn(position, stepwise(position, moveOf(text, squareOf).path)), expected);
  }
}

/** A worked example: all legal moves, and where the only one leads. */
function workedExample(variant, { rules, fen, legal, after }) {
  return {
    name: `plays the rule book's ${fen}${rules ? ` by ${JSON.stringify(rules)}` : ''}`,
    run() {
      const game = switched(variant, rules);
      const { position } = parseFen(fen, game);
      assertLegal(position, legal);
      if (!after) return;
      assert.equal(
        position.play(position.legalMoves()[0]).key,
        parseFen(after, game).position?.key,
      );
    },
  };
}

/** The move that entering these squares one by one completes. */
function stepwise(position, path) {
  let completed;
  path.forEach((to, i) => {
    const step = position.steps(path.slice(0, i)).find((each) => each.to === to);
    assert.exists(step, `no step to ${to} in ${formatFen(position)}`);
    completed = step.completes;
  });
  return completed;
}

const ends = ({ from, to, captures }) => idOf({ from, to, captures });

/** A pitfall, in reading order: `legal` are all moves, `among` some of them; ranks are not told. */
function pitfall(variant, { about, fen, legal, among }) {
  return {
    name: `avoids ${about} in ${fen}`,
    run() {
      const moves = positionOf(variant, fen).legalMoves().map(ends);
      const expected = movesOf(legal ?? among).map(ends);
      if (legal === undefined) assert.includeMembers(moves, expected);
      else assert.sameMembers(moves, expected);
    },
  };
}

/** A problem with its solution. */
function problem(variant, { id, about, fen, written, legal, line, finalFen, finalLegal }) {
  return {
    name: `plays ${id}, ${about}`,
    run() {
      let { position } = parseFen(fen, variant);
      assert.equal(parseFen(written ?? fen, variant).position?.key, position.key);
      const texts = legal.split(' ').filter((text) => text !== '');
      assert.equal(idsOf(position.legalMoves()), idsOf(texts.map((text) => read(text, position))));
      for (const text of line.split(' ')) if (text) position = position.play(read(text, position));
      assert.equal(position.key, parseFen(finalFen, variant).position?.key);
      assert.lengthOf(position.legalMoves(), finalLegal);
    },
  };
}

export function examples(variant, data) {
  return [
    ...of(variant, data.examples).map((each) => workedExample(variant, each)),
    ...of(variant, data.edgeCases).map((each) => pitfall(variant, each)),
    ...of(variant, data.cases).map((each) => problem(variant, each)),
  ];
}
