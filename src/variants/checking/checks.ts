import { alternatives, describe, type Faults, isList, join } from './faults.js';
import { nearest } from './near.js';

// What may stand in a place, and how it is read from data that may be anything. A check gives back a
// frozen copy, or undefined after it has said what is wrong.

export interface Check<T> {
  /** What may stand there, in words: `true or false`. */
  readonly wanted: string;
  read(value: unknown, path: string, faults: Faults): T | undefined;
}

/** A member that may be left out. */
interface Optional<T> {
  readonly optional: Check<T>;
}

/** A check for each member of an object; those that may be left out say so. */
export type Shape<T> = {
  readonly [K in keyof T]-?: undefined extends T[K]
    ? Optional<Exclude<T[K], undefined>>
    : Check<T[K]>;
};

export const optional = <T>(check: Check<T>): Optional<T> => ({ optional: check });

function wrong<T>(
  { wanted }: Check<T>,
  value: unknown,
  path: string,
  faults: Faults,
  code: 'type' | 'value',
): undefined {
  faults.add(code, path, `is ${describe(value)}, but has to be ${wanted}.`);
}

/** Reads something that may throw; then a fault is told. */
function attempt<T>(read: () => T, path: string, faults: Faults): T | undefined {
  try {
    return read();
  } catch {
    faults.add('unreadable', path, 'could not be read: that threw an error.');
    return undefined;
  }
}

