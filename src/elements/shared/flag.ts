import type { PropertyDeclaration } from 'lit';

/** Whether a boolean attribute or property is on. Frameworks write both, as `''` and as `false`. */
export const isOn = (value: unknown): boolean =>
  typeof value === 'string' ? !/^(false|0|off)$/i.test(value) : Boolean(value);

/** A boolean attribute that React 18 and others may write as `false`. */
export const flag: PropertyDeclaration = { type: Boolean, converter: isOn };
