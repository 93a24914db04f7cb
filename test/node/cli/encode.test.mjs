// draughts-board encode: puzzles that nobody reads in a page by chance.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPdn, parsePdn } from 'draughts-board/notation';
import { folder } from '../support/program.mjs';

const { read, run, write } = folder();

const pdn =
  '[FEN "W:W34,40,45:B12,23,25"][Result "2-0"] 1. 34-30 25x34 2. 40x7 {Coup de Philippe, décisif} *';
const other = '[FEN "W:W34,40,45:B12,23,25"] 1. 34-30 25x34 *';
/** What Base64 is made of, read as UTF-8. */
const decoded = (text) => Buffer.from(text, 'base64').toString('utf8');

describe('encode', () => {
  it('writes all games of all files as one text of letters and figures', async () => {
    await write('a.pdn', pdn);
    await write('b.pdn', other);
    const { status, stdout, stderr } = await run(['encode', 'a.pdn', 'b.pdn']);
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^[A-Za-z\d+/]+=*\n$/);
    const { games } = parsePdn(`${pdn}\n\n${other}`);
    assert.equal(decoded(stdout), formatPdn(games));
    assert.match(decoded(stdout), /décisif/);
  });

  it('writes a file', async () => {
    const { status, stdout } = await run(['encode', '-', '-o', 'a.txt'], other);
    assert.deepEqual([status, stdout], [0, '']);
    assert.match(decoded(await read('a.txt')), /1\. 34-30 25x34 \*/);
  });

  it('reads by the rules of the game that is asked for', async () => {
    const { stdout } = await run(['encode', '-', '--variant', 'frisian'], '1. 32-28 *');
    assert.match(decoded(stdout), /\[GameType "40/);
  });

  it('says what could not be played', async () => {
    const { status, stderr } = await run(['encode', '-'], '1. 32-28 1-2 *');
    assert.equal(status, 1);
    assert.match(stderr, /^-:1:10: error: Not legal: 1-2\n$/);
  });

  it('writes nothing when a file is missing', async () => {
    const { status, stdout, stderr } = await run(['encode', 'a.pdn', 'missing.pdn']);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, /missing\.pdn/);
  });
});
