// How the statements of test/data/statements.json are tried. A check names a position (`fen`, else the
// start of the game; then perhaps a `line`), perhaps in another game (`variant`) or with other `rules`,
// and what must follow, by the kinds below.
import assert from 'node:assert/strict';
import { ClaimSession, Game } from 'draughts-board/game';
import { formatFen, parseFen, parseMove } from 'draughts-board/notation';
import { Position, perft, randomOpening } from 'draughts-board/rules';
import { defineVariant, findVariant, getVariant } from 'draughts-board/variants';
import { about } from '../../../scripts/statements.mjs';
import { assertLegal } from '../../contract/examples.mjs';
import { idOf, movesOf } from '../../contract/reading.mjs';
import { replaced, switched } from '../../contract/switched.mjs';

const read = (fen, game) => {
  const { position, diagnostics } = parseFen(fen, game);
  assert.ok(position, `${fen}: ${JSON.stringify(diagnostics)}`);
  return position;
};

/** The position of a check. The game is not over before the last move of its line. */
function reached({ fen, line = '' }, game) {
  let position = fen ? read(fen, game) : Position.start(game);
  for (const text of line.split(' ').filter(Boolean)) {
    assert.equal(position.outcome, undefined, formatFen(position));
    const move = parseMove(text, position);
    assert.ok(!('code' in move), `${text} in ${formatFen(position)}: ${move.message}`);
    position = position.play(move);
  }
  return position;
}

const squaresOf = (names, game) => names.split(' ').map((name) => game.squareAt(name));
const namesOf = (squares, game) => squares.map((square) => game.squareName(square)).join(' ');
const legalIds = (position) => position.legalMoves().map(idOf);
const written = (text, { variant }) => movesOf(text, (name) => variant.squareAt(name));

/** A piece of the side to move would make it, but not by these rules; without captures, none at all. */
function assertIllegal(position, move) {
  assert.equal(position.setup.pieces.get(move.from)?.color, position.turn, 'nobody to move there');
  const alike = position
    .legalMoves()
    .filter(({ from, to }) => from === move.from && to === move.to)
    .filter((other) => move.captures.length === 0 || idOf(other) === idOf(move));
  assert.deepEqual(alike, []);
}

/** A session with claims, in which a capture has been overlooked. */
function overlooking(position, text) {
  const { variant, setup } = position;
  const session = new ClaimSession(new Game({ variant, start: setup }));
  const [move] = written(text, position);
  assertIllegal(position, move);
  session.play(session.irregularMoves.find((other) => idOf(other) === idOf(move)));
  assert.equal(session.isClaimable, true);
  return session;
}

const cornersOf = ({ board }) => {
  const [right, bottom] = [board.cols - 1, board.rows - 1];
  return {
    'top left': [0, 0],
    'top right': [right, 0],
    'bottom left': [0, bottom],
    'bottom right': [right, bottom],
  };
};

/** What a board may be asked: its size, and the squares at places of it, with White at the bottom. */
const boardFacts = {
  cols: ({ board }) => board.cols,
  rows: ({ board }) => board.rows,
  squares: ({ board }) => board.size,
  cells: ({ rules }) => rules.board.cells,
  corners: (game) =>
    Object.fromEntries(
      Object.entries(cornersOf(game))
        .map(([corner, [x, y]]) => [corner, game.board.squareAt(x, y)])
        .filter(([, square]) => square !== 0)
        .map(([corner, square]) => [corner, game.squareName(square)]),
    ),
  /** The two squares beside each corner that is none. */
  doubleCorners: (game) =>
    Object.fromEntries(
      Object.entries(cornersOf(game))
        .filter(([, [x, y]]) => game.board.squareAt(x, y) === 0)
        .map(([corner, [x, y]]) => {
          const beside = game.board.squares.filter(
            (square) =>
              Math.abs(game.board.column[square] - x) + Math.abs(game.board.row[square] - y) === 1,
          );
          return [corner, namesOf(beside, game)];
        }),
    ),
  /** All squares from the top left to the bottom right. */
  diagonal: (game) =>
    namesOf(
      Array.from({ length: game.board.cols }, (_, i) => game.board.squareAt(i, i)),
      game,
    ),
};

