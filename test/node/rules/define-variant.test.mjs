import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game, Session } from 'draughts-board/game';
import { formatFen, parseFen, parseMove } from 'draughts-board/notation';
import { Position, perft } from 'draughts-board/rules';
import { defineVariant, findVariant, getVariant, Variant, variants } from 'draughts-board/variants';
import fc from 'fast-check';
import { timeOf } from '../support/linear.mjs';

const russian = getVariant('russian').rules;

/** A game of the Russian rules with some changed. */
function made(change) {
  const variant = defineVariant({ ...russian, id: 'mine', name: 'Mine', ...change });
  assert.ok(variant instanceof Variant, JSON.stringify(variant.errors));
  return variant;
}

/** What is found wrong: `code path`, in order. */
function faultsOf(record) {
  const { errors } = defineVariant(record);
  assert.ok(errors?.length > 0);
  return errors.map(({ code, path }) => `${code} ${path}`.trim());
}

const faultsWith = (change) => faultsOf({ ...russian, ...change });

const messageWith = (change) => {
  const { errors } = defineVariant({ ...russian, ...change });
  assert.equal(errors.length, 1);
  return errors[0].message;
};

describe('the record of each game', () => {
  for (const { id, rules } of variants)
    it(`of ${id} makes the same game anew, also from JSON`, () => {
      const known = getVariant(id);
      for (const record of [rules, JSON.parse(JSON.stringify(rules))]) {
        const variant = defineVariant(record);
        assert.ok(variant instanceof Variant, JSON.stringify(variant.errors));
        assert.deepEqual(variant.rules, rules);
        assert.equal(variant.gameType, known.gameType);
        assert.deepEqual(variant.start.pieces, known.start.pieces);
        const start = Position.start(variant);
        assert.equal(start.constructor.name, Position.start(known).constructor.name);
        assert.equal(start.key, Position.start(known).key);
        assert.equal(perft(start, 3), perft(Position.start(known), 3));
      }
    });
});

