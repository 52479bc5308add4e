/** What was sent and has no answer yet, what waits for the network included. */
const underWay = new Set<Promise<unknown>>();

/** Notes that something is under way until it has an answer: its document had better stay. */
export function noteUnderWay<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const noted = answer.finally(() => underWay.delete(noted));
  underWay.add(noted);
  return noted;
}

export function isUnderWay(): boolean {
  return underWay.size > 0;
}

/** Resolves when everything that is under way now has its answer. */
export async function delivered(): Promise<void> {
  await Promise.allSettled(underWay);
}
