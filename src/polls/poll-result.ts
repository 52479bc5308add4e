/** What has been counted for a poll: what a page is given to show its result. */
export interface PollResult {
  /**
   * Votes per option, by the option's id; an option that is missing has none. In a ranking of n options a first place
   * gives n, a last place 1.
   */
  counts: Readonly<Record<string, number>>;
  /** Ballots counted. Where several options may be chosen, the votes are more. It only grows, and so numbers results. */
  total: number;
}
