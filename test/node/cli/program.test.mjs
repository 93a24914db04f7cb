// The program as a whole: its help, its version, and what it says to wrong use.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { manifest } from '../../../scripts/entries.mjs';
import { manyGames } from '../support/many-games.mjs';
import { folder, result } from '../support/program.mjs';

const { run, start, write } = folder();

const commands = ['check', 'convert', 'encode', 'svg'];

describe('draughts-board', () => {
  it('tells its version', async () => {
    const version = `${manifest.version}\n`;
    assert.deepEqual(await run(['--version']), { status: 0, stdout: version, stderr: '' });
  });

  it('tells its commands', async () => {
    const { status, stdout, stderr } = await run(['--help']);
    assert.deepEqual([status, stderr], [0, '']);
    for (const name of commands) assert.match(stdout, new RegExp(`^  ${name} +\\w`, 'm'));
    assert.equal((await run(['-h'])).stdout, stdout);
  });

  for (const name of commands)
    it(`tells the options of ${name}`, async () => {
      const { status, stdout, stderr } = await run([name, 'x.pdn', '--help']);
      assert.deepEqual([status, stderr], [0, '']);
      assert.match(stdout, new RegExp(`^Usage: draughts-board ${name} F`));
      assert.match(stdout, /^ {2}--variant ID /m);
      assert.ok(stdout.split('\n').every((line) => line.length <= 120));
    });

  const wrong = [
    [[], 'What is to be done? Name a command: check, convert, encode or svg. --help tells more.'],
    [['chekc'], 'There is no command "chekc", only check, convert, encode or svg.'],
    [['constructor'], 'There is no command "constructor", only check, convert, encode or svg.'],
    [['--verison'], 'There is no option --verison here, only --help, --version.'],
    [['check'], 'Which file? Name one or more; - is standard input.'],
    [['check', '-', '-'], 'Standard input (-) can be read only once.'],
    [
      ['check', '--bare', 'x.pdn'],
      'There is no option --bare here, only --variant, --quiet, --json, --help.',
    ],
    [
      ['check', '--toString', 'x.pdn'],
      'There is no option --toString here, only --variant, --quiet, --json, --help.',
    ],
    [['check', '--quiet=yes', 'x.pdn'], '--quiet takes no value, so not "yes".'],
    [['convert', 'x.pdn', '--moves', 'long'], '--moves may be short or full, not "long".'],
    [['convert', 'x.pdn', '--sign='], '--sign may be x, : or -, not "".'],
    [['convert', 'x.pdn', '--moves'], '--moves needs a value: short or full.'],
    [['convert', '--out', '--bare', 'x.pdn'], '--out needs a value: OUT.'],
    [['svg'], 'What is to be drawn? Give one FEN, or one file; - is standard input.'],
    [['svg', 'a', 'b'], 'What is to be drawn? Give one FEN, or one file; - is standard input.'],
    [
      ['svg', 'start', '--coordinates', 'left'],
      '--coordinates may be none, outside, inside or all, not "left".',
    ],
    [
      ['check', 'x.pdn', '--variant', 'Dama'],
      /^--variant may be the id, the name or the GameType of a game, not "Dama": .*italian/,
    ],
    [['check', 'x.pdn', '--variant', 'chess'], /not "chess": international, .* or lasca\.$/],
  ];
  for (const [args, message] of wrong)
    it(`says what may stand there: ${args.join(' ') || 'nothing'}`, async () => {
      const { status, stdout, stderr } = await run(args);
      const [, said] = /^draughts-board: (.*)\n$/.exec(stderr) ?? [];
      assert.deepEqual([status, stdout], [2, '']);
      if (message instanceof RegExp) assert.match(said, message);
      else assert.equal(said, message);
    });

  it('has files behind -- whose names begin like options', async () => {
    await write('--quiet', '1. 32-28 *');
    const { status, stdout } = await run(['check', '--', '--quiet']);
    assert.equal(status, 0);
    assert.match(stdout, /^--quiet: 1 game,/);
  });

  it('ends in silence when nobody reads on', async () => {
    await write('many.pdn', manyGames(1_000).replaceAll('1. ', 'foo 1. '));
    for (const command of ['check', 'convert', 'encode']) {
      const child = start(command, 'many.pdn');
      const ended = result(child);
      await once(child.stdout, 'data');
      child.stdout.destroy();
      const { status, stderr } = await ended;
      assert.deepEqual([status, stderr], [0, '']);
    }
  });
});
