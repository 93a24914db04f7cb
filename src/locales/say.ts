import type { Message, Values } from './texts.js';

/** A message with its values filled in; `{name}` in it stands for a value. */
export const say = (message: Message, values: Values = {}): string =>
  typeof message === 'string'
    ? message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    : message(values);
