/** Requests without a response yet, including those waiting for the network. */
const underWay = new Set<Promise<unknown>>();

/** Number of responses since the document was loaded; comparing it shows whether any has come. */
export let answered = 0;

/** Registers a pending request, during which the document should not be unloaded. */
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

/** Resolves once no request is pending, including those that start while it waits. */
export async function delivered(): Promise<void> {
  while (isUnderWay()) await Promise.allSettled(underWay);
}
