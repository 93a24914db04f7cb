// Every way to change one parameter of a record, and which changes make no other game.

const directions = ['F', 'FR', 'R', 'BR', 'B', 'BL', 'L', 'FL'];
const corners = ['bottom left', 'bottom right', 'top left', 'top right'];
const priorities = ['count', 'value', 'kings', 'byKing', 'kingFirst'];
const landings = ['any', 'continue', 'next', 'haltAtKing'];
const mechanics = [
  'longMen',
  'throne',
  'hop',
  'line',
  'loneLoses',
  'towers',
  'kingMaximum',
  'kingBeatsMan',
];

/** What a text may be, by its name, and by its path where a name has two meanings. */
const words = {
  startingColor: ['white', 'black'],
  cells: ['dark', 'light', 'all', 'points'],
  corner: ['left', 'right'],
  kind: ['numeric', 'algebraic'],
  from: corners,
  captureSign: ['x', ':', '-'],
  landing: landings,
  obligation: ['must', 'free'],
  enforcement: ['claim', 'huff'],
  removal: ['after', 'immediate'],
  promotion: ['end', 'stop', 'continue'],
  goal: ['blocked', 'misere', 'firstKing'],
  name: ['Another name'],
  white: ['c3'],
  black: ['c3'],
  mainRoad: ['stronger', 'weaker'],
  of: ['stronger'],
};

const lists = {
  move: directions,
  capture: directions,
  priority: priorities,
  mechanics,
  until: ['capture', 'manMove', 'promotion'],
  pieces: ['KKKK:KK'],
  aliases: ['another'],
};

/** Members that may be added, by the path of what they are added to. */
const optional = {
  '': {
    kingLimit: 3,
    mechanics: ['loneLoses'],
    star: { move: ['F'], capture: ['F'], flying: false },
  },
  start: { skip: 1 },
  man: { mayCaptureKings: false },
  king: { landing: 'next' },
  capture: { noReverse: true, enforcement: 'claim' },
  throne: { onArrival: true },
};

const without = (object, key) => {
  const { [key]: _, ...rest } = object;
  return rest;
};

/** Lists of draw rules with another one, or one that has or lacks what it may leave out. */
function* otherDraws(rules) {
  yield [...rules, { rule: 'one-king-each' }];
  for (const [i, rule] of rules.entries()) {
    if (!('moves' in rule)) continue;
    const { of, when, ...rest } = rule;
    yield rules.with(i, of ? { ...rest, ...(when && { when }) } : { ...rule, of: 'stronger' });
    yield rules.with(i, { ...rest, ...(of && { of }), ...(!when && { when: { total: [3, 4] } }) });
    if (when?.mainRoad) yield rules.with(i, { ...rule, when: without(when, 'mainRoad') });
    else yield rules.with(i, { ...rule, when: { ...when, mainRoad: 'weaker' } });
    if (when?.pieces) yield rules.with(i, { ...rule, when: { ...when, total: [3, 4] } });
  }
}

/** Other values of a member. */
function* others(value, key) {
  if (typeof value === 'boolean') yield !value;
  else if (typeof value === 'number') {
    yield value + 1;
    yield value - 1;
  } else if (typeof value === 'string') {
    for (const word of words[key] ?? []) if (word !== value) yield word;
  } else if (Array.isArray(value)) {
    const isOfObjects = typeof value[0] === 'object';
    for (let i = 0; i < value.length; i++) {
      yield value.toSpliced(i, 1);
      for (const other of others(value[i], isOfObjects ? '' : 'entry')) yield value.with(i, other);
    }
    for (const word of lists[key] ?? []) if (!value.includes(word)) yield [...value, word];
    // The order of priorities counts.
    if (key === 'priority' && value.length > 1) yield value.toReversed();
    if (key === 'layout') yield value.with(0, `${value[0].slice(1)}${value[0][0]}`);
    if (key === 'draws') yield* otherDraws(value);
  } else
    for (const member of Object.keys(value))
      for (const other of others(value[member], member)) yield { ...value, [member]: other };
}

/** A record with one thing changed, each time another. */
export function* mutations(record) {
  for (const path of Object.keys(record))
    for (const value of others(record[path], path))
      yield { path, record: { ...record, [path]: value } };
  for (const [path, members] of Object.entries(optional)) {
    const part = path === '' ? record : record[path];
    if (!part) continue;
    for (const [key, value] of Object.entries(members)) {
      if (key in part) continue;
      const changed = { ...part, [key]: value };
      yield {
        path: `${path}.${key}`,
        record: path === '' ? changed : { ...record, [path]: changed },
      };
    }
  }
  for (const [part, keys] of [
    ['start', ['skip']],
    ['king', ['landing']],
    ['capture', ['noReverse', 'enforcement']],
    ['man', ['mayCaptureKings']],
  ])
    for (const key of keys)
      if (key in record[part])
        yield { path: `${part}.${key}`, record: { ...record, [part]: without(record[part], key) } };
  for (const key of ['kingLimit', 'mechanics', 'star', 'throne', 'gameType'])
    if (key in record) yield { path: key, record: without(record, key) };
}

/** What a record says that is played, in a form in which equal games are equal. */
export function played(record) {
  const {
    id: _,
    king,
    star,
    man,
    capture,
    board,
    mechanics: own = [],
    draws,
    goal,
    ...rest
  } = record;
  const isFull = board.cells === 'all' || board.cells === 'points';
  const piece = ({ move, capture: takes, flying }) => {
    const isIdle = move.length + takes.length === 0;
    return {
      move: move.toSorted(),
      capture: takes.toSorted(),
      ...(!isIdle && { flying }),
      // Only who flies and takes has a choice where to land.
      ...(flying && takes.length > 0 && { landing: king.landing ?? 'any' }),
    };
  };
  // Where the first king ends the game, no king moves.
  const kings =
    goal === 'firstKing' ? {} : { king: piece(king), ...(star && { star: piece(star) }) };
  const { kingLimit, ...others } = rest;
  return JSON.stringify({
    ...others,
    ...kings,
    ...(goal !== 'firstKing' && { kingLimit }),
    goal,
    man: {
      ...man,
      move: man.move.toSorted(),
      capture: man.capture.toSorted(),
      mayCaptureKings: man.mayCaptureKings ?? true,
    },
    capture: { ...capture, noReverse: capture.noReverse ?? false },
    board: { ...board, corner: isFull || board.cols % 2 === 1 ? 'none' : board.corner },
    mechanics: own.toSorted(),
    draws: draws.map((rule) => ({
      ...rule,
      ...(rule.until && { rule: 'counted', until: rule.until.toSorted() }),
    })),
  });
}
