import type { Forms, Message, Values } from './texts.js';

/** A message with its values filled in; `{name}` in it stands for a value. Forms are English. */
export const say = (message: Message, values: Values = {}): string => {
  if (typeof message === 'function') return message(values);
  // A plain text has no forms.
  const text = (message as Forms)[values.n === 1 ? 'one' : 'other'] ?? (message as string);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
};