describe('a game that is defined', () => {
  it('is a copy that nobody can change', () => {
    const record = JSON.parse(JSON.stringify(russian));
    const variant = defineVariant(record);
    record.king.move.push('F');
    record.name = 'Other';
    assert.deepEqual(variant.rules, russian);
    const isFrozen = (value) =>
      typeof value !== 'object' || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
    assert.ok(isFrozen(variant.rules));
  });

  it('is not one of those that can be found', () => {
    const { length } = variants;
    made({});
    assert.equal(variants.length, length);
    assert.throws(() => getVariant('mine'), RangeError);
    assert.deepEqual(findVariant('mine'), { candidates: [] });
  });

  it('is drawn by the third repetition if its record does not say how', () => {
    const { draws: _, ...rules } = getVariant('frisian').rules;
    assert.deepEqual(defineVariant(rules).rules.draws, [{ rule: 'repetition', times: 3 }]);
    assert.deepEqual(made({ draws: [] }).rules.draws, []);
  });

  it('takes members that are undefined for left out', () => {
    const { rules } = made({ kingLimit: undefined, mechanics: undefined });
    assert.ok(!('kingLimit' in rules) && !('mechanics' in rules));
  });

  it('can be played, written and read', () => {
    const variant = made({ king: { ...russian.king, flying: false } });
    const session = new Session(new Game({ variant }));
    session.play(parseMove('c3-d4', session.position));
    const fen = formatFen(session.position);
    assert.equal(parseFen(fen, variant).position.key, session.position.key);
    // The rule book of English draughts, example 11, on the squares of Russian draughts.
    const short = parseFen('W:WKd4:Bh8', variant).position;
    assert.equal(short.legalMoves().length, 4);
    assert.equal(perft(short, 1), 4);
  });

  it('has a layout of its own', () => {
    const variant = made({ start: { rows: 2, layout: ['m..k', '.mm.'] } });
    assert.equal(formatFen(Position.start(variant)), 'W:Wa1,d2,f2,Kg1:BKb8,c7,e7,h8');
  });

  it('has mechanics and bound kings together', () => {
    const { rules } = getVariant('frisian');
    const variant = defineVariant({ ...rules, mechanics: ['loneLoses'] });
    const { setup } = parseFen('W:WK11,40:B5,6', variant);
    const counters = { kingMoves: { white: { square: 11, count: 3 } } };
    const position = Position.from({ ...setup, counters });
    assert.equal(position.legalMoves().length, 2);
    const lone = parseFen('W:WK11,40:B5', variant).position;
    assert.deepEqual(lone.outcome, { winner: 'white', rule: 'lone-piece' });
  });

  it('has towers and squares with numbers', () => {
    const { rules } = getVariant('lasca');
    const squares = { kind: 'numeric', from: 'top left' };
    const variant = defineVariant({ ...rules, squares });
    const fen = 'W:W18=wb,25=Wbb:B1,2=Bw';
    const { position, diagnostics } = parseFen(fen, variant);
    assert.deepEqual(diagnostics, []);
    assert.equal(formatFen(position), fen);
    assert.deepEqual(position.setup.pieces.get(25).tower.length, 2);
  });

  it('numbers every square once, from each corner of each board', () => {
    for (const cols of [7, 8])
      for (const rows of [6, 7, 8])
        for (const corner of ['left', 'right'])
          for (const from of ['top left', 'top right', 'bottom left', 'bottom right']) {
            const variant = made({
              board: { cols, rows, cells: 'dark', corner },
              squares: { kind: 'numeric', from },
              start: { rows: 1 },
            });
            const { squares, column, row } = variant.board;
            // Row by row from the corner on.
            const isTop = from.startsWith('top');
            const isLeft = from.endsWith('left');
            const key = (square) =>
              (isTop ? row[square] : -row[square]) * 100 +
              (isLeft ? column[square] : -column[square]);
            const names = squares
              .toSorted((a, b) => key(a) - key(b))
              .map((square) => variant.squareName(square));
            assert.deepEqual(
              names,
              names.map((_, i) => String(i + 1)),
            );
          }
  });
});

describe('data that is no record', () => {
  it('is answered with all that is wrong', () => {
    assert.deepEqual(
      faultsWith({
        id: 'My Game',
        startingColor: 'red',
        board: { ...russian.board, cols: 8.5, corner: undefined },
        man: { move: ['FL', 'up', 'FL'], capture: 'all', flying: true },
        king: null,
        kingLimit: 0,
        colour: 'red',
      }),
      [
        'value id',
        'value startingColor',
        'value board.cols',
        'missing board.corner',
        'value man.move[1]',
        'duplicate man.move[2]',
        'type man.capture',
        'unknown-key man.flying',
        'type king',
        'value kingLimit',
        'unknown-key colour',
      ],
    );
  });

  it('is told what was found and what may stand there', () => {
    const messages = [
      [{ goal: 'win' }, 'goal is "win", but has to be "blocked", "misere" or "firstKing".'],
      [{ gameType: '25' }, 'gameType is "25", but has to be a whole number from 0 to 9999.'],
      [{ name: '' }, 'name is "", but has to be a text of up to 100 characters, and not empty.'],
      [{ king: 7 }, 'king is 7, but has to be a plain object.'],
      [{ aliases: {} }, 'aliases is an object, but has to be a list of up to 100 entries.'],
      [
        { promotion: undefined },
        'promotion is missing, but has to be "end", "stop" or "continue".',
      ],
      [
        { man: { ...russian.man, move: ['FL', 'forward'] } },
        'man.move[1] is "forward", but has to be "F", "FR", "R", "BR", "B", "BL", "L" or "FL".',
      ],
    ];
    for (const [change, message] of messages) assert.equal(messageWith(change), message);
  });

  it('is told what a name may have meant', () => {
    assert.match(messageWith({ kinglimit: 3 }), /^kinglimit is not known\. .*"kingLimit"\?$/);
    assert.match(messageWith({ king: { ...russian.king, flyng: true } }), /"flying"\?$/);
    assert.match(messageWith({ darws: [] }), /"draws"\?$/);
    assert.match(messageWith({ colour: 'red' }), /It may be id, name, .* or throne\.$/);
  });

  it('is no object at all', () => {
    for (const data of [undefined, null, 7, 'russian', true, [], [russian], () => russian, 7n])
      assert.deepEqual(faultsOf(data)[0], 'type');
    assert.match(defineVariant(null).errors[0].message, /^The record is null/);
  });

  it('has no use for what an object inherits', () => {
    assert.equal(faultsOf(Object.create(russian)).length, 13);
  });
});

