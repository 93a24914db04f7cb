/** A number to the thousandth of a square, in as few characters as path data needs. */
export function short(value: number): string {
  const text = String(Math.round(value * 1000) / 1000);
  return value > -1 && value < 1 ? text.replace('0.', '.') : text;
}

/** Where a path begins. */
export const moveTo = (x: number, y: number): string => `M${short(x)} ${short(y)}`;

/** A rectangle, from its top left corner; lengths in squares. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `${moveTo(x, y)}h${short(width)}v${short(height)}h${short(-width)}z`;
