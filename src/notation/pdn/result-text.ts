const half = '(?:1?½|(?:1\\s+)?1/2)';

/** A result at the end of a game, among them those of Delft, with a plus, and with hundredths. */
export const resultPattern: string = [
  `${half}\\s*[-:]\\s*${half}`,
  '0[.,]5-0[.,]5|[01]-[01]|2-0|0-2',
  '1[+-]\\s*-\\s*1[+-]|-?[012]\\.\\d\\d-[012]\\.\\d\\d',
].join('|');

/** A result as it is kept. */
export const resultText = (written: string): string => written.replace(/\s*[-:]\s*(?=[\d½])/, '-');
