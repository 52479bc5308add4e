import type { CollectionSlug, Payload } from 'payload';
import { statesOf } from '#content/lifecycle/states/document-states.ts';
import type { DocumentState } from '#content/lifecycle/states/state-words.ts';
import { locales } from '#i18n/locales.ts';
import { type LanguageState, languageStates } from './language-states.ts';

/** `shown`: what visitors get of it; undefined where saving publishes. */
type RowState = LanguageState & { shown: DocumentState | undefined };

interface Batch {
  ids: Set<string | number>;
  states: Promise<ReadonlyMap<string, readonly RowState[]>>;
}

const open = new WeakMap<Payload, Map<string, Batch>>();

/** A list row's states in each language. A list renders all rows at once, so their lookups are batched. */
export async function statesOfRow(
  payload: Payload,
  collection: CollectionSlug,
  id: string | number,
): Promise<readonly RowState[]> {
  const batches = open.get(payload) ?? new Map<string, Batch>();
  open.set(payload, batches);
  const batch = batches.get(collection) ?? begin();
  batch.ids.add(id);
  return (await batch.states).get(String(id)) ?? [];

  function begin(): Batch {
    const ids = new Set<string | number>();
    const states = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batches.delete(collection);
      return rowStates(payload, collection, [...ids]);
    });
    const begun = { ids, states };
    batches.set(collection, begun);
    return begun;
  }
}

async function rowStates(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly (string | number)[],
): Promise<ReadonlyMap<string, readonly RowState[]>> {
  const hasDrafts = Boolean(payload.collections[collection]?.config.versions?.drafts);
  const [translated, shown] = await Promise.all([
    languageStates(payload, collection, ids),
    Promise.all(
      locales.map(async (locale) =>
        hasDrafts ? ([locale, await statesOf(payload, collection, ids, locale)] as const) : undefined,
      ),
    ),
  ]);
  const byLocale = new Map(shown.filter((one) => one !== undefined));
  return new Map(
    [...translated].map(([id, states]) => [
      id,
      states.map((state) => ({ ...state, shown: byLocale.get(state.locale)?.get(id) })),
    ]),
  );
}
