/** A message with its values filled in; `{name}` in it stands for a value. */
export const say = (
  message: string,
  values: Readonly<Record<string, string | number>> = {},
): string => message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
