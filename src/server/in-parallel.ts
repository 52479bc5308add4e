/** How many pieces of work are on their way at the same time. */
const atOnce = 16;

/** Throws what the first one has thrown that failed, after all have ended. */
export async function inParallel(
  names: readonly string[],
  work: (name: string) => Promise<void>,
): Promise<void> {
  const queue = names.values();
  const ended = await Promise.allSettled(
    Array.from({ length: atOnce }, async () => {
      for (const name of queue) await work(name);
    }),
  );
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
