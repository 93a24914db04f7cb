/** No known name is longer. */
const LONGEST = 32;

/** How many letters have to be added, left out or changed, or exchanged with the next one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, i) => i)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1);
      row.push(least);
    }
  }
  return at(a.length, b.length);
}

/** The name that somebody who wrote this may have meant. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  if (written.length > LONGEST) return undefined;
  const wanted = written.toLowerCase();
  const most = wanted.length > 4 ? 2 : 1;
  const found = names
    .filter(({ length }) => Math.abs(length - wanted.length) <= most)
    .map((name) => ({ name, far: distance(wanted, name.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far);
  return found[0]?.name;
}
