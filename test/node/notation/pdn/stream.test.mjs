// PDN that arrives in pieces: the same games as in the whole text, whatever the pieces.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { formatFen, parsePdn, streamPdn } from 'draughts-board/notation';
import { getVariant } from 'draughts-board/variants';
import fc from 'fast-check';
import { assertLinearLater } from '../../support/linear.mjs';
import { manyGames, PLIES, tagsOf } from '../../support/many-games.mjs';
import { outline } from '../../support/outline.mjs';

const view = (game) => [
  game.variant.id,
  Object.fromEntries(game.tags),
  formatFen(game.start),
  outline(game),
];

async function* stream(chunks) {
  yield* chunks;
}

/** The games of chunks. */
async function read(chunks, options) {
  const games = [];
  for await (const game of streamPdn(stream(chunks), options)) games.push(game);
  return games;
}

async function assertSame(chunks, whole, options) {
  const games = await read(chunks, options);
  assert.deepEqual(games.map(view), parsePdn(whole, options).games.map(view));
}

/** A text or bytes, cut at offsets. */
const cutAt = (source, offsets) =>
  [0, ...offsets].map((from, i) => source.slice(from, offsets[i] ?? source.length));

async function assertSameCutAnywhere(source) {
  for (let at = 0; at <= source.length; at++) await assertSame(cutAt(source, [at]), source);
  const each = Array.from({ length: source.length }, (_, i) => source.slice(i, i + 1));
  await assertSame(each, source);
}

const russian = '[White "Чижов"]\n[Event "Москва"]\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n\n';