/** A check of a type, and of values of that type. */
function plain<T extends string | number | boolean>(
  wanted: string,
  isType: (value: unknown) => value is T,
  isPossible: (value: T) => boolean,
): Check<T> {
  const check: Check<T> = {
    wanted,
    read(value, path, faults) {
      if (!isType(value)) return wrong(check, value, path, faults, 'type');
      return isPossible(value) ? value : wrong(check, value, path, faults, 'value');
    },
  };
  return check;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const flag: Check<boolean> = plain(
  'true or false',
  (value): value is boolean => typeof value === 'boolean',
  () => true,
);

export const whole = (least: number, most: number): Check<number> =>
  plain(
    `a whole number from ${least} to ${most}`,
    (value): value is number => typeof value === 'number',
    (value) => Number.isInteger(value) && value >= least && value <= most,
  );

export const text = (most: number): Check<string> =>
  plain(
    `a text of up to ${most} characters, and not empty`,
    isText,
    (value) => value.length <= most && value.trim() !== '',
  );

/** A text of a form; `wanted` says which. */
export const form = (wanted: string, isPossible: (value: string) => boolean): Check<string> =>
  plain(wanted, isText, (value) => value.length <= 64 && isPossible(value));

/** One of some words. A table of them, so that none of a type can be forgotten. */
export function oneOf<T extends string>(table: Readonly<Record<T, true>>): Check<T> {
  const words = Object.keys(table);
  return plain(
    alternatives(words.map((word) => `"${word}"`)),
    (value): value is T => isText(value),
    (value) => words.includes(value),
  );
}

interface ListLimits {
  readonly least?: number;
  readonly most: number;
  /** Whether an entry may stand there twice. */
  readonly twice?: boolean;
}

/** A list of so many entries, none of them twice unless that is said. */
export function listOf<T>(
  entry: Check<T>,
  { least = 0, most, twice = false }: ListLimits,
): Check<readonly T[]> {
  const check: Check<readonly T[]> = {
    wanted:
      least === 0 ? `a list of up to ${most} entries` : `a list of ${least} to ${most} entries`,
    read(value, path, faults) {
      if (!isList(value)) return wrong(check, value, path, faults, 'type');
      const length = attempt(() => value.length, path, faults);
      if (length === undefined) return undefined;
      if (length < least || length > most) {
        faults.add('length', path, `has ${length} entries, but has to be ${check.wanted}.`);
        return undefined;
      }
      return entriesOf(value, length, entry, twice, path, faults);
    },
  };
  return check;
}

function entriesOf<T>(
  list: readonly unknown[],
  length: number,
  entry: Check<T>,
  twice: boolean,
  path: string,
  faults: Faults,
): readonly T[] | undefined {
  const { count } = faults;
  const found: T[] = [];
  for (let i = 0; i < length; i++) {
    const at = join(path, i);
    const read = attempt(() => member(list[i], entry, at, faults), at, faults);
    if (read === undefined) continue;
    if (!twice && found.includes(read))
      faults.add('duplicate', at, `is ${describe(read)}, which stands in the list already.`);
    found.push(read);
  }
  return faults.count === count ? Object.freeze(found) : undefined;
}

/** A member that has to be there. */
function member<T>(value: unknown, check: Check<T>, path: string, faults: Faults): T | undefined {
  if (value !== undefined) return check.read(value, path, faults);
  faults.add('missing', path, `is missing, but has to be ${check.wanted}.`);
  return undefined;
}

/** Whether a value has members of its own; those of texts and buffers are only characters and bytes. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || isList(value)) return false;
  try {
    return !ArrayBuffer.isView(value) && !(value instanceof String);
  } catch {
    // A proxy that throws here will throw again, where that is told.
    return true;
  }
}

/** An object with these members and no others. */
export function objectOf<T extends object>(shape: Shape<T>): Check<T> {
  return {
    wanted: 'a plain object',
    read(value, path, faults) {
      const { count } = faults;
      const found = membersOf(value, shape, path, faults);
      // Without a fault, nothing that has to be there is missing.
      return faults.count === count ? (Object.freeze(found) as T) : undefined;
    },
  };
}

/** Those members of an object that can be read. */
export function membersOf<T extends object>(
  value: unknown,
  shape: Shape<T>,
  path: string,
  faults: Faults,
): Partial<T> {
  if (!isObject(value)) {
    faults.add('type', path, `is ${describe(value)}, but has to be a plain object.`);
    return {};
  }
  const checks = Object.entries(shape) as [string, Check<unknown> | Optional<unknown>][];
  const known = checks.map(([key]) => key);
  const found: [string, unknown][] = [];
  for (const [key, check] of checks) {
    const at = join(path, key);
    const read = attempt(() => ownMember(value, key, check, at, faults), at, faults);
    if (read !== undefined) found.push([key, read]);
  }
  attempt(() => refuseUnknown(Object.keys(value), known, path, faults), path, faults);
  return Object.fromEntries(found) as Partial<T>;
}

function ownMember(
  object: Readonly<Record<string, unknown>>,
  key: string,
  check: Check<unknown> | Optional<unknown>,
  path: string,
  faults: Faults,
): unknown {
  // What an object has from others is not data.
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  if (!('optional' in check)) return member(value, check, path, faults);
  return value === undefined ? undefined : check.optional.read(value, path, faults);
}

function refuseUnknown(
  keys: readonly string[],
  known: readonly string[],
  path: string,
  faults: Faults,
): void {
  for (const key of keys) {
    if (faults.isFull) return;
    if (known.includes(key)) continue;
    const meant = nearest(key, known);
    const hint = meant ? `Did you mean "${meant}"?` : `It may be ${alternatives(known)}.`;
    faults.add('unknown-key', join(path, key), `is not known. ${hint}`);
  }
}

/** An object in which a member of this name says which members it has besides. */
export function namedBy<T>(key: string, kinds: Readonly<Record<string, Check<T>>>): Check<T> {
  const names = Object.keys(kinds);
  const name = form(alternatives(names.map((each) => `"${each}"`)), (each) => names.includes(each));
  const check: Check<T> = {
    wanted: 'a plain object',
    read(value, path, faults) {
      if (!isObject(value)) return wrong(check, value, path, faults, 'type');
      const at = join(path, key);
      const found = attempt(() => ownMember(value, key, name, at, faults), at, faults);
      return kinds[String(found)]?.read(value, path, faults);
    },
  };
  return check;
}
