/** What has been counted for a poll: what a page is given to show its result. */
export interface PollResult {
  /** Votes per option, by the option's id; an option that is missing has none. */
  counts: Readonly<Record<string, number>>;
  /** Ballots cast. Where several answers may be chosen, the votes are more. */
  total: number;
}
