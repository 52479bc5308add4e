import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { editorName } from '#content/access/rights/roles.ts';
import { recordsIn } from '#content/foundation/fields/field-tree.ts';
import { refuseSaving } from '#content/foundation/refusals/refuse-saving.ts';
import { isRecord } from '#fields/content-field.ts';
import { textFor } from '#i18n/editor-texts.ts';
import { defaultLocale, isLocale } from '#i18n/locales.ts';
import { pollFields } from '#polls/poll.fields.ts';
import type { Tally } from '#polls/tally.ts';
import { ballotReader } from './ballot-reader.ts';
import { asksAgain } from './correction.ts';
import {
  betrayals,
  contradictionsIn,
  correctionLabel,
  type PollProblem,
  touchesVotes,
  uncorrected,
} from './poll-rules.ts';
import { storedPollSchema } from './stored-poll.ts';

/**
 * Refuses to publish a poll that nobody could answer, and changes that would falsify votes already cast. Drafts are
 * not checked.
 */
export const refuseUnfairPoll: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published') return data;
  const after = storedPollSchema.parse({ ...originalDoc, ...data });
  refuse(contradictionsIn(after), req);
  const published = originalDoc?.id === undefined ? undefined : await lastVersion(originalDoc.id, req, true);
  if (!published) return { ...data, correction: null, correctedAt: null };
  const before = storedPollSchema.parse(inLanguage(published, req));
  const newest = (await lastVersion(originalDoc.id, req, false)) ?? published;
  const written = { ...originalDoc, ...data };
  const isCorrection = isLocale(req.locale) && asksAgain(published, newest, written, req.locale);
  const last = correctionSchema.parse(published);
  if (!isCorrection && !touchesVotes(before, after)) return { ...data, ...last };
  const counted = await readTally(String(originalDoc.id), req);
  const problems = betrayals(before, after, counted, Date.now());
  refuse(problems, req);
  if (!isCorrection || !counted || counted.total === 0) return { ...data, ...last };
  const { correction } = correctionSchema.parse(data);
  if (!correction || correction === last.correction) refuse([uncorrected(counted.total)], req);
  return { ...data, correction, correctedAt: new Date().toISOString() };
};

/** Reason and time (ISO) of a correction. */
const correctionSchema = z.object({
  correction: z
    .string()
    .nullish()
    .transform((reason) => reason?.trim() || null),
  correctedAt: z
    .union([z.string(), z.date().transform((date) => date.toISOString())])
    .nullish()
    .transform((moment) => moment ?? null),
});

/**
 * The poll as last published, in all locales, even if it has been unpublished since, because it keeps its votes.
 * Otherwise as last saved.
 */
async function lastVersion(
  id: number | string,
  req: PayloadRequest,
  published: boolean,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { docs } = await req.payload.db.findVersions({
    collection: 'polls',
    where: {
      and: [
        { parent: { equals: id } },
        published ? { 'version._status': { equals: 'published' } } : { latest: { equals: true } },
      ],
    },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  });
  const version: unknown = docs[0]?.version;
  return isRecord(version) ? version : undefined;
}

/** The poll with its answers in the request's locale. */
function inLanguage(poll: Readonly<Record<string, unknown>>, req: PayloadRequest): Record<string, unknown> {
  const locale = isLocale(req.locale) ? req.locale : defaultLocale;
  return {
    ...poll,
    options: recordsIn(poll.options).map((option) => ({
      ...option,
      label: isRecord(option.label) ? option.label[locale] : option.label,
    })),
  };
}

/** Records the author in every version. `codesIssued` is written only where codes are issued. */
export const signPoll: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  const { codesIssued: _, ...values }: Record<string, unknown> = data;
  const signed = { ...values, changedBy: editorName(req.user) ?? values.changedBy };
  // A restored version, or a form opened earlier, would reset the number of codes that people hold.
  return operation === 'create' ? { ...signed, codesIssued: 0 } : signed;
};

/** Ballots refer to the poll by id, even after its deletion. */
export const refuseCountedPoll: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const counted = await readTally(String(id), req);
  if (counted?.total === 0) return;
  const reason = counted
    ? {
        de: `Hier sind schon Stimmen gezählt (${counted.total}).`,
        en: `Votes have been counted here (${counted.total}).`,
      }
    : {
        de: 'Die gezählten Stimmen sind von hier aus nicht zu lesen, vielleicht gibt es schon welche.',
        en: 'The counted votes can’t be read from here, and there may be some.',
      };
  throw new APIError(
    textFor(req, {
      de: `Diese Abstimmung lässt sich nicht löschen. ${reason.de} Bitte stattdessen von den Seiten nehmen, auf denen sie steht.`,
      en: `This poll can’t be deleted. ${reason.en} Please take it off the pages that show it instead.`,
    }),
    409,
    // Without data Payload's response omits the message, because the build mangles the error's name.
    { poll: String(id) },
    true,
  );
};

/** Undefined if the votes can't be read, which must not block editing. */
async function readTally(poll: string, req: PayloadRequest): Promise<Tally | undefined> {
  try {
    return await (await ballotReader()).tally(poll);
  } catch (error) {
    req.payload.logger.warn({ err: error }, `The votes of poll ${poll} could not be read.`);
    return undefined;
  }
}

function refuse(problems: readonly PollProblem[], req: PayloadRequest): void {
  const labelled = problems.map((problem) => ({
    ...problem,
    label: problem.path === 'correction' ? correctionLabel : pollFields[problem.path].facts.label,
  }));
  refuseSaving('polls', labelled, req);
}
