// The moves that a record's parameters allow, found in the plainest way, and without a glance at how
// the rules of src do it. It is slow, and gives up where there is very much to take.
import { idOf, lettersOf } from './reading.mjs';

const steps = {
  F: [0, -1],
  FR: [1, -1],
  R: [1, 0],
  BR: [1, 1],
  B: [0, 1],
  BL: [-1, 1],
  L: [-1, 0],
  FL: [-1, -1],
};

const MOST_STATES = 20_000;

/** The next square in a direction as the mover sees it; 0 where the board ends. */
function next({ board, rules }, color, square, direction) {
  const [x, y] = steps[direction];
  const sign = color === 'white' ? 1 : -1;
  // Along rows and files of a chequered board the squares that are played are two apart.
  const isChequered = rules.board.cells === 'dark' || rules.board.cells === 'light';
  const length = sign * (isChequered && x * y === 0 ? 2 : 1);
  return board.squareAt(board.column[square] + x * length, board.row[square] + y * length);
}

/** The squares in a direction, the nearest first. */
export function line(variant, color, square, direction) {
  const found = [];
  let at = next(variant, color, square, direction);
  for (; at; at = next(variant, color, at, direction)) found.push(at);
  return found;
}

const manners = (rules, kind) =>
  kind === 'man' ? rules.man : kind === 'star' ? rules.star : rules.king;
const isFlying = (rules, kind) => kind !== 'man' && manners(rules, kind).flying;
const has = ({ mechanics = [] }, name) => mechanics.includes(name);
const isFar = ({ board }, color, square) =>
  board.row[square] === (color === 'white' ? 0 : board.rows - 1);
/** In the half of the other side. */
const isBeyond = ({ board }, color, square) =>
  color === 'white' ? 2 * board.row[square] < board.rows : 2 * board.row[square] >= board.rows;

/** What a piece is when its move has ended on a square. */
function kindAt(variant, color, kind, square) {
  if (!isFar(variant, color, square)) return kind;
  if (kind === 'man') return 'king';
  return variant.pieces.includes('star') && !variant.rules.throne ? 'star' : kind;
}

/** What is left on the board when a piece has been taken, while the capture goes on. */
function without(pieces, square, { capture }) {
  if (capture.removal === 'after') return pieces;
  const left = new Map(pieces);
  const [top, ...rest] = pieces.get(square).tower ?? [];
  if (top) left.set(square, { ...top, tower: rest });
  else left.delete(square);
  return left;
}

/** The squares on a way that are empty, up to the first that is not. */
function empties(pieces, way) {
  const end = way.findIndex((square) => pieces.has(square));
  return end < 0 ? way : way.slice(0, end);
}

/** For each way that a piece may take in a direction: how many squares before its victim, and behind. */
function reaches(variant, rules, color, kind, square) {
  if (isFlying(rules, kind))
    return [{ before: Infinity, behind: rules.king.landing === 'next' ? 1 : Infinity }];
  const short = { before: 0, behind: 1 };
  if (kind !== 'man' || !has(rules, 'longMen') || !isBeyond(variant, color, square)) return [short];
  return [
    { before: 0, behind: 2 },
    { before: 1, behind: 1 },
  ];
}

/** Every jump that may follow in a capture, whatever landing rules say of it. */
function jumps({ variant, turn }, rules, { square, kind, pieces, captures, cameBy }) {
  const found = [];
  for (const direction of manners(rules, kind).capture) {
    if (
      rules.capture.noReverse &&
      cameBy &&
      steps[direction].every((v, i) => v === -steps[cameBy][i])
    )
      continue;
    const way = line(variant, turn, square, direction);
    const before = empties(pieces, way).length;
    const victim = way[before];
    const piece = pieces.get(victim);
    if (!piece || piece.color === turn || captures.includes(victim)) continue;
    if (kind === 'man' && piece.kind !== 'man' && rules.man.mayCaptureKings === false) continue;
    for (const reach of reaches(variant, rules, turn, kind, square)) {
      if (before > reach.before) continue;
      const landings = empties(pieces, way.slice(before + 1)).slice(0, reach.behind);
      for (const to of landings) found.push({ direction, victim, to, isNext: to === landings[0] });
    }
  }
  return found.filter(
    ({ to, direction }, i) =>
      found.findIndex((other) => other.to === to && other.direction === direction) === i,
  );
}

