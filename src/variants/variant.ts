/** One game, as plain data. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  /** Squares across and down, both colours counted. */
  readonly columns: number;
  readonly rows: number;
}
