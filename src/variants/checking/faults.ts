/** Something that keeps data from being a record of a game. */
export interface VariantError {
  /** Where in the record: `king.move[2]`; empty for the record itself. */
  readonly path: string;
  /**
   * What kind of fault it is:
   * - `missing`: something has to stand there and does not;
   * - `unknown-key`: there is nothing of this name;
   * - `type`: a text where a number belongs, and the like;
   * - `value`: of the right type, but not possible;
   * - `length`: too many or too few entries;
   * - `duplicate`: an entry that stands there twice;
   * - `conflict`: possible by itself, but not beside something else in the record;
   * - `unreadable`: reading it threw an error.
   */
  readonly code:
    | 'missing'
    | 'unknown-key'
    | 'type'
    | 'value'
    | 'length'
    | 'duplicate'
    | 'conflict'
    | 'unreadable';
  /** What was found and what may stand there, in English. */
  readonly message: string;
}

/** Why data is no game: every fault that was found, up to the first hundred. */
export interface VariantErrors {
  readonly errors: readonly VariantError[];
}

/** Nobody reads more. */
const LIMIT = 100;
/** Texts in messages are cut after so many characters. */
const LONGEST = 40;

/** Collects what is wrong with data. */
export class Faults {
  readonly list: VariantError[] = [];
  /** How many there are, those that are not listed too. */
  count = 0;

  /** Whether the list is full, so that to look for more would help nobody. */
  get isFull(): boolean {
    return this.count >= LIMIT;
  }

  /** `text` goes on from the path: `is 3, but has to be …`. */
  add(code: VariantError['code'], path: string, text: string): void {
    if (++this.count > LIMIT) return;
    this.list.push({ code, path, message: `${path || 'The record'} ${text}` });
  }
}

const quoted = (text: string): string =>
  JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** What was found, in words; it never calls a method of what it is given. */
export function describe(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'object':
      return value === null ? 'null' : isList(value) ? 'a list' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}

/** As `Array.isArray`, also for a proxy that throws. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** The path of a member: `king.move`, `draws[2]`, `["two words"]`. */
export function join(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  if (!/^[a-z_$][\w$]{0,39}$/i.test(key)) return `${path}[${quoted(key)}]`;
  return path ? `${path}.${key}` : key;
}

/** Words as alternatives: `"a", "b" or "c"`. */
export const alternatives = (words: readonly string[]): string =>
  words.join(', ').replace(/, ([^,]*)$/, ' or $1');