describe('a record that does not fit its board', () => {
  const board = (change) => ({ board: { ...russian.board, ...change } });

  it('has more squares than the rules can count', () => {
    assert.deepEqual(faultsWith(board({ cols: 16, rows: 16, cells: 'all' })), ['value board']);
    assert.ok(made({ ...board({ cols: 17, rows: 15, cells: 'all' }), start: { rows: 2 } }));
    assert.ok(made(board({ cols: 20, rows: 20 })));
  });

  it('has more files than there are letters, or hardly any', () => {
    assert.deepEqual(faultsWith(board({ cols: 27 })), ['value board.cols']);
    assert.deepEqual(faultsWith(board({ cols: 2, rows: 2 })), [
      'value board.cols',
      'value board.rows',
    ]);
    assert.ok(made({ ...board({ cols: 3, rows: 3 }), start: { rows: 1 } }));
  });

  it('has rows of men that overlap', () => {
    assert.deepEqual(faultsWith({ start: { rows: 5 } }), ['conflict start.rows']);
    assert.deepEqual(faultsWith({ start: { rows: 3, skip: 2 } }), ['conflict start.rows']);
  });

  it('is over before it begins', () => {
    assert.match(messageWith({ start: { rows: 4 } }), /^start is over before it begins/);
    const layout = ['mmmm', '...k'];
    assert.deepEqual(faultsWith({ goal: 'firstKing', start: { rows: 2, layout } }), [
      'conflict start',
    ]);
  });

  it('has a layout with other rows and squares', () => {
    const start = (layout, rest) => ({ start: { rows: layout.length, layout, ...rest } });
    assert.deepEqual(faultsWith(start(['mmmm', 'mmm'])), ['conflict start.layout[1]']);
    assert.deepEqual(faultsWith(start(['mmxm'])), ['value start.layout[0]']);
    assert.deepEqual(faultsWith(start(['....'])), ['value start.layout']);
    assert.deepEqual(faultsWith(start(['mmmm'], { rows: 2 })), ['conflict start.rows']);
    assert.deepEqual(faultsWith(start(['mmmm'], { skip: 1 })), ['conflict start.skip']);
    assert.deepEqual(faultsWith(start(['....', '....', '....', '...m', 'm...'])), [
      'conflict start.layout',
    ]);
    assert.ok(made(start(['....', '....', '....', '..m.', 'm...'])));
    assert.deepEqual(faultsWith(start(Array(9).fill('mmmm'))), ['conflict start.layout']);
    // Where White's near row has a square more than Black's.
    assert.deepEqual(faultsWith({ ...start(['mmmm']), ...board({ cols: 7 }) }), [
      'conflict start.layout[0]',
    ]);
  });

  it('has a throne on no square', () => {
    const { rules } = getVariant('elephant');
    assert.deepEqual(faultsOf({ ...rules, throne: { white: 'e11', black: 'j2' } }), [
      'value throne.white',
      'value throne.black',
    ]);
  });
});

