import type { CollectionSlug, Payload } from 'payload';
import { type LanguageState, languageStates } from './language-states.ts';

interface Batch {
  ids: Set<string | number>;
  states: ReturnType<typeof languageStates>;
}

const open = new WeakMap<Payload, Map<string, Batch>>();

/**
 * A list row's translation states; empty without any. A list renders all rows at once, so their lookups are batched.
 */
export async function statesOfRow(
  payload: Payload,
  collection: CollectionSlug,
  id: string | number,
): Promise<readonly LanguageState[]> {
  const batches = open.get(payload) ?? new Map<string, Batch>();
  open.set(payload, batches);
  const batch = batches.get(collection) ?? begin();
  batch.ids.add(id);
  return (await batch.states).get(String(id)) ?? [];

  function begin(): Batch {
    const ids = new Set<string | number>();
    const states = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batches.delete(collection);
      return languageStates(payload, collection, [...ids]);
    });
    const begun = { ids, states };
    batches.set(collection, begun);
    return begun;
  }
}
