import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { lastTouched } from './changes-since.ts';

type Version = Readonly<Record<string, unknown>>;

const stored = z.object({
  createdAt: z.union([z.string(), z.date()]),
  version: z.record(z.string(), z.unknown()),
});

/** Batch size; most translations were updated recently. */
const atOnce = 10;

/** Polls keep all their versions; nobody translates from very old ones. */
const mostBatches = 10;

/**
 * The version, in all locales, with which a translation was last updated; the oldest one read if none differs. `says`
 * returns the translation's texts in a version. Undefined without versions.
 */
export async function touchedVersion(
  payload: Payload,
  collection: CollectionSlug,
  document: string | number,
  says: (version: Version) => unknown,
): Promise<{ at: string; version: Version } | undefined> {
  const versions: z.infer<typeof stored>[] = [];
  let touched: z.infer<typeof stored> | undefined;
  for (let number = 1; !touched && number <= mostBatches; number += 1) {
    const { docs, hasNextPage } = await payload.db.findVersions({
      collection,
      where: { parent: { equals: document } },
      sort: '-createdAt',
      locale: 'all',
      limit: atOnce,
      page: number,
    });
    versions.push(...docs.map((doc: unknown) => stored.parse(doc)));
    touched = lastTouched(versions, ({ version }) => says(version));
    if (!hasNextPage) break;
  }
  const last = touched ?? versions.at(-1);
  return last && { at: new Date(last.createdAt).toISOString(), version: last.version };
}
