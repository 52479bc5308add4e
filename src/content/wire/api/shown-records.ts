import type { Payload } from 'payload';
import { storedReferences } from '#content/graph/references/stored-references.ts';
import { isRecord } from '#fields/content-field.ts';
import { shownCollections } from './changed-records.ts';

type ShownCollection = (typeof shownCollections)[number];

/**
 * The records that a published page shows in any locale, such as `media/12`: its own, those of its records, and the
 * pages that any of them link to.
 */
export async function readShownRecords(payload: Payload, id: string): Promise<string[]> {
  const found = new Set<string>();
  await follow(payload, 'pages', id, found);
  return [...found];
}

/** Follows every reference, even a missing one: it may be restored from the trash. */
async function follow(
  payload: Payload,
  collection: ShownCollection,
  id: string,
  found: Set<string>,
): Promise<void> {
  const config = payload.collections[collection]?.config;
  const doc: unknown = await payload.db.findOne({
    collection,
    where: { id: { equals: id } },
    locale: 'all',
  });
  if (!config || !isRecord(doc)) return;
  for (const { target } of storedReferences(config.flattenedFields, doc)) {
    if ('address' in target) continue;
    const record = `${target.collection}/${target.id}`;
    const shown = shownCollections.find((slug) => slug === target.collection);
    if (!shown || found.has(record)) continue;
    found.add(record);
    if (shown !== 'media' && shown !== 'pages') await follow(payload, shown, target.id, found);
  }
}
