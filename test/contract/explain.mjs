// Every try in many positions: what is said of it, and whether the parameters of the game bear it out.
import { assert } from 'chai';
import { explain } from 'draughts-board/rules';
import { betterBy, line, plainCaptures, plainQuiet } from './plain-rules.mjs';
import { idIn } from './reading.mjs';
import { sampled } from './sampled.mjs';

const POSITIONS = 50;
/** How many faults of a kind are told. */
const MOST_FAULTS = 5;

const byPriority = {
  count: 'must-capture-most',
  value: 'must-capture-value',
  byKing: 'must-capture-with-king',
  kings: 'must-capture-most-kings',
  kingFirst: 'must-capture-king-first',
};
const byLanding = {
  continue: 'must-land-to-continue',
  next: 'must-land-behind',
  haltAtKing: 'must-land-behind',
};
const geometric = ['not-a-line', 'wrong-direction', 'too-far', 'blocked', 'cannot-capture-own'];
const directions = ['F', 'FR', 'R', 'BR', 'B', 'BL', 'L', 'FL'];

/** What captures are compared by. */
const prioritiesOf = ({ rules: { capture, mechanics = [] } }) =>
  mechanics.includes('kingMaximum') ? [...capture.priority, 'count'] : capture.priority;

/** The rules of a game with some of them changed. */
const changed = (rules, { man, king, capture }) => ({
  ...rules,
  man: { ...rules.man, ...man },
  king: { ...rules.king, ...king },
  capture: { ...rules.capture, ...capture },
});

/** What the parameters alone say of a position. Undefined where there is too much to take. */
function plainOf(position) {
  const { rules } = position.variant;
  const under = (change) => plainCaptures(position, changed(rules, change));
  const king = { landing: 'any' };
  const captures = {
    strict: plainCaptures(position),
    loose: under({ king }),
    turning: under({ king, capture: { noReverse: false } }),
    gone: under({ king, capture: { removal: 'immediate' } }),
    kings: under({ king, man: { mayCaptureKings: true } }),
  };
  if (Object.values(captures).includes(undefined)) return undefined;
  return { ...captures, quiet: plainQuiet(position) };
}

/** Moves by the square where they end. */
function byEnd(moves) {
  const found = new Map();
  for (const move of moves) found.set(move.to, [...(found.get(move.to) ?? []), move]);
  return found;
}

/** The same of one piece: its moves by where they end, and where it lands when it takes. */
function plainFrom({ quiet, ...captures }, legal, from) {
  const own = (moves) => byEnd(moves.filter((move) => move.from === from));
  const landings = Object.entries(captures).map(([name, found]) => [
    name,
    found.landings.get(from),
  ]);
  return {
    ...Object.fromEntries(landings),
    ends: [captures.strict, captures.loose].map(({ whole }) => own(whole)),
    quiet: own(quiet),
    passed: new Set(legal.flatMap((move) => (move.from === from ? move.path.slice(1, -1) : []))),
  };
}

/** The best of some captures. */
const best = (position, captures) =>
  captures.reduce((one, other) => (betterBy(position, other, one) ? other : one));

/** The reasons for which a piece may not go to a square, by its parameters; one of them is to be given. */
function reasonsFor(position, plain, taking, from, to) {
  const { king, capture } = position.variant.rules;
  const isQuiet = plain.quiet.has(to);
  const landing = byLanding[king.landing];
  if (taking.length === 0 && isQuiet) return ['king-move-limit'];
  if (taking.length === 0) return plain.kings.has(to) ? ['cannot-capture-king'] : geometric;
  const ends = plain.ends.map((found) => found.get(to)).find(Boolean);
  if (ends) {
    const end = best(position, ends);
    const priority = taking.map((move) => betterBy(position, move, end)).find(Boolean);
    return [priority ? byPriority[priority] : landing];
  }
  if (plain.passed.has(to)) return ['must-continue-capture'];
  const must = from === to ? 'throne-needs-no-capture' : 'must-capture';
  const quiet = capture.obligation === 'must' ? must : 'king-move-limit';
  if (plain.loose.has(to)) {
    // It may pass by a way that is not listed, or do so and be worth less.
    const weaker = prioritiesOf(position.variant).map((priority) => byPriority[priority]);
    return ['must-continue-capture', landing, isQuiet && quiet, ...weaker];
  }
  if (isQuiet) return [quiet];
  if (plain.turning.has(to)) return ['no-reversal'];
  if (plain.gone.has(to)) return ['already-captured'];
  return plain.kings.has(to) ? ['cannot-capture-king'] : [...geometric, 'already-captured'];
}

/** The straight ways from a square to all others in line. */
function waysFrom({ variant, turn }, from) {
  const ways = new Map();
  for (const direction of directions)
    line(variant, turn, from, direction).forEach((to, i, squares) => {
      ways.set(to, { direction, passed: squares.slice(0, i) });
    });
  return ways;
}

/** Whether a reason is so, as far as the way tells from one square to the other. */
function isSo(position, { reason, proof }, from, to, way) {
  const { variant, turn, setup } = position;
  const { rules } = variant;
  const piece = setup.pieces.get(from);
  const manner = { man: rules.man, king: rules.king, star: rules.star }[piece.kind];
  const moves = manner.move.includes(way?.direction);
  const takes = manner.capture.includes(way?.direction);
  const [shown, ...others] = proof.map((square) => setup.pieces.get(square));
  const isEnemy = shown !== undefined && shown.color !== turn && others.length === 0;
  const isInTheWay = (square) =>
    setup.pieces.has(square) && (square === to || way?.passed.includes(square));
  switch (reason) {
    case 'not-a-line':
      return !way && from !== to && proof[0] === to;
    case 'wrong-direction':
      return (way && !moves && !takes) || (!moves && proof[0] === to) || (!takes && isEnemy);
    case 'too-far':
      return way?.passed.length > 0 && (piece.kind === 'man' || !manner.flying);
    case 'blocked':
      return from === to || (proof.length > 0 && proof.every(isInTheWay));
    case 'cannot-capture-own':
      return takes && shown?.color === turn && way.passed.includes(proof[0]);
    case 'cannot-capture-king':
      return piece.kind === 'man' && isEnemy && shown.kind !== 'man';
    case 'no-reversal':
    case 'already-captured':
      return isEnemy;
    case 'king-move-limit':
      return piece.kind !== 'man' && proof[0] === from;
    default:
      return proof.length > 0;
  }
}

