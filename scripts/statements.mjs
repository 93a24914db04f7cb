// Makes docs/rules/README.md, which shows the statements of test/data/statements.json to readers:
// `node scripts/statements.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const data = join(root, 'test/data/statements.json');
const page = join(root, 'docs/rules/README.md');

const games = {
  jekab: { name: 'Jekab' },
  frisian: {
    name: 'Frisian draughts',
    about:
      'The founding text rests on the official rules of 2011; where they say more, they decide. ' +
      '`:+0+311` at the end of a FEN means that White has made three moves in a row with the king ' +
      'on 11, and taken nothing; Black’s count stands first.',
  },
  elephant: {
    name: 'Elephant Checkers',
    about:
      'In FEN and in moves `K` is an Elephant, and `S` a King: `e8xe10(e9)=K` makes an Elephant, ' +
      'and `e9-e9=S` is the promotion on the Throne.',
  },
  jamaican: { name: 'Jamaican draughts', about: 'The examples have Black move, up the board.' },
};

const intro = `<!-- Made by scripts/statements.mjs from test/data/statements.json. -->

# Rules, statement by statement

Jekab, Frisian draughts, Elephant Checkers and Jamaican draughts are the games that this project began with. Their
founding texts make eighty statements. Each stands here in plain words, with positions and with what must follow in them,
worked out without the code of this project. All of it is also
[a test](../../test/node/rules/statements.test.mjs). If your club plays otherwise, tell us the number of the statement.

- A position is a FEN: put it into \`<draughts-board variant="frisian" fen="…">\` to see it.
- A bare list of moves is complete: these are legal, and no others. \`22x15x8(18,11)\` goes from 22 by 15 to 8 and takes the
  pieces on 18 and 11; \`=K\` is a man that becomes a king. Of two routes that come to the same, one is listed.
- Where a text is silent, or can be read in two ways, what is decided here stands below the table of its game.

## Switches

Where the words of a text can be taken otherwise, or players do, a switch in the record of the game changes it. Each is
tried below, too. A dot leads into a part of the record: \`throne.onArrival\` is \`onArrival\` of \`throne\`.

\`\`\`js
import { defineVariant, getVariant } from 'draughts-board/variants';

const { rules } = getVariant('frisian');
const game = defineVariant({
  ...rules,
  id: 'frisian-2',
  name: 'Frisian, two king moves',
  kingLimit: 2,
});
\`\`\``;

const code = (text) => `\`${text}\``;
const list = (text) => text.split(' ').map(code).join(', ');
const number = (count) => count.toLocaleString('en');
const sides = { white: 'White', black: 'Black' };
const others = { white: 'Black', black: 'White' };

/** Rules as one writes them: `kingLimit: 2`, `throne.onArrival: true`. */
export function setting(rules, path = '') {
  return Object.entries(rules)
    .map(([key, value]) => {
      if (typeof value === 'object' && !Array.isArray(value))
        return setting(value, `${path}${key}.`);
      const text = JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ');
      return `${path}${key}: ${text}`;
    })
    .join(', ');
}

const places = (squares) =>
  Object.entries(squares)
    .map(([place, names]) => `${place} ${names}`)
    .join(', ');

const boardWords = {
  cols: (cols, { rows }) => `${cols} columns, ${rows} rows`,
  rows: () => '',
  squares: (squares) => `${squares} places for pieces`,
  cells: () => 'places are points',
  corners: (corners) => `places in corners: ${places(corners)}`,
  doubleCorners: (corners) => `double corners: ${places(corners)}`,
  diagonal: (squares) => `from the top left to the bottom right: ${squares}`,
};

const ends = {
  'no-pieces': (loser) => `${loser} has no pieces left`,
  'no-moves': (loser) => `${loser} cannot move`,
  throne: () => 'there is a King on the Throne',
};

const outcomeWords = ({ winner, rule }) =>
  winner ? `${sides[winner]} has won: ${ends[rule](others[winner])}` : 'the game is drawn';

