import type { PayloadRequest } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { z } from 'zod';
import { mayUpdate, type Target } from '#content/access/rights/may-update.ts';
import { type Refusal, rehearsePublication } from '#content/lifecycle/publishing/rehearse-publication.ts';
import { keepReason } from '#content/lifecycle/versions/note-version.ts';
import { longestReason } from '#content/lifecycle/versions/version-reason.ts';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';
import { locales } from '#i18n/locales.ts';

const documentId = z.union([z.string().regex(/^\d{1,15}$/), z.number().int()]);

const cancelled = z.object({ deleteID: documentId });

const target = z.union([
  z.object({
    doc: z.object({ relationTo: z.string(), value: documentId }),
    global: z.undefined().optional(),
  }),
  z.object({ doc: z.undefined().optional(), global: z.string() }),
]);

const scheduled = z.intersection(
  target,
  z.object({
    type: z.enum(['publish', 'unpublish']),
    // The database compares it as text, so that its year needs four digits.
    date: z.coerce.date().max(new Date('9999-12-31')),
    localeToPublish: z.enum(locales).optional(),
    timezone: z.string().refine(isTimeZone).optional(),
    reason: z.string().trim().max(longestReason).optional(),
  }),
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

const storedJob = z.object({ id: documentId, input: target });

/** `problems`: what prevents the publication, field by field. */
type Answer = { message: string } | { error: string; problems?: Refusal['problems'] };

/**
 * The admin's `schedule-publish`: schedules or cancels a publication for accounts that may update the document. What
 * couldn't be published now isn't scheduled, and warnings need their reason now, since nobody may be there when it
 * goes live. Payload's own checks no rights on the document, and queues another job to cancel one.
 */
export async function schedulePublication(
  args: Readonly<Record<string, unknown>> & { req: PayloadRequest },
): Promise<Answer> {
  const { req } = args;
  const cancel = cancelled.safeParse(args);
  if (cancel.success) return cancelPublication(req, cancel.data.deleteID);
  const asked = scheduled.safeParse(args);
  if (!asked.success) return refused(req, unreadable);
  if (asked.data.date.getTime() < Date.now() - 60_000) return refused(req, isOver);
  if (!canBeScheduled(req, asked.data) || !(await mayUpdate(req, targetOf(asked.data))))
    return refused(req, notAllowed);
  const { type, date, doc, global, localeToPublish, timezone } = asked.data;
  const reason = asked.data.reason || undefined;
  if (type === 'publish') {
    const refusal = await rehearsePublication(req, { doc, global, only: localeToPublish, reason });
    if (refusal) return { error: refusal.message, problems: refusal.problems };
    if (doc && reason !== undefined) await keepReason(req, doc.relationTo, Number(doc.value), reason);
  }
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: doc && { ...doc, value: String(doc.value) },
      global,
      locale: localeToPublish,
      timezone,
      // Published on behalf of the requester, with the rights they have by then.
      user: req.user && { relationTo: req.user.collection, value: req.user.id },
    },
    waitUntil: date,
    req,
  });
  return { message: req.i18n.t('general:success') };
}

async function cancelPublication(req: PayloadRequest, id: number | string): Promise<Answer> {
  const { docs } = await req.payload.db.find({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] },
    limit: 1,
    pagination: false,
    req,
  });
  const job = storedJob.safeParse(docs[0]);
  // A finished job counts as cancelled; others don't learn whether there ever was one.
  if (!job.success || !(await mayUpdate(req, targetOf(job.data.input)))) return refused(req, notAllowed);
  await req.payload.db.deleteOne({
    collection: 'payload-jobs',
    where: { id: { equals: job.data.id } },
    returning: false,
    req,
  });
  return { message: req.i18n.t('general:success') };
}

function targetOf({ doc, global }: z.infer<typeof target>): Target {
  return doc ? { collection: doc.relationTo, id: doc.value } : { global };
}

function canBeScheduled(
  { payload }: PayloadRequest,
  { doc, global, type }: z.infer<typeof scheduled>,
): boolean {
  const { collections, globals } = payload.config;
  // A global can't be unpublished.
  if (global !== undefined && type === 'unpublish') return false;
  const slug = doc?.relationTo ?? global;
  const config = (doc ? collections : globals).find((each) => each.slug === slug);
  return config !== undefined && hasScheduledPublishEnabled(config);
}

const notAllowed: EditorText = {
  de: 'Dieses Konto darf das nicht ein- oder ausplanen, oder es ist nicht mehr da. Bitte die Seite neu laden.',
  en: 'This account may not schedule or cancel that, or it is gone. Please reload the page.',
};

const unreadable: EditorText = {
  de: 'So lässt sich nichts einplanen. Bitte einen Zeitpunkt wählen und noch einmal speichern.',
  en: 'Nothing can be scheduled like this. Please choose a time and save again.',
};

const isOver: EditorText = {
  de: 'Dieser Zeitpunkt ist schon vorbei. Bitte einen späteren wählen.',
  en: 'This moment is over already. Please choose a later one.',
};

function refused(req: PayloadRequest, why: EditorText): Answer {
  return { error: textFor(req, why) };
}
