import type { CollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { dayAtHome } from '#content/foundation/time/day-at-home.ts';
import { isRecord } from '#fields/content-field.ts';
import type { Locale } from '#i18n/locales.ts';
import { scheduledPublications } from '../scheduled-publications.ts';
import { id, moment, titleIn, type WaitingDocument, type WaitingGlobal } from '../waiting-documents.ts';
import { readingSpan } from './calendar-month.ts';

export type EventKind =
  | 'publish'
  | 'unpublish'
  | 'visibleFrom'
  | 'visibleUntil'
  | 'opensAt'
  | 'closesAt'
  | 'licensedUntil';

export type DatedEvent = (WaitingDocument | WaitingGlobal) & {
  kind: EventKind;
  at: Date;
  /** The day in the club's time zone, `2026-12-01`. */
  day: string;
  /** The only locale affected; all if undefined. */
  only?: Locale;
};

interface Dated {
  collection: CollectionSlug;
  /** The date fields, each an event kind, and the group they are in. */
  kinds: readonly EventKind[];
  group?: string;
}

const dated: readonly Dated[] = [
  { collection: 'pages', kinds: ['visibleFrom', 'visibleUntil'], group: 'route' },
  { collection: 'polls', kinds: ['opensAt', 'closesAt'] },
  { collection: 'media', kinds: ['licensedUntil'] },
];

const identified = z.object({ id });

/**
 * Everything published, beginning or ending in a month (`2026-12`), in order. Drafts count only once they are
 * scheduled.
 */
export async function datedEvents(payload: Payload, month: string): Promise<DatedEvent[]> {
  const [scheduled, ...read] = await Promise.all([
    scheduledPublications(payload, Number.POSITIVE_INFINITY),
    ...dated.map((source) => fieldEvents(payload, source, month)),
  ]);
  const publications = scheduled.entries.map(({ type, ...entry }) => ({
    ...entry,
    kind: type,
    day: dayAtHome(entry.at.getTime()),
  }));
  return [...publications, ...read.flat()]
    .filter(({ day }) => day.startsWith(month))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

async function fieldEvents(
  payload: Payload,
  { collection, kinds, group }: Dated,
  month: string,
): Promise<DatedEvent[]> {
  const { from, to } = readingSpan(month);
  const within: Where[] = kinds.map((kind) => ({
    [group ? `${group}.${kind}` : kind]: { greater_than: from.toISOString(), less_than: to.toISOString() },
  }));
  const hasDrafts = Boolean(payload.collections[collection]?.config.versions?.drafts);
  const { docs } = await payload.find({
    collection,
    where: { and: [{ or: within }, ...(hasDrafts ? [{ _status: { equals: 'published' } }] : [])] },
    locale: 'all',
    pagination: false,
    depth: 0,
  });
  return docs.flatMap((doc) => {
    const { id: document } = identified.parse(doc);
    const title = titleIn(payload, collection, doc, document);
    const fields: unknown = group ? Reflect.get(doc, group) : doc;
    return kinds.flatMap((kind) => {
      const { data: at } = moment.safeParse(isRecord(fields) ? fields[kind] : undefined);
      return at ? [{ collection, id: document, ...title, kind, at, day: dayAtHome(at.getTime()) }] : [];
    });
  });
}
