// draughts-board convert: files written anew.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPdn, parsePdn } from 'draughts-board/notation';
import { getVariant } from 'draughts-board/variants';
import { folder } from '../support/program.mjs';

const { read, run, write } = folder();

const text =
  '[White "Jérôme"]\r\n[Result "2-0"]\r\n[GameType "20"]\r\n' +
  '1.32-28 {good} 19-23 (1... 17-22 2. 28x17) 2. 28x19 14x23 $1 2-0\r\n';
const messy = `${text}\r\n[Event "b"] 33-29 20-25 29-24*`;
const { games } = parsePdn(messy);

describe('convert', () => {
  it('writes all games of all files as PDN 3.0', async () => {
    await write('a.pdn', messy);
    await write('b.pdn', text);
    const { status, stdout, stderr } = await run(['convert', 'a.pdn', 'b.pdn']);
    assert.deepEqual([status, stderr], [0, '']);
    assert.equal(stdout, formatPdn([...games, games[0]]));
    assert.doesNotMatch(stdout, /\r/);
  });

  const formats = {
    '--moves full': { moves: 'full' },
    '--names algebraic': { names: 'algebraic' },
    '--end result': { end: 'result' },
    '--sign :': { captureSign: ':' },
    '--sign -': { captureSign: '-' },
    '--bare': { leaveOut: 'annotations' },
    '--bare --moves short --sign=x': { leaveOut: 'annotations', moves: 'short', captureSign: 'x' },
  };
  for (const [options, format] of Object.entries(formats))
    it(`writes them so: ${options}`, async () => {
      const { stdout } = await run(['convert', ...options.split(' '), '-'], messy);
      assert.equal(stdout, formatPdn(games, format));
    });

  it('reads by the rules of the game that is asked for', async () => {
    const { stdout } = await run(['convert', '-', '--variant', 'frisian'], '1. 32-28 *');
    const variant = getVariant('frisian');
    assert.equal(stdout, formatPdn(parsePdn('1. 32-28 *', { variant }).games));
  });

  it('writes a file, which may be the one that it reads', async () => {
    await write('a.pdn', messy);
    const { status, stdout } = await run(['convert', 'a.pdn', '-o', 'a.pdn']);
    assert.deepEqual([status, stdout], [0, '']);
    assert.equal(await read('a.pdn'), formatPdn(games));
    const again = await run(['convert', 'a.pdn', '--out', '-']);
    assert.equal(again.stdout, formatPdn(games));
  });

  it('says what could not be played, and keeps it as a comment', async () => {
    const { status, stdout, stderr } = await run(['convert', '-'], '32-28\r\n1... 1-2 foo *');
    assert.equal(status, 1);
    assert.equal(stderr, '-:2:6: error: Not legal: 1-2\n');
    assert.match(stdout, /1\. 32-28 \{1-2\} \*/);
  });

  it('reads code pages and writes UTF-8', async () => {
    const bytes = Buffer.from('[White "J\xf6rg"] 1. 32-28 *', 'latin1');
    const { stdout } = await run(['convert', '-'], bytes);
    assert.match(stdout, /^\[White "Jörg"\]/);
  });

  it('writes nothing at all if a file is missing', async () => {
    await write('a.pdn', messy);
    for (const out of [[], ['-o', 'out.pdn']]) {
      const { status, stdout, stderr } = await run(['convert', 'a.pdn', 'none.pdn', ...out]);
      assert.deepEqual([status, stdout], [2, '']);
      assert.equal(stderr, 'draughts-board: none.pdn: there is no such file.\n');
    }
    await assert.rejects(read('out.pdn'));
  });

  it('says if the file cannot be written', async () => {
    const { status, stderr } = await run(['convert', '-', '-o', '.'], text);
    assert.deepEqual([status, stderr], [2, 'draughts-board: .: is a folder, not a file.\n']);
  });

  it('makes nothing of an empty file', async () => {
    assert.deepEqual(await run(['convert', '-']), { status: 0, stdout: '', stderr: '' });
  });
});
