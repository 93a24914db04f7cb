// Runs the built program as a process of its own, in a folder of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { programs } from '../../../scripts/entries.mjs';
import { root } from './sources.mjs';

const file = join(root, programs[0].file);

/** Starts the program; its streams are pipes. */
const start = (args, cwd) => spawn(process.execPath, [file, ...args], { cwd });

/** Whether it has run to its end, and what it wrote. */
export function result(child) {
  const texts = { stdout: '', stderr: '' };
  for (const name of Object.keys(texts))
    child[name].setEncoding('utf8').on('data', (text) => {
      texts[name] += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, ...texts }));
  });
}

/** A folder for the suite that this is called in. */
export function folder() {
  let path;
  before(async () => {
    path = await mkdtemp(join(tmpdir(), 'draughts-board-'));
  });
  after(() => rm(path, { recursive: true, force: true }));
  return {
    write: (name, content) => writeFile(join(path, name), content),
    read: (name) => readFile(join(path, name), 'utf8'),
    start: (...args) => start(args, path),
    /** Runs the program there; `input` is what it gets on standard input. */
    async run(args, input = '') {
      const child = start(args, path);
      child.stdin.on('error', () => {}); // it need not read it
      child.stdin.end(input);
      return result(child);
    },
  };
}
