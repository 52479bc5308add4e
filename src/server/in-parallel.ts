const atOnce = 16;

/** Runs all, then throws the first error if any failed. */
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