describe('a stream of PDN', () => {
  const texts = {
    nothing: '',
    blanks: ' \r\n ',
    'a game': '[Event "x"]\n\n1. 32-28 19-23 *\n',
    'games with tags':
      '[Event "a"]\n[GameType "20"]\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\n' +
      '[Event "b"]\r\n[FEN "W:W31:B20"]\r\n1. 31-27 1/2 - 1/2\r\n[Event "c"] *',
    'games without tags': '1. 32-28 19-23 *\n1. 33-29 2-0\n1. 34-30 *',
    'games of which the first has no tag': '1. 32-28 *\n[Event "b"] 1. 33-29 *',
    'brackets, results and tags in comments':
      '{[Event "no"]} [Event "a"] ; [Event "no"]\n1. 32-28 {* [Site "no"] 2-0} 19-23 *\n' +
      '% [Event "no"]\n[Event "b"] 1. 33-29 (1. 34-30 {1-0}) *',
    'tags that do not end': '[Event "a\n1. 32-28 *\n[Event "b 1. 33-29 *\n[Event "c"] *',
    'tags with signs of all kinds':
      '[A;b "1-0"] [Event "x \\"y\\" \\\\"] 1. 32-28 * [Site "{"] [Round "a "b" c"] 1. 33-29 *',
    'a tag in a tag': '[Event "a"] 1. 32-28 * [Event "32-28 [Site "] 1. 33-29 *',
    'a tag in a tag behind a game without any': '1. 32-28 {]} * [Event "32-28 [Site "] 1. 33-29 *',
    'blanks inside of tags': '[Event "a"] 1. 32-28 *\n[ Event\n\n"b"\n\n ] 1. 33-29 *',
    'ends that are none': '[Event "a"] 1. 1-0 32-28 0.5-0.5 [Event "b"] 1. 32-28* 19-23 *',
    'a comment that does not end': '[Event "a"] 1. 32-28 {and [Event "b"] 1. 33-29 *',
    'another game': russian + russian.replaceAll('c3-d4', 'g3-h4'),
    positions: 'W:W31:B20\nB:W32:B19\n',
  };
  for (const [what, text] of Object.entries(texts))
    it(`has the games of the text, wherever it is cut: ${what}`, () => assertSameCutAnywhere(text));

  it('has the games of any text, cut anywhere', async () => {
    const words = [
      '[Event "x"]',
      '[Event "',
      '[Site',
      '[',
      '"',
      ']',
      '{',
      '}',
      '*',
      '1.',
      '32-28',
      '1-0',
      '1/2 - 1/2',
      ';',
      '%',
      '\n',
      '\r\n',
      '\\',
      ' ',
      '[Event “y”]',
      '[FEN „W:W31:B20”]',
      '(',
      ')',
      '1)',
      '32–28',
      '½ : ½',
      '&quot;',
      '[pdn]',
    ];
    const text = fc.array(fc.constantFrom(...words), { maxLength: 20 }).map((all) => all.join(''));
    const cuts = fc.array(fc.nat(100), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.string()), cuts, (source, places) =>
        assertSame(
          cutAt(
            source,
            places.toSorted((a, b) => a - b),
          ),
          source,
        ),
      ),
      { numRuns: 500 },
    );
  });

  it('has all games of a large text, in chunks of any size', async () => {
    const text = manyGames(1_000);
    for (const size of [17, 1_000, 65_536]) {
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
        text.slice(i * size, (i + 1) * size),
      );
      const games = await read(chunks);
      assert.equal(games.length, 1_000);
      games.forEach(({ tags }, index) => {
        assert.deepEqual([...tags], tagsOf(index));
      });
      assert.equal(games.at(-1).plies, PLIES);
    }
  });

  it('gives a game when the first tag of the next is there, and asks for no more', async () => {
    const asked = [];
    async function* chunks() {
      for (const name of ['a', 'b', 'c', 'd']) {
        asked.push(name);
        yield `[Event "${name}"]\n[GameType "20"]\n1. 32-28 *\n`;
      }
    }
    for await (const game of streamPdn(chunks())) {
      assert.equal(game.tags.get('Event'), 'a');
      assert.deepEqual(asked, ['a', 'b']);
      break;
    }
    assert.deepEqual(asked, ['a', 'b']);
  });

  it('ends what it reads from when nobody wants more', async () => {
    let isOver = false;
    async function* chunks() {
      try {
        for (;;) yield manyGames(1);
      } finally {
        isOver = true;
      }
    }
    for await (const game of streamPdn(chunks())) if (game) break;
    assert.ok(isOver);
  });

  it('passes on what the chunks throw, after the games that were there', async () => {
    async function* chunks() {
      yield manyGames(2);
      throw new Error('The line is dead.');
    }
    const games = streamPdn(chunks());
    assert.equal((await games.next()).value.tags.get('White'), 'Player 0');
    await assert.rejects(games.next(), { message: 'The line is dead.' });
  });

  it('keeps little of what has gone by', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc');
    async function* chunks() {
      for (let i = 0; i < 40; i++) yield manyGames(500);
    }
    let count = 0;
    let start = 0;
    for await (const game of streamPdn(chunks())) {
      assert.equal(game.tags.get('Site'), 'Utrecht');
      if (++count % 5_000 > 0) continue;
      collect();
      const { heapUsed } = process.memoryUsage();
      start ||= heapUsed;
      assert.ok(heapUsed < start + 4_000_000, `${heapUsed} bytes, and ${start} before`);
    }
    assert.equal(count, 20_000);
  });
});

describe('the game of a stream', () => {
  it('is told by its tag at once', async () => {
    const [game] = await read(['[GameType "25"] 1. c3-d4 *']);
    assert.equal(game.variant.id, 'russian');
  });

  it('is told by as many games as tell parsePdn', async () => {
    // The first twenty fit several games; the next ones only Russian draughts.
    const open = '[Event "x"] *\n'.repeat(190);
    const text = open + russian.repeat(20) + open;
    await assertSame([...text], text);
    const mixed = `${russian}[Event "x"] [GameType "20"] *\n`.repeat(150);
    await assertSame([...mixed], mixed);
  });

  it('is as asked, and then no game waits', async () => {
    const chunks = [russian, russian];
    async function* counted() {
      while (chunks.length > 0) yield chunks.shift();
      assert.fail('asked for more');
    }
    const options = { variant: getVariant('brazilian') };
    const { value } = await streamPdn(counted(), options).next();
    assert.equal(value.variant.id, 'brazilian');
    assert.equal(outline(value), 'c3-d4 d6-c5 b2-c3 f6-g5');
  });
});