/** Whether the moves are legal, those of a piece before the others. */
function areLegal(position, ids, better, from) {
  const isOwn = better.map((move) => move.from === from);
  return (
    better.length > 0 &&
    isOwn.every((own, i) => i === 0 || !own || isOwn[i - 1]) &&
    better.every((move) => ids.has(idIn(position, move)))
  );
}

/** Whether they do what the reason asks for. */
function areBetter({ reason, better }, to) {
  if (reason === 'must-continue-capture')
    return better.every(({ path }) => path.slice(1, -1).includes(to));
  return !reason.startsWith('must') || better.every(({ captures }) => captures.length > 0);
}

/** What is wrong with what is said of a square from which the mover has nothing to move. */
function formalFault(found, reason, from, legal) {
  if (found.legal) return 'legal';
  if (found.reason !== reason) return 'reason';
  if (reason === 'game-over') return found.better.length > 0 ? 'better' : undefined;
  if (found.proof.length !== 1 || found.proof[0] !== from) return 'proof';
  return found.better.length !== legal.length ? 'better' : undefined;
}

/** Asks for every try in a position, and notes what is wrong with the answers. */
function examine({ position, fen }, possible, note) {
  const { board } = position.variant;
  const legal = position.legalMoves();
  const taking = legal.filter(({ captures }) => captures.length > 0);
  const ids = new Set(legal.map((move) => idIn(position, move)));
  const plain = position.movesComplete ? plainOf(position) : undefined;
  const checked = new Set();
  for (const from of board.squares) {
    const faultOf = formality(from) ?? fromOwn(from);
    for (const to of board.squares) {
      const found = explain(position, { from, to });
      const fault = faultOf(found, to);
      if (fault) note(fault, `${fen}: ${from}-${to} ${found.reason ?? 'legal'} ${found.proof}`);
    }
  }

  function formality(from) {
    const piece = position.setup.pieces.get(from);
    const isOwn = piece?.color === position.turn;
    if (legal.length > 0 && isOwn) return undefined;
    const reason = legal.length === 0 ? 'game-over' : piece ? 'not-your-turn' : 'empty-square';
    return (found) => formalFault(found, reason, from, legal);
  }

  function fromOwn(from) {
    const ends = byEnd(legal.filter((move) => move.from === from));
    const ways = waysFrom(position, from);
    const own = plain && plainFrom(plain, legal, from);
    return (found, to) => {
      const moves = ends.get(to) ?? [];
      if (found.legal !== moves.length > 0) return 'legal';
      if (found.legal)
        return found.moves.length === moves.length &&
          found.moves.every((move, i) => move === moves[i])
          ? undefined
          : 'legal';
      const { reason, proof, better } = found;
      const reasons = own && reasonsFor(position, own, taking, from, to);
      if (!possible.has(reason) || reasons?.includes(reason) === false) return 'reason';
      if (!proof.every((square) => board.squares.includes(square))) return 'proof';
      if (!isSo(position, found, from, to, ways.get(to))) return 'proof';
      if (!areBetter(found, to)) return 'better';
      if (checked.has(better)) return undefined;
      checked.add(better);
      return areLegal(position, ids, better, from) ? undefined : 'better';
    };
  }
}

/** The reasons that a game can have, by its parameters. */
function reasonsIn(variant) {
  const { rules } = variant;
  const { man, king, capture, throne, kingLimit, mechanics = [] } = rules;
  const mustCapture = capture.obligation === 'must';
  const sometimes = {
    'must-capture': mustCapture,
    'throne-needs-no-capture': mustCapture && throne !== undefined,
    'king-move-limit': kingLimit !== undefined,
    'cannot-capture-king': man.mayCaptureKings === false,
    'already-captured': capture.removal === 'after' || mechanics.includes('towers'),
    'no-reversal': capture.noReverse === true,
  };
  return new Set([
    ...['game-over', 'empty-square', 'not-your-turn', 'must-continue-capture', ...geometric],
    ...prioritiesOf(variant).map((priority) => byPriority[priority]),
    ...(king.flying && king.landing in byLanding ? [byLanding[king.landing]] : []),
    ...Object.keys(sometimes).filter((reason) => sometimes[reason]),
  ]);
}

export function explanations(variant, data) {
  const possible = reasonsIn(variant);
  let faults;
  function find() {
    faults = { legal: [], reason: [], proof: [], better: [] };
    const note = (kind, text) => {
      if (faults[kind].length < MOST_FAULTS) faults[kind].push(text);
    };
    for (const each of sampled(variant, data, POSITIONS)) examine(each, possible, note);
  }
  const tests = {
    legal: 'finds the legal moves between any two squares',
    reason: 'gives the reason that its parameters give for any other try',
    proof: 'proves each reason by squares that show it',
    better: 'names legal moves instead, those of the same piece first',
  };
  return Object.entries(tests).map(([kind, name]) => ({
    name,
    run() {
      if (!faults) find();
      assert.deepEqual(faults[kind], []);
    },
  }));
}
