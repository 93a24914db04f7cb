/**
 * The states that a capture search has been in: an open hash table of integers. A state is a
 * `place` (square, code and what else matters), an `order` and the set of taken pieces.
 */
export class Seen {
  /** How many states have been added since the last `clear`. */
  count = 0;
  private readonly words: number;
  private mask = 63;
  private readonly row: number;
  /** Per slot: the round it was filled in, place, order, set. */
  private slots: Int32Array;
  private round = 0;

  constructor(words: number) {
    this.words = words;
    this.row = 3 + words;
    this.slots = new Int32Array(this.row * (this.mask + 1));
  }

  clear(): void {
    this.count = 0;
    this.round++;
  }

  /** Adds a state; false if it was there. */
  add(place: number, order: number, set: Int32Array): boolean {
    if (2 * this.count > this.mask) this.grow();
    const at = this.find(place, order, set, 0);
    const { slots } = this;
    if (slots[at] === this.round) return false;
    slots[at] = this.round;
    slots[at + 1] = place;
    slots[at + 2] = order;
    for (let word = 0; word < this.words; word++) slots[at + 3 + word] = set[word] as number;
    this.count++;
    return true;
  }

  /** The slot of a state whose set starts at `from`, or the free slot where it belongs. */
  private find(place: number, order: number, set: Int32Array, from: number): number {
    const { slots, words, row } = this;
    let hash = Math.imul(place ^ Math.imul(order, 0x2c1b3c6d), 0x9e3779b1);
    for (let word = 0; word < words; word++)
      hash = Math.imul(hash ^ (set[from + word] as number) ^ (hash >>> 15), 0x85ebca6b);
    hash ^= hash >>> 13;
    for (let slot = hash & this.mask; ; slot = (slot + 1) & this.mask) {
      const at = slot * row;
      if (slots[at] !== this.round) return at;
      if (slots[at + 1] !== place || slots[at + 2] !== order) continue;
      let word = 0;
      while (word < words && slots[at + 3 + word] === set[from + word]) word++;
      if (word === words) return at;
    }
  }

  private grow(): void {
    const { slots: old, row } = this;
    this.mask = 4 * this.mask + 3;
    this.slots = new Int32Array(row * (this.mask + 1));
    for (let at = 0; at < old.length; at += row) {
      if (old[at] !== this.round) continue;
      const to = this.find(old[at + 1] as number, old[at + 2] as number, old, at + 3);
      for (let i = 0; i < row; i++) this.slots[to + i] = old[at + i] as number;
    }
  }
}