describe('bytes of a stream', () => {
  const bytesOf = (text) => new TextEncoder().encode(text);
  const utf16 = (text, order) => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
    return new Uint8Array(order === 'little' ? bytes : bytes.swap16());
  };
  const codePage = (text, from, to) =>
    Uint8Array.from(text, (sign) => {
      const index = from.indexOf(sign);
      return index < 0 ? sign.charCodeAt(0) : to + index;
    });
  const polish = '[Event "a"] 1. 32-28 *\n[White "Müller 𝄞 €"] 1. 33-29 {naïve} *\n';
  const cyrillic = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя';
  const encodings = {
    ASCII: bytesOf('[Event "a"] 1. 32-28 *\n[Event "b"] 1. 33-29 *\n'),
    'UTF-8': bytesOf(polish),
    'UTF-8 with a byte order mark': bytesOf(`\ufeff${polish}`),
    'UTF-8 with such a mark inside': bytesOf(`[White "a\ufeffé"] 1. 32-28 {a\ufeffb} *`),
    'UTF-8 that breaks off': bytesOf(polish.repeat(2)).slice(0, polish.indexOf('ï') + 4),
    'UTF-16, little end first': utf16(polish, 'little'),
    'UTF-16, big end first': utf16(polish, 'big'),
    'half of UTF-16': utf16(polish, 'little').slice(0, -1),
    'windows-1252': codePage('[White "Jérôme €"] 1. 32-28 {“x”} *', 'é€“”ô', 0xe9).map((byte) =>
      byte === 0xea ? 0x80 : byte > 0xea ? byte + 0x60 : byte,
    ),
    'windows-1251': codePage(russian, cyrillic, 0xc0),
    'a little of windows-1251': codePage(
      '[White "А. Б"] 1. 32-28 * [Black "Во"] *',
      cyrillic,
      0xc0,
    ),
    rubbish: Uint8Array.from({ length: 100 }, (_, i) => (i * 89) % 256),
  };
  for (const [name, bytes] of Object.entries(encodings))
    it(`are read as parsePdn reads them, wherever they are cut: ${name}`, () =>
      assertSameCutAnywhere(bytes));

  it('are read so whatever they are', async () => {
    const bytes = fc.uint8Array({ maxLength: 40 }).map((list) => {
      const tag = bytesOf('[Event "x"] 1. 32-28 {');
      return Uint8Array.from([...tag, ...list, ...bytesOf('} *'), ...tag, ...list]);
    });
    await fc.assert(
      fc.asyncProperty(bytes, fc.array(fc.nat(130), { maxLength: 4 }), (source, places) =>
        assertSame(
          cutAt(
            source,
            places.toSorted((a, b) => a - b),
          ),
          source,
        ),
      ),
    );
  });

  it('are decoded so in a large file, and by a code page from where they are no UTF-8', async () => {
    const name = async (chunks) => (await read(chunks)).map(({ tags }) => tags.get('White'));
    const game = (bytes) => [bytesOf('[White "'), bytes, bytesOf('"] [GameType "20"] *\n')];
    const many = Array.from({ length: 5_000 }, () => game(bytesOf('Dąbrowski'))).flat();
    const names = await name([...many, ...game(Uint8Array.of(0x4a, 0xf6)), ...game(bytesOf('Jö'))]);
    assert.equal(names.length, 5_002);
    assert.deepEqual(new Set(names.slice(0, 5_000)), new Set(['Dąbrowski']));
    assert.deepEqual(names.slice(5_000), ['Jö', 'JÃ¶']);
  });

  it('may come among texts', async () => {
    const chunks = ['[White "é', bytesOf('é'), 'é"] [GameType', bytesOf(' "20"] *')];
    const [{ tags }] = await read(chunks);
    assert.equal(tags.get('White'), 'ééé');
  });
});

describe('a hostile stream', () => {
  const repeated = (text) => (n) => text.repeat(Math.ceil(n / text.length));
  const texts = {
    'games without tags': repeated('1. 32-28 19-23 *\n'),
    'brackets that end no tag': repeated(']'),
    'tags of one game': (n) =>
      Array.from({ length: n / 12 }, (_, i) => `[E${i} "${i}"]\n`).join(''),
    'a comment that does not end': repeated('{]'),
    'tags that do not end': repeated('[A "]'),
  };
  for (const [what, make] of Object.entries(texts))
    it(`of ${what}, in small pieces, is read in time that grows with its length`, () =>
      assertLinearLater((n) => make(n).match(/.{1,7}/gs), read));
});
