/** What was sent and has no answer yet, what waits for the network included. */
const underWay = new Set<Promise<unknown>>();

/** How much has had its answer since this document is there: whoever compares knows whether anything has come. */
export let answered = 0;

/** Notes that something is under way until it has an answer: its document had better stay. */
export function noteUnderWay<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const noted = answer.finally(() => {
    underWay.delete(noted);
    answered += 1;
  });
  underWay.add(noted);
  return noted;
}

export function isUnderWay(): boolean {
  return underWay.size > 0;
}

/** Resolves when nothing is under way any more: what was sent by a script that had to come first is, too. */
export async function delivered(): Promise<void> {
  while (isUnderWay()) await Promise.allSettled(underWay);
}
