/** Encodes a ballot's choices; the separator says whether they are ranked. */
export function recordOf(choices: readonly string[], ranked: boolean): string {
  return choices.join(ranked ? '>' : '+');
}

/** The votes in a record: one for each choice; in a ranking of n options, n for first place down to 1 for last. */
export function votesIn(record: string): readonly (readonly [option: string, votes: number])[] {
  const choices = record.split(/[>+]/);
  const ranked = record.includes('>');
  return choices.map((option, place) => [option, ranked ? choices.length - place : 1]);
}
