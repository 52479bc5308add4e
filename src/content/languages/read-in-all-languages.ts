import type { Payload } from 'payload';
import { z } from 'zod';

const identified = z.object({ id: z.union([z.string(), z.number()]) });

type Id = string | number;
type Documents = Promise<ReadonlyMap<string, unknown>>;

interface Batch {
  ids: Set<Id>;
  documents: Documents;
}

const open = new WeakMap<Payload, Map<string, Batch>>();

/**
 * The newest state of a document in all languages, with the fields that are named, or undefined where there is none. A list
 * draws all of its rows at once; what is asked for meanwhile is read in one go.
 */
export async function readInAllLanguages(
  payload: Payload,
  collection: string,
  id: Id,
  select: Readonly<Record<string, true>>,
): Promise<unknown> {
  const batches = open.get(payload) ?? new Map<string, Batch>();
  open.set(payload, batches);
  const key = `${collection} ${Object.keys(select).join()}`;
  const batch = batches.get(key) ?? begin();
  batch.ids.add(id);
  return (await batch.documents).get(String(id));

  function begin(): Batch {
    const ids = new Set<Id>();
    const documents = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batches.delete(key);
      return readAll([...ids]);
    });
    const begun = { ids, documents };
    batches.set(key, begun);
    return begun;
  }

  async function readAll(ids: Id[]): Documents {
    const { docs } = await payload.find({
      collection,
      where: { id: { in: ids } },
      locale: 'all',
      draft: true,
      trash: true,
      depth: 0,
      pagination: false,
      select,
    });
    return new Map(docs.map((doc) => [String(identified.parse(doc).id), doc]));
  }
}