describe('rules that do not go together', () => {
  const elephant = getVariant('elephant').rules;
  const bashni = getVariant('bashni').rules;
  const international = getVariant('international').rules;
  const capture = (rules, change) => ({ ...rules, capture: { ...rules.capture, ...change } });

  const { star: _, ...noStar } = elephant;
  const { throne: __, ...noThrone } = elephant;
  const cases = [
    ['a throne without a star', noStar, ['missing star']],
    ['a mechanic of thrones without one', noThrone, ['missing throne']],
    ['a throne without its mechanic', { ...elephant, mechanics: ['longMen'] }, ['conflict throne']],
    ['a throne without mechanics', { ...elephant, mechanics: undefined }, ['conflict throne']],
    [
      'two ways to take',
      { ...elephant, mechanics: ['longMen', 'throne', 'kingMaximum'], capture: russian.capture },
      ['conflict mechanics'],
    ],
    ['two ways to pass men', { ...russian, mechanics: ['hop', 'line'] }, ['conflict mechanics']],
    ['towers that stay', capture(bashni, { removal: 'after' }), ['conflict capture.removal']],
    ['towers of stars', { ...bashni, star: bashni.king }, ['conflict star']],
    [
      'towers and the order of kings',
      capture(bashni, { priority: ['kingFirst'] }),
      ['conflict capture.priority'],
    ],
    [
      'towers and a king alone',
      { ...bashni, mechanics: ['towers', 'kingBeatsMan'] },
      ['conflict mechanics'],
    ],
    [
      'a river through a row',
      { ...russian, mechanics: ['longMen'], board: { ...russian.board, rows: 9 } },
      ['conflict board.rows'],
    ],
    [
      'a value that decides before the number',
      capture(international, { priority: ['value', 'count', 'kings'] }),
      ['conflict capture.priority', 'conflict capture.priority'],
    ],
    [
      'a number that decides before kings',
      { ...international, mechanics: ['kingMaximum'] },
      ['conflict mechanics'],
    ],
    [
      'a lone piece that loses, where none wins',
      { ...russian, goal: 'misere', mechanics: ['loneLoses'] },
      ['conflict goal'],
    ],
    [
      'a king that beats a man, where none is left',
      { ...russian, goal: 'firstKing', mechanics: ['kingBeatsMan'] },
      ['conflict goal'],
    ],
    [
      'a star that lands otherwise than kings',
      { ...russian, star: { ...russian.king, landing: 'next' } },
      ['conflict star.landing'],
    ],
  ];
  for (const [what, record, faults] of cases)
    it(`are ${what}`, () => {
      assert.deepEqual(faultsOf(record), faults);
    });

  it('are not told twice of what is faulty by itself', () => {
    assert.deepEqual(faultsOf({ ...elephant, star: 'King' }), ['type star']);
    assert.deepEqual(faultsOf({ ...elephant, throne: 'e9' }), ['type throne']);
    assert.deepEqual(faultsOf({ ...elephant, mechanics: 'throne' }), ['type mechanics']);
  });
});

describe('rules of draws', () => {
  const draw = (rule) => ({ draws: [rule] });
  const moves = { rule: 'king-moves', moves: 15, until: ['capture'] };
  const pieces = (...list) => draw({ ...moves, when: { pieces: list } });

  it('say what belongs to their name', () => {
    assert.deepEqual(faultsWith(draw({ rule: 'repetition' })), ['missing draws[0].times']);
    assert.deepEqual(faultsWith(draw({ rule: 'repetition', times: 3, moves: 1 })), [
      'unknown-key draws[0].moves',
    ]);
    assert.deepEqual(faultsWith(draw({ rule: 'one-piece-each', times: 3 })), [
      'unknown-key draws[0].times',
    ]);
    assert.deepEqual(faultsWith(draw({ rule: 'king-moves' })), [
      'missing draws[0].moves',
      'missing draws[0].until',
    ]);
    assert.deepEqual(faultsWith(draw({ rule: 'stalemate' })), ['value draws[0].rule']);
    assert.deepEqual(faultsWith(draw({})), ['missing draws[0].rule']);
    assert.deepEqual(faultsWith(draw('repetition')), ['type draws[0]']);
  });

  it('count whole moves, one at least', () => {
    for (const count of [0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])
      assert.deepEqual(faultsWith(draw({ ...moves, moves: count })), ['value draws[0].moves']);
  });

  it('name endings as kings and men of the stronger side, then of the other', () => {
    for (const good of ['K:K', 'KKM:K', 'KMM:KK', 'KKK+:K', 'KM+:KK', 'KK:KM', 'M:M', 'K:K+'])
      assert.ok(made(pieces(good)), good);
    for (const bad of [
      '',
      'K',
      'K:',
      ':K',
      'K:KK',
      'KM:KK',
      'MK:K',
      'K+K:K',
      'Q:K',
      'K:K:K',
      'k:k',
    ])
      assert.deepEqual(faultsWith(pieces('K:K', bad)), ['value draws[0].when.pieces[1]'], bad);
  });

  it('name a range of pieces, the least first', () => {
    const total = (range) => draw({ ...moves, when: { total: range } });
    assert.ok(made(total([4, 5])));
    assert.deepEqual(faultsWith(total([5, 4])), ['value draws[0].when.total']);
    assert.deepEqual(faultsWith(total([4])), ['length draws[0].when.total']);
  });
});

