// draughts-board svg: diagrams.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen, parseFen, parsePdn } from 'draughts-board/notation';
import { renderSvg } from 'draughts-board/svg';
import { getVariant } from 'draughts-board/variants';
import { manyGames } from '../support/many-games.mjs';
import { folder } from '../support/program.mjs';

const { read, run, write } = folder();

/** What is drawn of a position. */
function picture(what, options) {
  const setup = what.setup ?? what;
  const label = `${setup.variant.name}: ${formatFen(setup)}`;
  return `${renderSvg(setup, { label, ...options })}\n`;
}

const fen = 'W:W31,K32:B1,2';
const pdn =
  '[Event "a"] 1. 32-28 19-23 *\n' +
  '[Event "b"] 1. 33-29 (1. 34-30 20-25 2. 30-24) 20-25 2. 29-24 1-2 *\n';
const [, second] = parsePdn(pdn).games;

describe('svg', () => {
  for (const text of [fen, ' w : w31 , k32 : b1-2. ', 'start', 'empty', '?:W31:B20'])
    it(`draws the FEN ${text}`, async () => {
      const { status, stdout, stderr } = await run(['svg', text]);
      assert.deepEqual([status, stderr], [0, '']);
      assert.equal(stdout, picture(parseFen(text)));
    });

  it('draws it in the game, from the side and with the coordinates that are asked for', async () => {
    const options = ['--variant', 'russian', '--orientation', 'black', '--coordinates', 'all'];
    const { stdout } = await run(['svg', 'W:Wc3:Bf6', ...options]);
    const { setup } = parseFen('W:Wc3:Bf6', getVariant('russian'));
    assert.equal(stdout, picture(setup, { orientation: 'black', coordinates: 'all' }));
  });

  it('draws the FEN of a file', async () => {
    await write('one.fen', `\ufeff${fen}\r\n`);
    assert.equal((await run(['svg', 'one.fen'])).stdout, picture(parseFen(fen)));
    const blanks = await run(['svg', '-'], 'W:W 31, K32 :B 1, 2');
    assert.equal(blanks.stdout, picture(parseFen(fen)));
    const second = await run(['svg', '-', '--game', '2'], `${fen}\nB:W31:B20\n`);
    assert.equal(second.stdout, picture(parseFen('B:W31:B20')));
  });

  it('draws any place of any game of a file', async () => {
    await write('games.pdn', pdn);
    const drawn = async (...options) => (await run(['svg', 'games.pdn', ...options])).stdout;
    assert.equal(await drawn(), picture(second.start));
    assert.equal(await drawn('--game', '2', '--at', '2'), picture(second.at('2').position));
    assert.equal(await drawn('--game=2', '--at=0.1/3'), picture(second.at('0.1/3').position));
    assert.equal(await drawn('--game', '2', '--at', 'end'), picture(second.at('3').position));
  });

  it('says what of the game could not be played, and draws what could', async () => {
    const { status, stdout, stderr } = await run(['svg', '-', '--game', '2', '--at', '3'], pdn);
    assert.deepEqual([status, stderr], [1, '-:2:63: error: Not legal: 1-2\n']);
    assert.equal(stdout, picture(second.at('3').position));
    const other = await run(['svg', '-'], pdn);
    assert.deepEqual([other.status, other.stderr], [0, '']);
  });

  it('says what is wrong with a FEN', async () => {
    const { status, stdout, stderr } = await run(['svg', 'W:W31:B99']);
    assert.equal(status, 1);
    assert.match(stderr, /^FEN:1:\d+: error: No such square: 99/);
    assert.equal(stdout, picture(parseFen('W:W31:B')));
  });

  it('writes a file', async () => {
    const { status, stdout } = await run(['svg', fen, '-o', 'board.svg']);
    assert.deepEqual([status, stdout], [0, '']);
    assert.equal(await read('board.svg'), picture(parseFen(fen)));
  });

  it('prefers a file to a FEN', async () => {
    await write('start', pdn);
    assert.equal((await run(['svg', 'start', '--at', '1'])).status, 0);
  });

  const missing = [
    [['none.pdn'], 'none.pdn: there is no such file. It is no FEN either, such as W:W31,K32:B1,2.'],
    [['B:none.pdn'], /^B:none\.pdn: there is no such file\. It is no FEN either/],
    [['W:\\none.pdn'], /^W:\\none\.pdn: there is no such file\. It is no FEN either/],
    [['-', '--game', '3'], '-: --game may be a number from 1 to 2, not "3".'],
    [['-', '--game', 'b'], '-: --game may be a number from 1 to 2, not "b".'],
    [['-', '--game', '0'], '-: --game may be a number from 1 to 2, not "0".'],
    [[fen, '--game', '2'], 'FEN: --game may be 1, as there is one game, not "2".'],
    [
      ['-', '--at', '3'],
      'There is no place "3" in the game. --at may be start, end, a number of plies up to 2, or a path such as 12.1/3.',
    ],
    [['-', '--at', ''], /^There is no place "" in the game\./],
  ];
  for (const [args, message] of missing)
    it(`says what is not there: ${args.join(' ')}`, async () => {
      const { status, stdout, stderr } = await run(['svg', ...args], pdn);
      assert.deepEqual([status, stdout], [2, '']);
      const said = stderr.replace(/^draughts-board: /, '').trimEnd();
      if (message instanceof RegExp) assert.match(said, message);
      else assert.equal(said, message);
    });

  it('says that nothing is there', async () => {
    for (const input of ['', 'foo', new Uint8Array(1_000)]) {
      const { status, stderr } = await run(['svg', '-'], input);
      assert.equal(status, 2);
      assert.equal(stderr, 'draughts-board: -: there is no game in it, and no position.\n');
    }
  });

  it('draws a game of 4 MB without reading the others', async () => {
    const text = manyGames(9_000);
    await write('large.pdn', text);
    const [game] = parsePdn(text).games.slice(4);
    const { stdout } = await run(['svg', 'large.pdn', '--game', '5', '--at', '12']);
    assert.equal(stdout, picture(game.at('12').position));
  });
});
