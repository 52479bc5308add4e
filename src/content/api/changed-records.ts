import type { Payload } from 'payload';
import { z } from 'zod';
import type { ContentPaths } from '#pages/content-api.ts';

/** Collections whose records show on pages that refer to them; of pages it is where links to them lead. */
export const shownCollections = ['media', 'polls', 'forms', 'products', 'pages'] as const;

/**
 * How far before the moment it is looked, in ms. A change is dated when it begins and seen when it is committed, and
 * clocks of several instances differ; what is named twice costs nothing, for its version is known.
 */
const margin = 10 * 60_000;

const changed = z.object({
  id: z.union([z.string(), z.number()]),
  updatedAt: z.string(),
  path: z.string().nullish(),
});

/** The records that changed since a moment or shortly before, those in the trash too. */
export async function changedRecords(payload: Payload, since: Date): Promise<ContentPaths['changedRecords']> {
  const from = new Date(since.getTime() - margin).toISOString();
  const lists = await Promise.all(
    shownCollections.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        where: { updatedAt: { greater_than_equal: from } },
        select: collection === 'pages' ? { updatedAt: true, path: true } : { updatedAt: true },
        pagination: false,
        depth: 0,
        trash: true,
      });
      return docs.map((doc) => {
        const { id, updatedAt, path } = changed.parse(doc);
        return { record: `${collection}/${id}`, version: path ?? updatedAt };
      });
    }),
  );
  return lists.flat();
}
