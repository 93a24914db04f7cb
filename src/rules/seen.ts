/** How many chains states hang on; a power of two. */
const CHAINS = 1024;

/**
 * The states that a capture search has been in. A state is a `place` (square, code and what else
 * matters), an `order` and the set of taken pieces. They stand in a list of integers, and those
 * whose hash is the same hang together.
 */
export class Seen {
  /** Where the last state of each chain begins in the list; 0 for none. */
  private readonly heads = new Int32Array(CHAINS);
  /** Of each state: where the one before it in its chain begins, place, order, set. */
  private list = new Int32Array(CHAINS);
  private end = 1;
  private readonly state: Int32Array;

  constructor(words: number) {
    this.state = new Int32Array(2 + words);
  }

  clear(): void {
    if (this.end > 1) this.heads.fill(0);
    this.end = 1;
  }

  /** Adds a state; false if it was there. */
  add(place: number, order: number, set: Int32Array): boolean {
    const { state, heads, end } = this;
    const { length } = state;
    // Loops, because copying arrays as short as these takes longer.
    state[0] = place;
    state[1] = order;
    for (let i = 2; i < length; i++) state[i] = set[i - 2] as number;
    let hash = 0;
    for (let i = 0; i < length; i++)
      hash = Math.imul(hash ^ (state[i] as number) ^ (hash >>> 15), 0x85ebca6b);
    const chain = (hash ^ (hash >>> 13)) & (CHAINS - 1);
    for (let at = heads[chain] as number; at > 0; at = this.list[at] as number) {
      let same = 0;
      while (same < length && this.list[at + 1 + same] === state[same]) same++;
      if (same === length) return false;
    }
    this.end += length + 1;
    if (this.end > this.list.length) {
      const longer = new Int32Array(2 * this.end);
      longer.set(this.list);
      this.list = longer;
    }
    this.list[end] = heads[chain] as number;
    for (let i = 0; i < length; i++) this.list[end + 1 + i] = state[i] as number;
    heads[chain] = end;
    return true;
  }
}
