import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { changedFields } from '#content/foundation/fields/changed-fields.ts';
import type { Locale } from '#i18n/locales.ts';
import type { DocumentState } from './state-words.ts';

type Id = string | number;

type Stored = Readonly<Record<string, unknown>>;

const identified = z.looseObject({ id: z.union([z.string(), z.number()]) });

const planned = z.object({
  input: z.object({
    type: z.literal('publish'),
    doc: z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) }).nullish(),
    global: z.string().nullish(),
    locale: z.string().nullish(),
  }),
});

/**
 * The states of these documents in one language, by id: told by what differs from what visitors get there. Without
 * those that don't exist in it.
 */
export async function statesOf(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly Id[],
  locale: Locale,
): Promise<ReadonlyMap<string, DocumentState>> {
  const config = payload.collections[collection]?.config;
  if (!config || ids.length === 0) return new Map();
  const name = config.admin.useAsTitle ?? 'id';
  const read = async (where: Where, draft: boolean, select?: Record<string, true>) => {
    const { docs } = await payload.find({
      collection,
      where,
      draft,
      trash: true,
      depth: 0,
      pagination: false,
      locale,
      fallbackLocale: false,
      ...(select ? { select } : {}),
    });
    return new Map(
      z
        .array(identified)
        .parse(docs)
        .map((doc) => [String(doc.id), doc]),
    );
  };
  const heads = await read({ id: { in: [...ids] } }, true, { [name]: true, _status: true });
  const waiting = [...heads].filter(([, { _status }]) => _status !== 'published').map(([id]) => id);
  const waits = waiting.length > 0;
  const live = waits
    ? await read({ and: [{ id: { in: waiting } }, { _status: { equals: 'published' } }] }, false)
    : new Map<string, z.infer<typeof identified>>();
  const newest = live.size > 0 ? await read({ id: { in: [...live.keys()] } }, true) : live;
  const dated = waits ? await plannedPublications(payload) : [];
  const isPlanned = (id: string) =>
    dated.some(
      ({ doc, locale: only }) =>
        doc?.relationTo === collection && String(doc.value) === id && (only ?? locale) === locale,
    );
  return new Map(
    [...heads].flatMap(([id, head]) => {
      const shown = head._status === 'published' ? head : live.get(id);
      const isThere = Boolean(shown?.[name]);
      if (!isThere && !head[name]) return [];
      const judged = { live: isThere ? shown : undefined, newest: newest.get(id) ?? head };
      return [[id, stateOf({ ...judged, isPlanned: isPlanned(id) })] as const];
    }),
  );
}

export async function stateOfGlobal(
  payload: Payload,
  slug: GlobalSlug,
  locale: Locale,
): Promise<DocumentState> {
  const asking = { slug, depth: 0, locale, fallbackLocale: false } as const;
  const [live, newest, dated] = await Promise.all([
    payload.findGlobal(asking),
    payload.findGlobal({ ...asking, draft: true }),
    plannedPublications(payload),
  ]);
  const stored = z.record(z.string(), z.unknown());
  return stateOf({
    live: stored.parse(live),
    newest: stored.parse(newest),
    isPlanned: dated.some(({ global, locale: only }) => global === slug && (only ?? locale) === locale),
  });
}

function stateOf({
  live,
  newest,
  isPlanned,
}: {
  live: Stored | undefined;
  newest: Stored;
  isPlanned: boolean;
}): DocumentState {
  if (live && (live === newest || changedFields(content(live), content(newest)).length === 0)) return 'live';
  if (isPlanned) return 'planned';
  return live ? 'changed' : 'draft';
}

function content({ _status, createdAt, updatedAt, deletedAt, ...own }: Stored): Stored {
  return own;
}

async function plannedPublications(payload: Payload): Promise<z.infer<typeof planned>['input'][]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    pagination: false,
    depth: 0,
  });
  return docs.flatMap((doc) => planned.safeParse(doc).data?.input ?? []);
}
