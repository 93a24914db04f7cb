/**
 * By variant: how many quiet moves one king may make running while its side has a man (Frisian
 * rules, Art. 17: three; the fourth is not allowed).
 */
export const kingLimits: Readonly<Record<string, number>> = { frisian: 3, frysk: 3 };
