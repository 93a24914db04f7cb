import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that is on the PATH, or undefined. */
export function which(...names) {
  for (const name of names)
    for (const folder of (process.env.PATH ?? '').split(delimiter))
      if (existsSync(join(folder, name))) return join(folder, name);
  return undefined;
}
