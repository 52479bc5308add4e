/** Votes and forms that were sent and have no answer yet, those that wait for the network included. */
const underWay = new Set<Promise<unknown>>();

/** Notes that something is under way until it has an answer: its document had better stay. */
export function noteUnderWay<Answer>(delivery: Promise<Answer>): Promise<Answer> {
  const noted = delivery.finally(() => underWay.delete(noted));
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
