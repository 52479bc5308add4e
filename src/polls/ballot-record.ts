/** A ballot's choices in one string, which says by itself how they count. */
export function recordOf(choices: readonly string[], ranked: boolean): string {
  return choices.join(ranked ? '>' : '+');
}

/** The votes that a record gives: one for each choice; in a ranking of n, n for the first place down to 1 for the last. */
export function votesIn(record: string): readonly (readonly [option: string, votes: number])[] {
  const choices = record.split(/[>+]/);
  const ranked = record.includes('>');
  return choices.map((option, place) => [option, ranked ? choices.length - place : 1]);
}
