import { parseArgs } from 'node:util';
import { findVariant, Variant, variants } from '../board/variant.js';
import { Complaint, either } from './complaint.js';

/** An option of a command. */
export interface Option {
  readonly short?: string;
  /** What stands behind it: a word for that, or all that there may be; a switch has none. */
  readonly value?: string | readonly string[];
  readonly about: string;
}

export type Options = Readonly<Record<string, Option>>;

type ValueOf<Each extends Option> = Each extends { readonly value: readonly (infer Word)[] }
  ? Word
  : Each extends { readonly value: string }
    ? string
    : true;

/** What options have been set to. */
export type Values<All extends Options> = {
  readonly [Name in keyof All]?: ValueOf<All[Name]>;
};

export interface Arguments<All extends Options> {
  readonly values: Values<All>;
  readonly operands: readonly string[];
}

/** Reads arguments. Throws a complaint that says what may stand where something else does. */
export function readArguments<All extends Options>(
  args: readonly string[],
  options: All,
): Arguments<All> {
  const config = Object.entries(options).map(([name, { short, value }]) => [
    name,
    { type: value ? ('string' as const) : ('boolean' as const), ...(short && { short }) },
  ]);
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(config),
    // What is wrong is said here, with what would be right.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const isOther = inlineValue === false && /^-./.test(value ?? '');
    values.set(
      name,
      checkedValue(optionOf(options, name, rawName), rawName, isOther ? undefined : value),
    );
  }
  return { values: Object.fromEntries(values) as Values<All>, operands: positionals };
}

function optionOf(options: Options, name: string, written: string): Option {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option) return option;
  const names = Object.keys(options).map((each) => `--${each}`);
  throw new Complaint(`There is no option ${written} here, only ${names.join(', ')}.`);
}

function checkedValue({ value }: Option, name: string, given: string | undefined): string | true {
  if (value === undefined) {
    if (given !== undefined) throw new Complaint(`${name} takes no value, so not "${given}".`);
    return true;
  }
  const isWord = typeof value === 'string';
  if (given === undefined)
    throw new Complaint(`${name} needs a value: ${isWord ? value : either(value)}.`);
  if (!isWord && !value.includes(given))
    throw new Complaint(`${name} may be ${either(value)}, not "${given}".`);
  return given;
}

/** The option of all commands that read games. */
export const variant = {
  value: 'ID',
  about: 'the game to read by: its id, name or GameType (as tags or moves tell)',
} as const;

/** The game that the option names. */
export function variantOf(text: string | undefined): Variant | undefined {
  if (text === undefined) return undefined;
  const found = findVariant(text);
  if (found instanceof Variant) return found;
  const ids = (found.candidates.length > 0 ? found.candidates : variants).map(({ id }) => id);
  throw new Complaint(
    `--variant may be the id, the name or the GameType of a game, not "${text}": ${either(ids)}.`,
  );
}
