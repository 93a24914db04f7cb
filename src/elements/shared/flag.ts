import type { PropertyDeclaration } from 'lit';

/** A boolean attribute that React 18 and others may write as `false`. */
export const flag: PropertyDeclaration = {
  type: Boolean,
  converter: (value) => value !== null && !/^(false|0|off)$/i.test(value),
};
