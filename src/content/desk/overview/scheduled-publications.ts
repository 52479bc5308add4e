import type { Payload } from 'payload';
import { z } from 'zod';
import { isLocale, type Locale } from '#i18n/locales.ts';
import {
  countedBy,
  id,
  moment,
  most,
  titleOf,
  type WaitingDocument,
  type WaitingDocuments,
  type WaitingGlobal,
} from './waiting-documents.ts';

export type ScheduledPublication = (WaitingDocument | WaitingGlobal) & {
  at: Date;
  type: 'publish' | 'unpublish';
  /** The only locale affected; all if undefined. */
  only?: Locale;
};

export type RefusedPublication = (WaitingDocument | WaitingGlobal) & {
  /** When it was scheduled. */
  at: Date;
  reason: string;
};

const publicationJob = z.object({
  waitUntil: moment,
  input: z.object({
    type: z.enum(['publish', 'unpublish']),
    doc: z.object({ relationTo: z.string(), value: id }).nullish(),
    global: z.string().nullish(),
    locale: z.string().nullish(),
  }),
});

const refusedJob = publicationJob.extend({ error: z.object({ message: z.string() }) });

const liveDocument = z.object({ _status: z.literal('published'), updatedAt: moment });

/** Scheduled publications and unpublications, earliest first. */
export async function scheduledPublications(
  payload: Payload,
): Promise<WaitingDocuments<ScheduledPublication>> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
  });
  const jobs = docs.flatMap((doc) => publicationJob.safeParse(doc).data ?? []);
  const entries = await Promise.all(
    jobs.slice(0, most).map(async ({ waitUntil: at, input }) => {
      const target = await targetOf(payload, input);
      const only = isLocale(input.locale) ? { only: input.locale, locale: input.locale } : {};
      return target ? [{ ...target, at, type: input.type, ...only }] : [];
    }),
  );
  return { totals: countedBy(jobs.map(({ input }) => kindOf(input))), entries: entries.flat() };
}

/** Scheduled publications that were refused, latest first. Omits documents published since. */
export async function refusedPublications(payload: Payload): Promise<WaitingDocuments<RefusedPublication>> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }] },
    sort: '-waitUntil',
    // Fifty of them show the reason well enough.
    limit: 50,
    depth: 0,
  });
  const jobs = docs.flatMap((doc) => refusedJob.safeParse(doc).data ?? []);
  const found = await Promise.all(
    jobs.map(async ({ waitUntil: at, input, error: { message: reason } }) => {
      const target = await targetOf(payload, input);
      if (!target || (await wentLiveAfter(payload, input, at))) return [];
      const only = isLocale(input.locale) ? { locale: input.locale } : {};
      return [{ kind: kindOf(input), entry: { ...target, at, reason, ...only } }];
    }),
  );
  return {
    totals: countedBy(found.flat().map(({ kind }) => kind)),
    entries: found
      .flat()
      .map(({ entry }) => entry)
      .slice(0, most),
  };
}

type JobInput = z.infer<typeof publicationJob>['input'];

function kindOf({ doc, global }: JobInput): string {
  return doc?.relationTo ?? global ?? '';
}

/** The document or global of a job, if it still exists. */
async function targetOf(
  payload: Payload,
  { doc, global }: JobInput,
): Promise<WaitingDocument | WaitingGlobal | undefined> {
  if (global) return payload.config.globals.some(({ slug }) => slug === global) ? { global } : undefined;
  const title = doc && (await titleOf(payload, doc.relationTo, doc.value));
  return title ? { collection: doc.relationTo, id: doc.value, ...title } : undefined;
}

async function wentLiveAfter(payload: Payload, { doc, global }: JobInput, at: Date): Promise<boolean> {
  const select = { _status: true, updatedAt: true } as const;
  const found = doc
    ? await payload.find({
        collection: doc.relationTo,
        where: { id: { equals: doc.value } },
        depth: 0,
        limit: 1,
        pagination: false,
        select,
      })
    : undefined;
  const live = liveDocument.safeParse(
    global ? await payload.findGlobal({ slug: global, depth: 0, select }) : found?.docs[0],
  );
  return live.success && live.data.updatedAt > at;
}