/** A capture with one jump more. */
function after({ variant, turn, setup }, rules, state, { victim, to, direction, isNext }) {
  const isCrowned = state.kind === 'man' && isFar(variant, turn, to);
  const tookKing = setup.pieces.get(victim).kind !== 'man';
  return {
    ...state,
    square: to,
    path: [...state.path, to],
    captures: [...state.captures, victim],
    pieces: without(state.pieces, victim, rules),
    kind: isCrowned && rules.promotion === 'continue' ? 'king' : state.kind,
    isOver: isCrowned && rules.promotion === 'stop',
    cameBy: direction,
    mayEnd: rules.king.landing !== 'haltAtKing' || state.kind === 'man' || !tookKing || isNext,
  };
}

/** The captures that follow by one jump; of a king's landings those that the game allows. */
function followers(position, rules, state) {
  if (state.isOver) return [];
  const all = jumps(position, rules, state).map((jump) => after(position, rules, state, jump));
  if (rules.king.landing !== 'continue' || !isFlying(rules, state.kind)) return all;
  const goesOn = (one) => jumps(position, rules, one).length > 0;
  const victim = ({ captures }) => captures.at(-1);
  return all.filter(
    (one) => goesOn(one) || !all.some((other) => victim(other) === victim(one) && goesOn(other)),
  );
}

/**
 * The captures of a side by some rules, whatever they are worth: whole ones, and for each piece the
 * squares on which it lands, also in passing. Undefined where there are too many.
 */
export function plainCaptures(position, rules = position.variant.rules) {
  const { variant, turn, setup } = position;
  const inOrder = has(rules, 'towers') || rules.capture.priority.includes('kingFirst');
  const whole = [];
  const landings = new Map();
  const seen = new Set();
  for (const [from, { color, kind }] of setup.pieces) {
    if (color !== turn) continue;
    const pieces = new Map(setup.pieces);
    pieces.delete(from);
    const open = [{ from, square: from, kind, path: [from], captures: [], pieces }];
    const landed = new Set();
    landings.set(from, landed);
    while (open.length > 0) {
      const state = open.pop();
      const more = followers(position, rules, state);
      for (const one of more) {
        landed.add(one.square);
        const taken = inOrder ? one.captures : one.captures.toSorted((a, b) => a - b);
        const key = `${from} ${one.square} ${one.kind} ${one.mayEnd} ${one.cameBy} ${taken}`;
        if (!seen.has(key)) open.push(one);
        seen.add(key);
      }
      if (seen.size > MOST_STATES) return undefined;
      if (more.length > 0 || state.captures.length === 0 || !state.mayEnd) continue;
      const { square: to, path, captures } = state;
      const promoted = kindAt(variant, turn, state.kind, to);
      const move = { from, to, path, captures };
      whole.push(promoted === kind ? move : { ...move, promotesTo: promoted });
    }
  }
  return { whole, landings };
}

/** How much a capture has of what a priority counts, in numbers to compare one after another. */
function worths({ setup }, { from, captures }, priority) {
  const kings = captures.map((square) => Number(setup.pieces.get(square).kind !== 'man'));
  const taken = kings.reduce((sum, king) => sum + king, 0);
  const isKing = setup.pieces.get(from).kind !== 'man';
  return {
    count: [captures.length],
    // A king is worth more than a man and less than two, n kings more than 2n - 1 men.
    value: [captures.length + taken, -taken],
    kings: [taken],
    byKing: [Number(isKing)],
    kingFirst: kings,
  }[priority];
}