describe('hostile data', () => {
  const FEW_MILLISECONDS = 50;

  /** The answer, which has to come at once. */
  function answered(data) {
    const { errors } = defineVariant(data);
    assert.ok(timeOf(defineVariant, data) < FEW_MILLISECONDS);
    assert.ok(errors.length > 0 && errors.length <= 100);
    for (const { path, message } of errors) assert.ok(path.length < 100 && message.length < 400);
    return errors;
  }

  it('goes round in circles', () => {
    const circle = { ...russian };
    circle.board = circle;
    const list = [];
    list.push(list);
    answered(circle);
    answered({ ...russian, aliases: list, draws: [circle] });
  });

  it('throws when it is read', () => {
    const thrower = () => {
      throw new Error('no');
    };
    const angry = new Proxy(
      {},
      {
        get: thrower,
        has: thrower,
        ownKeys: thrower,
        getOwnPropertyDescriptor: thrower,
        getPrototypeOf: thrower,
      },
    );
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    const record = {
      ...russian,
      king: angry,
      aliases: proxy,
      get man() {
        return thrower();
      },
    };
    const codes = answered(record).map(({ code, path }) => `${code} ${path}`);
    assert.ok(codes.includes('unreadable man'));
    assert.ok(codes.includes('unreadable king'));
    answered(angry);
    answered(proxy);
  });

  it('is without end', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i]));
    answered(many);
    answered({ ...russian, aliases: new Array(1e9), man: { move: new Array(1e6).fill('F') } });
    answered({ ...russian, id: 'a'.repeat(1e7), ['z'.repeat(1e6)]: 1 });
    answered({ ...russian, king: new Uint8Array(1e7), start: Object('x'.repeat(1e6)) });
    answered({ ...russian, draws: Array(50).fill(many) });
  });

  it('has names that objects have', () => {
    const data = JSON.parse('{"__proto__": {"id": "x"}, "constructor": 1, "toString": 2}');
    const unknown = answered(data).filter(({ code }) => code === 'unknown-key');
    assert.deepEqual(
      unknown.map(({ path }) => path),
      ['__proto__', 'constructor', 'toString'],
    );
    assert.equal({}.id, undefined);
    answered({ ...russian, goal: 'constructor', captureSign: '__proto__' });
    answered({ ...russian, draws: [{ rule: '__proto__' }, { rule: 'toString' }] });
  });

  it('is anything at all', () => {
    fc.assert(
      fc.property(fc.anything({ withProxy: true, maxDepth: 4 }), (data) => {
        const { errors } = defineVariant(data);
        return errors.length > 0;
      }),
      { numRuns: 300 },
    );
  });

  it('is a record with anything in one place', () => {
    const places = Object.keys(russian);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.anything({ maxDepth: 3 }), (place, data) => {
        const answer = defineVariant({ ...russian, [place]: data });
        return 'errors' in answer || Position.start(answer).legalMoves().length > 0;
      }),
      { numRuns: 1000 },
    );
  });
});
