// Records thrown together at random: whatever `defineVariant` lets pass can be played.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen, parseFen } from 'draughts-board/notation';
import { Position, perft } from 'draughts-board/rules';
import { defineVariant, ruleCard, summary, Variant } from 'draughts-board/variants';
import { idOf } from '../../contract/reading.mjs';

const RECORDS = 600;
const PLIES = 25;
/** Positions with more ways to enter a move than this are left out. */
const PATHS = 2_000;

const directions = ['F', 'FR', 'R', 'BR', 'B', 'BL', 'L', 'FL'];
const corners = ['bottom left', 'bottom right', 'top left', 'top right'];

/** Throws dice, always the same ones. */
class Dice {
  #state = 1;

  share() {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return this.#state / 2 ** 32;
  }

  whole(least, most) {
    return least + Math.floor(this.share() * (most - least + 1));
  }

  one(list) {
    return list[this.whole(0, list.length - 1)];
  }

  some(list, share = 0.5) {
    return list.filter(() => this.share() < share);
  }

  /** A member that is there so often. */
  maybe(share, member) {
    return this.share() < share ? member : {};
  }
}

function recordOf(dice) {
  const cols = dice.whole(3, 9);
  const rows = dice.whole(4, 9);
  const king = () => ({
    move: dice.some(directions),
    capture: dice.some(directions),
    flying: dice.share() < 0.6,
  });
  const mechanics = dice.some(
    ['longMen', 'throne', 'hop', 'line', 'loneLoses', 'towers', 'kingMaximum', 'kingBeatsMan'],
    0.12,
  );
  const kind = dice.one(['numeric', 'algebraic']);
  const square = () => (kind === 'numeric' ? String(dice.whole(1, 9)) : `${dice.one('abc')}2`);
  const hasThrone = mechanics.includes('throne');
  return {
    id: 'any',
    name: 'Any',
    aliases: [],
    startingColor: dice.one(['white', 'black']),
    board: {
      cols,
      rows,
      cells: dice.one(['dark', 'light', 'all', 'points']),
      corner: dice.one(['left', 'right']),
    },
    squares: { kind, from: dice.one(corners) },
    captureSign: dice.one(['x', ':', '-']),
    start: { rows: dice.whole(1, Math.max(1, Math.floor(rows / 2) - 1)) },
    man: {
      move: [...new Set([dice.one(['F', 'FL']), ...dice.some(directions, 0.3)])],
      capture: dice.some(directions),
      ...dice.maybe(0.2, { mayCaptureKings: false }),
    },
    king: { ...king(), landing: dice.one(['any', 'continue', 'next', 'haltAtKing']) },
    ...(hasThrone || dice.share() < 0.2 ? { star: king() } : {}),
    capture: {
      obligation: dice.one(['must', 'must', 'must', 'free']),
      priority: dice.some(['kings', 'count', 'value', 'byKing', 'kingFirst'], 0.25),
      removal: dice.one(['after', 'immediate']),
      ...dice.maybe(0.3, { noReverse: true }),
    },
    promotion: dice.one(['end', 'stop', 'continue']),
    goal: dice.one(['blocked', 'blocked', 'misere', 'firstKing']),
    mechanics,
    ...(hasThrone && {
      throne: { white: square(), black: square(), ...dice.maybe(0.5, { onArrival: true }) },
    }),
    ...dice.maybe(0.3, { kingLimit: dice.whole(1, 3) }),
  };
}

/** The moves that can be entered square by square; undefined if there are too many ways. */
function entered(position) {
  const found = new Set();
  const paths = [[]];
  for (let left = PATHS; paths.length > 0; left--) {
    if (left === 0) return undefined;
    const path = paths.pop();
    for (const { to, completes } of position.steps(path))
      if (completes) found.add(idOf(completes));
      else paths.push([...path, to]);
  }
  return [...found].sort();
}

/** What is wrong with a position, if anything is. */
function faultOf(position) {
  const { variant, outcome } = position;
  const { kingLimit, mechanics } = variant.rules;
  const moves = position.legalMoves();
  const ids = moves.map(idOf).sort();
  // In towers, moves that take the same pieces in another order differ.
  const differ = !mechanics.includes('towers');
  if (differ && new Set(ids).size !== ids.length) return `twice in ${ids}`;
  if ((moves.length === 0) !== (outcome?.winner !== undefined)) return `over by ${outcome?.rule}`;
  if (!kingLimit && perft(position, 1) !== moves.length) return 'counted otherwise';
  const found = differ && position.movesComplete ? entered(position) : undefined;
  if (found && found.join() !== ids.join()) return `${found} entered, ${ids} listed`;
  const fen = formatFen(position);
  return parseFen(fen, variant).position?.key === position.key ? undefined : `not read: ${fen}`;
}

describe('a record that passes', () => {
  it('is one that can be played and told', () => {
    const dice = new Dice();
    let passed = 0;
    for (let i = 0; i < RECORDS; i++) {
      const record = recordOf(dice);
      const variant = defineVariant(record);
      if (!(variant instanceof Variant)) continue;
      passed++;
      for (const { text } of ruleCard(variant)) assert.doesNotMatch(text, /[{}]|undefined|,,/);
      assert.doesNotMatch(summary(variant), /[{}]|undefined/);
      let position = Position.start(variant);
      for (let ply = 0; ply < PLIES && position.legalMoves().length > 0; ply++) {
        position = position.play(dice.one(position.legalMoves()));
        assert.equal(faultOf(position), undefined, JSON.stringify(record));
      }
    }
    assert.ok(passed > RECORDS / 3, String(passed));
  });
});