/** The first priority by which one capture is better than another; undefined if none is. */
export function betterBy(position, one, other) {
  const { rules } = position.variant;
  for (const priority of rules.capture.priority) {
    const a = worths(position, one, priority);
    const b = worths(position, other, priority);
    const longer = a.length > b.length ? a : b;
    const difference = longer.map((_, i) => (a[i] ?? 0) - (b[i] ?? 0)).find((each) => each !== 0);
    if (difference !== undefined) return difference > 0 ? priority : undefined;
  }
  const areByKings = [one, other].every(
    ({ from }) => position.setup.pieces.get(from).kind !== 'man',
  );
  const takesMore = one.captures.length > other.captures.length;
  return has(rules, 'kingMaximum') && areByKings && takesMore ? 'count' : undefined;
}

export const isBetter = (position, one, other) => betterBy(position, one, other) !== undefined;

/** Where a piece goes without taking. */
function ends(variant, { color, kind }, from, pieces) {
  const { rules } = variant;
  const found = [];
  for (const direction of manners(rules, kind).move) {
    const way = line(variant, color, from, direction);
    const free = empties(pieces, way);
    const isLong = kind === 'man' && has(rules, 'longMen') && isBeyond(variant, color, from);
    const far = isFlying(rules, kind) ? free.length : isLong ? 2 : 1;
    found.push(...free.slice(0, far));
    if (kind !== 'man') continue;
    const others = way.findIndex((square) => {
      const piece = pieces.get(square);
      return piece?.color !== color || piece.kind !== 'man';
    });
    const passes = has(rules, 'line') ? others > 0 : has(rules, 'hop') && others === 1;
    if (passes && !pieces.has(way[others])) found.push(way[others]);
  }
  return found;
}

/** The moves without a capture, also of a king that has moved too often. */
export function plainQuiet({ variant, turn, setup }) {
  const { throne } = variant.rules;
  const found = [];
  for (const [from, piece] of setup.pieces) {
    if (piece.color !== turn) continue;
    for (const to of ends(variant, piece, from, setup.pieces)) {
      const kind = kindAt(variant, turn, piece.kind, to);
      const move = { from, to, path: [from, to], captures: [] };
      found.push(kind === piece.kind ? move : { ...move, promotesTo: kind });
    }
    if (throne && has(variant.rules, 'throne') && piece.kind === 'king')
      if (variant.squareName(from) === throne[turn])
        found.push({ from, to: from, path: [from, from], captures: [], promotesTo: 'star' });
  }
  return found;
}

/** The square of the king that may only take. */
export function boundKing({ variant, turn, setup }) {
  const { kingLimit } = variant.rules;
  const { square, count } = setup.counters?.kingMoves?.[turn] ?? {};
  const hasMan = [...setup.pieces.values()].some(
    ({ color, kind }) => color === turn && kind === 'man',
  );
  return kingLimit && count >= kingLimit && hasMan ? square : undefined;
}

/** Whether a goal has been reached that ends the game by itself. */
export function isDecided({ variant, setup }) {
  const { rules } = variant;
  const pieces = [...setup.pieces.values()];
  const count = (color) => pieces.filter((piece) => piece.color === color).length;
  if (rules.goal === 'firstKing') return pieces.some(({ kind }) => kind !== 'man');
  if (has(rules, 'throne')) return pieces.some(({ kind }) => kind === 'star');
  return has(rules, 'loneLoses') && (count('white') === 1 || count('black') === 1);
}

/** The legal moves; undefined where there is too much to take. */
export function plainMoves(position, captures = plainCaptures(position)) {
  const { rules } = position.variant;
  if (isDecided(position)) return [];
  if (!captures) return undefined;
  const { whole } = captures;
  const taking = whole.filter((one) => !whole.some((other) => isBetter(position, other, one)));
  if (taking.length > 0 && rules.capture.obligation === 'must') return taking;
  const bound = boundKing(position);
  return [...taking, ...plainQuiet(position).filter(({ from }) => from !== bound)];
}

/** What makes a move the same as another, in towers too: the pieces in the order in which they go under. */
export function plainId(position, move) {
  if (!has(position.variant.rules, 'towers')) return idOf(move);
  const taken = move.captures.map((square) => lettersOf(position.setup.pieces.get(square))[0]);
  return `${idOf(move)}:${taken.join('')}`;
}
