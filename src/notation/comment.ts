import type { Shape } from '../board/shape.js';
import type { Variant } from '../board/variant.js';
import { shapeOf } from './shapes.js';

/** What programs write into comments: `[%clock w0:09:54 B0:09:56]`. */
export interface Command {
  readonly name: string;
  readonly value: string;
}

/** A clock, in seconds. */
export interface Clock {
  readonly seconds: number;
  /** Whose it is; undefined: of the side that has just moved. */
  readonly side: 'white' | 'black' | undefined;
  /** What it shows: what is left, or what has been used. */
  readonly shows: 'left' | 'used' | 'used for the move';
}

export interface CommentParts {
  /** The comment without commands. */
  readonly text: string;
  /** Every command in its order, those that are understood and others. */
  readonly commands: readonly Command[];
  readonly shapes: readonly Shape[];
  readonly clocks: readonly Clock[];
}

// The expression that the standard gives for clocks needs no blank behind the name.
const command = /\[%\s*(clock(?=[wb]\d)|[\w-]+(?=[\s\]]))([^[\]]*)\]/gi;
/** A clock as broadcasts of engines write it. */
const timeLeft = /\btl=(\d+:\d\d:\d\d)\b/g;
const clockKinds: Readonly<Record<string, Clock['shows']>> = {
  clock: 'left',
  clk: 'left',
  mct: 'used',
  egt: 'used',
  emt: 'used for the move',
};

/** Takes a comment apart: its words, and what programs have written into it. It never throws. */
export function parseComment(comment: string, variant: Variant): CommentParts {
  const commands = [...comment.matchAll(command)].map(
    ([, name = '', value = '']): Command => ({ name, value: value.trim() }),
  );
  return {
    text: comment.replace(command, ' ').replace(/\s+/g, ' ').trim(),
    commands,
    shapes: commands.flatMap((each) => shapesOf(each, variant)),
    clocks: [
      ...commands.flatMap(clocksOf),
      ...[...comment.matchAll(timeLeft)].flatMap(([, value = '']) =>
        clocksOf({ name: 'clk', value }),
      ),
    ],
  };
}

/** Writes a comment: its words, then its commands. */
export const formatComment = (text: string, commands: readonly Command[]): string =>
  [text, ...commands.map(({ name, value }) => `[%${name}${value && ` ${value}`}]`)]
    .filter(Boolean)
    .join(' ');

/** Circles (`csl`) and arrows (`cal`), such as `G28,Y05`, `R2832`, `R12-23`, `Gc3e5`. */
function shapesOf({ name, value }: Command, variant: Variant): readonly Shape[] {
  if (!/^c[sa]l$/i.test(name)) return [];
  const isCircle = /^csl$/i.test(name);
  return value.split(',').flatMap((item): readonly Shape[] => {
    // Without a hyphen each number has two digits.
    const shape = shapeOf(item.trim(), variant, isCircle ? undefined : /[a-p]\d{1,2}|\d\d/gi);
    return shape && (shape.squares.length === 1) === isCircle ? [shape] : [];
  });
}

/** `w0:09:54 B0:09:56`: hours, minutes, whole seconds, also with dots; no letter: who has moved. */
function clocksOf({ name, value }: Command): readonly Clock[] {
  const shows = clockKinds[name.toLowerCase()];
  if (!shows) return [];
  return [...value.matchAll(/([wb]?)(\d+(?:[:.]\d+){0,2})(?:[.,]\d+)?/gi)].map(
    ([, letter = '', time = '']) => ({
      seconds: secondsOf(time),
      side: letter === '' ? undefined : letter.toLowerCase() === 'w' ? 'white' : 'black',
      shows,
    }),
  );
}

/** `1:02:03`, `2:47` (hours and minutes), `1020` (seconds). */
function secondsOf(time: string): number {
  const [first = 0, second, third = 0] = time.split(/[:.]/).map(Number);
  return second === undefined ? first : 3600 * first + 60 * second + third;
}
