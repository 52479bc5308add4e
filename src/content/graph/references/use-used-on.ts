import { useEffect, useState } from 'react';
import type { UsedOn } from './used-on-endpoint.ts';

/** Where a document is used: undefined while loading, `failed` on an error. Reloads when `asOf` changes. */
export function useUsedOn(
  collection: string | undefined,
  id: string | number | undefined,
  asOf: unknown,
): UsedOn | 'failed' | undefined {
  const [usedOn, setUsedOn] = useState<UsedOn | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `asOf` triggers a reload.
  useEffect(() => {
    if (collection === undefined || id === undefined) return;
    const gone = new AbortController();
    fetch(`/api/${collection}/${id}/used-on`, { signal: gone.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`Answered ${answer.status}.`);
        const read: UsedOn = await answer.json();
        setUsedOn(read);
      })
      .catch(() => {
        if (!gone.signal.aborted) setUsedOn('failed');
      });
    return () => gone.abort();
  }, [collection, id, asOf]);
  return usedOn;
}
