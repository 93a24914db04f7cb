// Positions that somebody has published with their moves: the worked examples of the rule books,
// known pitfalls, and problems with their solutions.
import { assert } from 'chai';
import { formatFen, parseFen, parseMove } from 'draughts-board/notation';
import { idOf, idsOf, moveOf, movesOf, positionOf } from './reading.mjs';

const of = (variant, list) => list.filter((each) => each.variant === variant.id);

/** The legal move that a text names; the texts here name exactly one. */
function read(text, position) {
  const move = parseMove(text, position);
  assert.notProperty(move, 'code', `${text} in ${formatFen(position)}: ${move.message}`);
  return move;
}

/** A worked example, in the names of its game: all legal moves, each with a route. */
function workedExample(variant, { fen, legal }) {
  return {
    name: `plays the rule book's ${fen}`,
    run() {
      const { position } = parseFen(fen, variant);
      const squareOf = (name) => variant.squareAt(name);
      assert.equal(idsOf(position.legalMoves()), idsOf(movesOf(legal, squareOf)));
      for (const text of legal.split(' ')) {
        const expected = moveOf(text, squareOf);
        const [route] = text.split(/[(=]/);
        assert.equal(idOf(read(route, position)), idOf(expected));
        assert.equal(idOf(stepwise(position, expected.path)), idOf(expected));
      }
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
