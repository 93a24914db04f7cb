/** Integers for the states of most searches: small tables are faster than large ones. */
const FEW = 1 << 11;

/**
 * The states that a capture search has been in. A state is a `place` (square, code and what else
 * matters), an `order` and the set of taken pieces. They stand in a list of integers, and those
 * whose hash is the same hang together.
 */
export class Seen {
  /** Of each state: where the one before it in its chain begins, place, order, set. */
  private list = new Int32Array(FEW);
  /** Where the last state of each chain begins; those before `first` are forgotten. */
  private heads = new Int32Array(FEW >> 3);
  private first = 1;
  private end = 1;
  /** Integers for a state. */
  private readonly size: number;

  constructor(words: number) {
    this.size = 3 + words;
  }

  clear(): void {
    if (this.end > this.list.length / 2) {
      this.heads.fill(0);
      this.end = 1;
    }
    this.first = this.end;
  }

  /** Adds a state; false if it was there. */
  add(place: number, order: number, set: Int32Array): boolean {
    const { first, end, size } = this;
    if (end + size > this.list.length) this.grow();
    const { list, heads } = this;
    list[end + 1] = place;
    list[end + 2] = order;
    // Loops, because copying arrays as short as these takes longer.
    for (let i = 3; i < size; i++) list[end + i] = set[i - 3] as number;
    const chain = this.chainOf(end);
    for (let at = heads[chain] as number; at >= first; at = list[at] as number) {
      let same = 1;
      while (same < size && list[at + same] === list[end + same]) same++;
      if (same === size) return false;
    }
    list[end] = heads[chain] as number;
    heads[chain] = end;
    this.end = end + size;
    return true;
  }

  private chainOf(state: number): number {
    const { list, heads, size } = this;
    let hash = 0;
    for (let i = 1; i < size; i++)
      hash = Math.imul(hash ^ (list[state + i] as number) ^ (hash >>> 15), 0x85ebca6b);
    return (hash ^ (hash >>> 13)) & (heads.length - 1);
  }

  private grow(): void {
    const { list, heads, size } = this;
    this.list = new Int32Array(2 * list.length);
    this.list.set(list);
    this.heads = new Int32Array(2 * heads.length);
    for (let at = this.first; at < this.end; at += size) {
      const chain = this.chainOf(at);
      this.list[at] = this.heads[chain] as number;
      this.heads[chain] = at;
    }
  }
}
