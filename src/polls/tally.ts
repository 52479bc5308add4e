export interface Tally {
  /** Votes by option id; a missing option has none. In a ranking of n options, first place gives n, last place 1. */
  counts: Readonly<Record<string, number>>;
  /** Ballots counted; fewer than votes if several options may be chosen. Only grows, so it also orders results. */
  total: number;
}