/** Every opening by lot, from numbers that lie as far from each other as there are sequences. */
function openings(game, { plies, sequences }) {
  const found = { sequences: new Set(), positions: new Set(), level: new Set() };
  for (let i = 0; i < sequences; i++) {
    const moves = randomOpening(game, { plies, random: () => (i + 0.5) / sequences });
    assert.equal(moves.length, plies);
    const position = moves.reduce((at, move) => at.play(move), Position.start(game));
    const colors = [...position.setup.pieces.values()].map(({ color }) => color);
    found.sequences.add(moves.map(idOf).join(' '));
    found.positions.add(position.key);
    if (colors.filter((color) => color === 'white').length * 2 === colors.length)
      found.level.add(position.key);
  }
  return Object.fromEntries(Object.entries(found).map(([what, set]) => [what, set.size]));
}

/** By the key of a check: asserts what must follow in a position. */
export const kinds = {
  legal: (moves, { position }) => assertLegal(position, moves),
  among(moves, { position }) {
    const legal = legalIds(position);
    for (const move of written(moves, position)) assert.ok(legal.includes(idOf(move)), idOf(move));
  },
  illegal(moves, { position }) {
    for (const move of written(moves, position)) assertIllegal(position, move);
  },
  count: (moves, { position }) => assert.equal(position.legalMoves().length, moves),
  outcome: (outcome, { position }) => assert.deepEqual(position.outcome, outcome ?? undefined),
  after: (fen, { position, game }) => assert.equal(position.key, read(fen, game).key),
  perft: (counts, { position }) =>
    assert.deepEqual(
      counts.map((_, i) => perft(position, i + 1)),
      counts,
    ),
  start: (fen, { position, game }) => assert.equal(position.key, read(fen, game).key),
  begins: (color, { position }) => assert.equal(position.turn, color),
  men(each, { position }) {
    const pieces = [...position.setup.pieces.values()];
    for (const color of ['white', 'black'])
      assert.equal(pieces.filter((piece) => piece.color === color).length, each);
    assert.ok(pieces.every(({ kind }) => kind === 'man'));
  },
  empty(names, { position, game }) {
    for (const square of squaresOf(names, game)) {
      assert.ok(square, names);
      assert.equal(position.setup.pieces.get(square), undefined);
    }
  },
  board(facts, { game }) {
    for (const [fact, wanted] of Object.entries(facts))
      assert.deepEqual(boardFacts[fact](game), wanted, fact);
  },
  found: (name, { game }) => assert.equal(findVariant(name), game),
  /** At this path of the record, and nowhere else. */
  refused(path, { record }) {
    const { errors = [] } = defineVariant(record());
    assert.deepEqual(
      errors.map((error) => error.path),
      [path],
    );
  },
  steps({ after, to }, { position, game }) {
    const steps = position.steps(squaresOf(after, game));
    assert.equal(namesOf([...new Set(steps.map((step) => step.to))], game), to);
  },
  claimed({ overlooked, legal }, { position }) {
    const session = overlooking(position, overlooked);
    assert.equal(session.claim(), true);
    assert.equal(session.position.key, position.key);
    assertLegal(session.position, legal);
    assert.deepEqual(session.irregularMoves, []);
  },
  unclaimed({ overlooked, reply, after }, { position, game }) {
    const session = overlooking(position, overlooked);
    session.play(parseMove(reply, session.position));
    assert.equal(session.claim(), false);
    assert.equal(session.position.key, read(after, game).key);
  },
  opening({ plies, ...counts }, { game }) {
    assert.deepEqual(openings(game, { plies, ...counts }), counts);
  },
};

/** What a check says must follow: its keys that do not name the position. */
const assertionsOf = (check) => Object.entries(check).filter(([key]) => !about.includes(key));

/** What keeps a row from being a test: no check, a check that asserts nothing or what nobody knows. */
export const problemsOf = ({ n, statement, checks = [] }) => [
  ...(statement ? [] : [`${n} says nothing`]),
  ...(checks.length > 0 ? [] : [`${n} has no check`]),
  ...checks.flatMap((check) => {
    const asserted = assertionsOf(check);
    if (asserted.length === 0) return [`${n} asserts nothing of ${check.fen}`];
    return asserted.filter(([key]) => !(key in kinds)).map(([key]) => `${n} asserts “${key}”`);
  }),
];

/** Where a check is tried. A game is made only for what needs one: its record may be refused. */
function placeOf(base, check) {
  let game;
  return {
    record: () => replaced(base.rules, check.rules),
    get game() {
      game ??= switched(base, check.rules);
      return game;
    },
    get position() {
      return reached(check, this.game);
    },
  };
}

/** Tries a check of a row. */
export function run({ variant }, check) {
  const place = placeOf(getVariant(check.variant ?? variant), check);
  for (const [kind, wanted] of assertionsOf(check)) kinds[kind](wanted, place);
}