/** What must follow, by the key of a check. */
export const words = {
  legal: (moves) => (moves ? list(moves) : 'no legal move'),
  among: (moves) => `among the moves: ${list(moves)}`,
  illegal: (moves) => `not legal: ${list(moves)}`,
  count: (moves) => `${moves} legal moves`,
  outcome: (outcome) => (outcome ? outcomeWords(outcome) : 'the game goes on'),
  after: (fen) => `leads to ${code(fen)}`,
  perft: (counts) =>
    `${counts.map(number).join(', ')} ways to play 1 to ${counts.length} half-moves`,
  start: (fen) => code(fen),
  begins: (color) => `${sides[color]} begins`,
  men: (each) => `${each} men on each side, and nothing else`,
  empty: (squares) => `empty: ${squares}`,
  board: (facts) =>
    Object.entries(facts)
      .map(([fact, value]) => boardWords[fact](value, facts))
      .filter(Boolean)
      .join('; '),
  found: (name) => `\`findVariant('${name}')\` finds it`,
  refused: () => '`defineVariant` refuses it',
  steps: ({ after, to }) => `next landing after ${after.replace(' ', ' and ')}: ${list(to)}`,
  claimed: ({ overlooked, legal }) =>
    `${code(overlooked)} is claimed and taken back, then ${list(legal)}`,
  unclaimed: ({ overlooked, reply, after }) =>
    `${code(overlooked)} stands once ${code(reply)} is played: ${code(after)}`,
  opening: ({ plies, sequences, positions, level }) =>
    `${number(sequences)} openings of ${plies} half-moves, to ${positions} positions, ` +
    `${level} of them with as many pieces on each side`,
};

/** The keys of a check that tell of the position, and not of what must follow. */
export const about = ['says', 'variant', 'rules', 'fen', 'line'];

function positionWords({ fen, line, rules }) {
  const position = fen ? code(fen) : `the ${rules ? 'game' : 'start'}`;
  const after = line ? `, then ${line}` : '';
  return position + after + (rules ? `, with ${code(setting(rules))}` : '');
}

function followingWords(check) {
  const following = Object.entries(check)
    .filter(([key]) => !about.includes(key))
    .map(([key, value]) => words[key](value));
  return (check.says ? `${check.says}: ` : '') + following.join('; ');
}

const rowsOf = ({ n, statement, checks }) =>
  checks.map((check, i) => [
    ...(i === 0 ? [String(n), statement] : ['', '']),
    positionWords(check),
    followingWords(check),
  ]);

/** The opening position, as the statements give it. */
const startOf = (rows) => rows.flatMap(({ checks }) => checks).find(({ start }) => start).start;

/** A table whose columns are as wide as formatters make them. */
function table(heads, rows) {
  const widths = heads.map((_, i) => Math.max(3, ...[heads, ...rows].map((row) => row[i].length)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [heads, rule, ...rows]
    .map((row) => `| ${row.map((text, i) => text.padEnd(widths[i])).join(' | ')} |`)
    .join('\n');
}

function section(variant, rows) {
  const { name, about: more = '' } = games[variant];
  const notes = rows.filter(({ note }) => note).map(({ n, note }) => `- **${n}.** ${note}`);
  return [
    `## ${name}`,
    `${more} The start is ${code(startOf(rows))}.`.trim(),
    table(['', 'statement', 'position', 'what must follow'], rows.flatMap(rowsOf)),
    'What is decided here:',
    notes.join('\n'),
  ].join('\n\n');
}

const switchRows = ({ n, variant, statement, note, switches = {} }) =>
  Object.entries(switches).map(([name, meaning]) => [
    `**${n}.** ${games[variant].name}: ${statement}`,
    note,
    code(name),
    meaning,
  ]);

/** The page, as text. */
export function pageOf(rows) {
  const switches = table(
    ['statement', 'what we play', 'switch', 'what it does'],
    rows.flatMap(switchRows),
  );
  const sections = Object.keys(games).map((variant) =>
    section(
      variant,
      rows.filter((row) => row.variant === variant),
    ),
  );
  return `${[intro, switches, ...sections].join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(page, pageOf(JSON.parse(readFileSync(data, 'utf8'))));
