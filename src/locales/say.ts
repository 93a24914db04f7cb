import type { Message, Values } from './texts.js';

/** A message with its values filled in; `{name}` in it stands for a value. Forms are English. */
export const say = (message: Message, values: Values = {}): string => {
  if (typeof message === 'function') return message(values);
  const text = typeof message === 'string' ? message : message[values.n === 1 ? 'one' : 'other'];
  return (text ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
};
