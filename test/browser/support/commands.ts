// What a page cannot do to itself. Each resolves to false in a browser that cannot do it, so that a
// test can skip: `if (!(await touch('start', x, y))) this.skip();`
import { executeServerCommand } from '@web/test-runner-commands';

async function command(name: string, payload: object): Promise<boolean> {
  const answer = await executeServerCommand<{ unsupported?: boolean }, object>(name, payload);
  return !answer.unsupported;
}

/** Presses keys together and lets them go, such as `Control` and `Home`. */
export async function chord(...keys: readonly string[]): Promise<void> {
  if (!(await command('chord', { keys }))) throw new Error('keys cannot be pressed here');
}

/** Clicks with a button other than the left one, in CSS pixels from the top left corner. */
export function otherButton(
  button: 'right' | 'middle',
  [x, y]: readonly [x: number, y: number],
): Promise<boolean> {
  return command('button', { button, x, y });
}

/** A finger goes down, moves or lifts, in CSS pixels from the top left corner of the page. */
export function touch(type: 'start' | 'move' | 'end', x = 0, y = 0): Promise<boolean> {
  return command('touch', { type, x, y });
}

/** Sets media features, such as `{ 'forced-colors': 'active' }`; `{}` sets none. */
export function media(features: Record<string, string>): Promise<boolean> {
  return command('media', features);
}

/** What the page may do without asking, such as `clipboard-read`; none takes it back. */
export function permit(...names: readonly string[]): Promise<boolean> {
  return command('permit', { names });
}

/** Takes a picture of an element, to a .png under docs/shots or test-results. */
export function shot(path: string, element: Element): Promise<boolean> {
  const { x, y, width, height } = element.getBoundingClientRect();
  return command('shot', { path, rect: { x: x + scrollX, y: y + scrollY, width, height } });
}
