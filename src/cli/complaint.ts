/** What is wrong with how the program was called, for who has called it. */
export class Complaint extends Error {}

/** `a`, `a or b`, `a, b or c`. */
export const either = (words: readonly string[]): string =>
  words.join(', ').replace(/, ([^,]*)$/, ' or $1');
