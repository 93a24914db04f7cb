export { registerLocale } from './locales/languages.js';
export type { Forms, Text } from './locales/texts.js';
export type { OwnWords, Words } from './locales/words.js';
