// draughts-board check: what is in files, and what is wrong with them.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parsePdn } from 'draughts-board/notation';
import { manyGames } from '../support/many-games.mjs';
import { folder } from '../support/program.mjs';

const { run, write } = folder();

const good = '[Event "a"]\n[GameType "20"]\n1. 32-28 19-23 2. 28x19 14x23 *\n';
const mixed = [
  '[Event "a"]\r\n[GameType "20"]\r\n1. 32-28 19-23 2. 28x19 14x23 *\r\n',
  '[Event "b"]\r\n[GameType "20"]\r\n1. 32-28 foo 19-23\r\n 2. 28-23 *\r\n',
  '[Event "c"]\r\n[GameType "20"]\r\n*\r\n',
].join('\r\n');

describe('check', () => {
  it('counts the games of a file that can be played', async () => {
    await write('good.pdn', good);
    assert.deepEqual(await run(['check', 'good.pdn']), {
      status: 0,
      stdout:
        'good.pdn: 1 game, 1 with moves, 1 played to the end; International draughts (1 by tags)\n',
      stderr: '',
    });
  });

  it('says where something was put right or could not be played', async () => {
    await write('mixed.pdn', mixed);
    const { status, stdout, stderr } = await run(['check', 'mixed.pdn']);
    assert.deepEqual(stdout.split('\n'), [
      'mixed.pdn:7:10: warning: Unknown word: foo',
      'mixed.pdn:8:5: error: Not legal: 28-23',
      'mixed.pdn: 3 games, 2 with moves, 1 played to the end; International draughts (3 by tags)',
      '',
    ]);
    assert.deepEqual([status, stderr], [1, '']);
  });

  it('says only what could not be played, if it is to be quiet', async () => {
    await write('mixed.pdn', mixed);
    await write('good.pdn', good);
    const { status, stdout } = await run(['check', '--quiet', 'good.pdn', 'mixed.pdn']);
    assert.deepEqual([status, stdout], [1, 'mixed.pdn:8:5: error: Not legal: 28-23\n']);
    assert.deepEqual(await run(['check', '--quiet', 'good.pdn']), {
      status: 0,
      stdout: '',
      stderr: '',
    });
  });

  it('says it as JSON', async () => {
    await write('mixed.pdn', mixed);
    await write('good.pdn', good);
    const { status, stdout } = await run(['check', '--json', 'mixed.pdn', 'good.pdn']);
    assert.equal(status, 1);
    const name = 'International draughts';
    assert.deepEqual(JSON.parse(stdout), [
      {
        file: 'mixed.pdn',
        games: 3,
        withMoves: 2,
        playedToEnd: 1,
        variants: [{ id: 'international', name, by: 'tags', games: 3 }],
        diagnostics: [
          {
            game: 2,
            severity: 'warning',
            code: 'unknown-word',
            message: 'Unknown word: foo',
            line: 7,
            column: 10,
          },
          {
            game: 2,
            severity: 'error',
            code: 'not-legal',
            message: 'Not legal: 28-23',
            line: 8,
            column: 5,
          },
        ],
      },
      {
        file: 'good.pdn',
        games: 1,
        withMoves: 1,
        playedToEnd: 1,
        variants: [{ id: 'international', name, by: 'tags', games: 1 }],
        diagnostics: [],
      },
    ]);
  });

  it('says once which game it has told from the moves', async () => {
    const game = '[White "A"]\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n';
    const { status, stdout } = await run(['check', '-'], `${game}${game}[GameType "20"] *`);
    assert.deepEqual(stdout.split('\n'), [
      '-:1:1: warning: Read as: Russian draughts',
      '-: 3 games, 2 with moves, 2 played to the end; Russian draughts (2 told by moves); International draughts (1 by tags)',
      '',
    ]);
    assert.equal(status, 0);
  });

  it('reads by the rules of the game that is asked for', async () => {
    const { stdout } = await run(['check', '-', '--variant', 'Brazilian'], '1. c3-d4 *');
    assert.equal(
      stdout,
      '-: 1 game, 1 with moves, 1 played to the end; Brazilian draughts (1 as asked)\n',
    );
    const wrong = await run(['check', '-', '--variant=20', '--quiet'], '1. c3-d4 h8-h9 *');
    assert.equal(wrong.status, 1);
  });

  it('says what parsePdn says, of every game of a large file', async () => {
    const text = manyGames(300).replaceAll('2. ', 'foo 2. ').replaceAll('\n', '\r\n');
    const reading = parsePdn(text);
    const expected = reading.games
      .flatMap(reading.about)
      .map(({ line, column, severity, message }) => `-:${line}:${column}: ${severity}: ${message}`);
    const { stdout } = await run(['check', '-'], text);
    assert.ok(expected.length > 300);
    assert.deepEqual(stdout.split('\n').slice(0, -2), expected);
  });

  it('takes an empty file for what it is', async () => {
    const { status, stdout } = await run(['check', '-'], '\r\n');
    assert.deepEqual([status, stdout], [0, '-: 0 games, 0 with moves, 0 played to the end\n']);
  });

  it('says that there is no game in something else', async () => {
    const { status, stdout } = await run(['check', '-', '--quiet'], 'All work and no play\n');
    assert.deepEqual([status, stdout], [1, '-:1:1: error: No game is in it\n']);
  });

  it('survives bytes of all kinds, and writes none of them that steer terminals', async () => {
    const rubbish = Uint8Array.from({ length: 50_000 }, (_, i) => (i * i * 31 + i) % 256);
    const steering = new TextEncoder().encode(
      '[Event "x"] 1. 32-28 foo\u001b[31mbar\u0007\u009b *',
    );
    for (const bytes of [rubbish, steering]) {
      const { status, stdout, stderr } = await run(['check', '-'], bytes);
      assert.ok(status === 0 || status === 1);
      assert.equal(stderr, '');
      assert.match(stdout, /^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*\n$/u);
    }
  });

  it('says which files cannot be read, and checks the others', async () => {
    await write('good.pdn', good);
    const missing = join('no such folder', 'x.pdn');
    const { status, stdout, stderr } = await run(['check', missing, '.', 'good.pdn']);
    assert.equal(status, 2);
    assert.match(stdout, /^good\.pdn: 1 game,/);
    assert.deepEqual(stderr.split('\n'), [
      `draughts-board: ${missing}: there is no such file.`,
      'draughts-board: .: is a folder, not a file.',
      '',
    ]);
    assert.deepEqual(JSON.parse((await run(['check', '--json', missing])).stdout), []);
  });

  it('reads 4 MB without keeping the games', async () => {
    // Only a few have moves, so that it does not take long.
    const many = '[Event "x"]\n[GameType "20"]\n[Site "y"] {with a comment of some length} *\n';
    const count = Math.ceil(4_000_000 / many.length);
    const { status, stdout } = await run(['check', '-'], many.repeat(count) + good);
    assert.equal(status, 0);
    assert.match(stdout, new RegExp(`^-: ${count + 1} games, 1 with moves, 1 played to the end;`));
  });
});
