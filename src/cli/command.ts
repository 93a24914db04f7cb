import { type Arguments, type Options, readArguments } from './options.js';
import { print } from './output.js';

/** 0: all was well; 1: something could not be read or played; 2: wrong use, or a file is missing. */
export type Status = 0 | 1 | 2;

export interface Command {
  readonly about: string;
  run(args: readonly string[]): Promise<Status>;
}

/** What there is to say about a command, and what it does. */
interface Parts<All extends Options> {
  readonly name: string;
  readonly operands: string;
  readonly about: string;
  /** What its status says, and what else there is to know. */
  readonly more: string;
  readonly options: All;
  run(given: Arguments<All>): Promise<Status>;
}

const help = { help: { short: 'h', about: 'tells this' } } as const;

/** A command, which also tells how it is used. */
export function command<const All extends Options>(parts: Parts<All>): Command {
  const { about } = parts;
  const options = { ...parts.options, ...help };
  return {
    about,
    async run(args): Promise<Status> {
      const given = readArguments(args, options);
      if (!given.values.help) return parts.run(given);
      await print(helpOf(parts, options));
      return 0;
    },
  };
}

const brackets = 'In brackets stands what holds where an option is left out.';

function helpOf({ name, operands, about, more }: Parts<Options>, options: Options): string {
  const rows = Object.entries(options).map(([long, { short, value = '', about }]) => {
    const names = `${short ? `-${short}, ` : ''}--${long}`;
    return [
      `${names} ${typeof value === 'string' ? value : value.join('|')}`.trim(),
      about,
    ] as const;
  });
  const usage = `Usage: draughts-board ${name} ${operands} [options]`;
  return [usage, '', `${about}.`, '', ...columns(rows), '', brackets, more, ''].join('\n');
}

/** Lines of two columns. */
export function columns(rows: readonly (readonly [left: string, right: string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
