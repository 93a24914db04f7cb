import { findVariant, Variant } from '../../board/variant.js';
import { type Diagnostic, faultMessage } from '../../game/diagnostic.js';

/** What a property of text has been set to, as text; undefined if it has not. */
export function textOf(value: unknown): string | undefined {
  if (value == null) return undefined;
  return Object(value) === value ? Object.prototype.toString.call(value) : String(value);
}

export const fault = (code: string, about?: string): Diagnostic => ({
  severity: 'error',
  code,
  message: faultMessage(code, about),
  line: 0,
  column: 0,
});

/** The variant asked for, or a fault if there is none of that name. */
export function variantOf(asked: unknown): Variant | undefined | Diagnostic {
  const text = textOf(asked);
  if (!text) return undefined;
  const found = findVariant(text);
  if (found instanceof Variant) return found;
  const names = found.candidates.map(({ id }) => id).join(', ');
  return fault('unknown-variant', names ? `${text} (${names}?)` : text);
}
