import { readFileSync } from 'node:fs';
import { check } from './check.js';
import { type Command, columns, type Status } from './command.js';
import { Complaint, either } from './complaint.js';
import { convert } from './convert.js';
import { encode } from './encode.js';
import { readArguments } from './options.js';
import { complain, endWithReader, print } from './output.js';
import { svg } from './svg.js';

const commands: Readonly<Record<string, Command>> = { check, convert, encode, svg };

const options = {
  help: { short: 'h', about: 'tells this; behind a command, tells of the command' },
  version: { about: 'tells the version' },
} as const;

const help = (): string =>
  [
    'Usage: draughts-board COMMAND …',
    '',
    ...columns(Object.entries(commands).map(([name, { about }]) => [name, about])),
    '',
    ...columns(Object.entries(options).map(([name, { about }]) => [`--${name}`, about])),
    '',
  ].join('\n');

/** The version of the package. */
function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string };
  return version;
}

async function runCommand([name = '', ...args]: readonly string[]): Promise<Status> {
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (found) return found.run(args);
  const names = either(Object.keys(commands));
  if (name && !name.startsWith('-'))
    throw new Complaint(`There is no command "${name}", only ${names}.`);
  const { values } = readArguments(name ? [name, ...args] : [], options);
  if (values.help) await print(help());
  else if (values.version) await print(`${version()}\n`);
  else throw new Complaint(`What is to be done? Name a command: ${names}. --help tells more.`);
  return 0;
}

/** Runs the program; gives its status. */
export async function run(args: readonly string[]): Promise<Status> {
  endWithReader();
  try {
    return await runCommand(args);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    await complain(error.message);
    return 2;
  }
}
