import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { isRecord } from '#fields/content-field.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { changedBlocks, changedTexts, saying, textsOfPage } from './changes-since.ts';
import { type Completeness, completenessOf } from './completeness.ts';
import { writingIn } from './other-language.ts';
import { touchedVersion } from './touched-version.ts';
import { writtenTexts } from './written-texts.ts';

export interface LanguageState extends Completeness {
  /** Whether the source has changed since this translation was last updated. */
  isOutdated: boolean;
}

type Id = string | number;
type Stored = Readonly<Record<string, unknown>>;

interface Known {
  /** `updatedAt` of the newest version that was checked. */
  updatedAt: number;
  states: Promise<readonly LanguageState[]>;
}

/** Cache by collection and id: one small record per document. */
const known = new WeakMap<Payload, Map<string, Known>>();

/** How many documents, with all their blocks, are in memory at once. */
const atOnce = 25;

const dated = z.object({
  id: z.union([z.string(), z.number()]),
  updatedAt: z.union([z.string(), z.date()]).transform((moment) => new Date(moment).getTime()),
});

/**
 * The states of these documents in each language, for the newest version, by id. Cached until the document changes:
 * the first run after a start is slow, repeated ones are fast.
 */
export async function languageStates(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly Id[],
): Promise<ReadonlyMap<string, readonly LanguageState[]>> {
  const kept = known.get(payload) ?? new Map<string, Known>();
  known.set(payload, kept);
  const { docs } = await payload.find({
    ...newest(collection, ids),
    select: { updatedAt: true },
  });
  const current = z.array(dated).parse(docs);
  const changed = current.filter(
    ({ id, updatedAt }) => kept.get(`${collection}/${id}`)?.updatedAt !== updatedAt,
  );
  // Entered in the cache at once, so that concurrent callers wait for the same result.
  for (let start = 0, before: Promise<unknown> = Promise.resolve(); start < changed.length; start += atOnce) {
    const some = changed.slice(start, start + atOnce);
    const judged = before.then(() =>
      judge(
        payload,
        collection,
        some.map(({ id }) => id),
      ),
    );
    for (const { id, updatedAt } of some) {
      const key = `${collection}/${id}`;
      const states = judged.then((all) => all.get(String(id)) ?? []);
      kept.set(key, { updatedAt, states });
      // A failed lookup is retried.
      states.catch(() => kept.get(key)?.states === states && kept.delete(key));
    }
    before = judged;
  }
  return new Map(
    await Promise.all(
      current.map(
        async ({ id }) => [String(id), (await kept.get(`${collection}/${id}`)?.states) ?? []] as const,
      ),
    ),
  );
}

function newest(collection: CollectionSlug, ids: readonly Id[]) {
  return {
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
  } as const;
}

async function judge(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly Id[],
): Promise<Map<string, readonly LanguageState[]>> {
  const config = payload.collections[collection]?.config;
  if (!config) return new Map();
  const nameField = config.admin.useAsTitle ?? 'id';
  const { docs } = await payload.find({
    ...newest(collection, ids),
    locale: 'all',
    ...(collection === 'pages' ? { select: { title: true, blocks: true, seo: true } } : {}),
  });
  const several = config.versions ? await withSeveralVersions(payload, collection, ids) : new Set<string>();
  const states = new Map<string, readonly LanguageState[]>();
  for (const doc of docs) {
    const { id } = z.object({ id: z.union([z.string(), z.number()]) }).parse(doc);
    const isWritten = completenessOf(doc, {
      fields: config.flattenedFields,
      nameField: nameIn(collection, nameField),
    });
    const judged: LanguageState[] = [];
    for (const state of isWritten) {
      const isTranslated = state.exists && state.locale !== defaultLocale;
      const isOutdated =
        isTranslated &&
        several.has(String(id)) &&
        (await hasChanged(payload, collection, doc, id, state.locale));
      judged.push({ ...state, isOutdated });
    }
    states.set(String(id), judged);
  }
  return states;
}

/** Files are titled by their file name, but translated by their alternative text. */
function nameIn(collection: CollectionSlug, title: string): string {
  return collection === 'media' ? 'alt' : title;
}

/** A document with a single version can't have changed since. */
async function withSeveralVersions(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly Id[],
): Promise<ReadonlySet<string>> {
  const { docs } = await payload.db.findVersions({
    collection,
    where: { parent: { in: [...ids] } },
    select: { parent: true },
    pagination: false,
    limit: 0,
  });
  const once = new Set<string>();
  const several = new Set<string>();
  for (const version of z.array(z.object({ parent: z.union([z.string(), z.number()]) })).parse(docs)) {
    const parent = String(version.parent);
    (once.has(parent) ? several : once).add(parent);
  }
  return several;
}

async function hasChanged(
  payload: Payload,
  collection: CollectionSlug,
  doc: unknown,
  id: Id,
  translation: Locale,
): Promise<boolean> {
  const fields = payload.collections[collection]?.config.flattenedFields ?? [];
  const says = (version: Stored) =>
    collection === 'pages'
      ? saying(writingIn(version, translation))
      : [...writtenTexts(fields, version, translation)];
  const touched = await touchedVersion(payload, collection, id, says);
  if (!touched || !isRecord(doc)) return false;
  if (collection !== 'pages') {
    const now = writtenTexts(fields, doc, defaultLocale);
    // A new text counts as missing, and a removed one is gone with its row.
    return [...writtenTexts(fields, touched.version, defaultLocale)].some(
      ([place, text]) => now.has(place) && now.get(place) !== text,
    );
  }
  const [before, now] = [writingIn(touched.version, defaultLocale), writingIn(doc, defaultLocale)];
  return (
    changedTexts(textsOfPage(before), textsOfPage(now)).length > 0 ||
    changedBlocks(before.blocks, now.blocks).size > 0
  );
}
