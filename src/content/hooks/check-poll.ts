import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { editorName } from '#content/access/roles.ts';
import { languageOf } from '#content/api/editor-language.ts';
import { ballotReader } from '#content/votes/ballot-reader.ts';
import { betrayals, contradictionsIn, type PollProblem, touchesVotes } from '#content/votes/poll-rules.ts';
import { storedPollSchema } from '#content/votes/stored-poll.ts';
import { pollFields } from '#polls/poll.fields.ts';
import type { PollResult } from '#polls/poll-result.ts';
import { refuseSaving } from './refuse-saving.ts';

/** Refuses a poll that nobody could answer, and changes that would betray those who have voted. */
export const refuseUnfairPoll: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const after = storedPollSchema.parse({ ...originalDoc, ...data });
  refuse(contradictionsIn(after), req);
  if (originalDoc?.id === undefined) return data;
  const before = storedPollSchema.parse(originalDoc);
  if (touchesVotes(before, after)) {
    const counted = await readTally(String(originalDoc.id), req);
    refuse(betrayals(before, after, counted, Date.now()), req);
  }
  return data;
};

/** Says in every version who made it, and leaves the number of codes to those who hand them out. */
export const signPoll: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  const { codesIssued: _, ...values }: Record<string, unknown> = data;
  const signed = { ...values, changedBy: editorName(req.user) ?? values.changedBy };
  // A restored version, or a form opened before, would take codes back that people hold in their hands.
  return operation === 'create' ? { ...signed, codesIssued: 0 } : signed;
};

/** A poll's ballots name it by its id, and keep naming it when it is gone. */
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
    languageOf(req) === 'de'
      ? `Diese Abstimmung lässt sich nicht löschen. ${reason.de} Bitte stattdessen von den Seiten nehmen, auf denen sie steht.`
      : `This poll can’t be deleted. ${reason.en} Please take it off the pages that show it instead.`,
    409,
    // Without data Payload's answer would keep the sentence to itself: the build has taken the error's name away.
    { poll: String(id) },
    true,
  );
};

/** Undefined if the votes can't be read; that is no reason to keep editors from writing. */
async function readTally(poll: string, req: PayloadRequest): Promise<PollResult | undefined> {
  try {
    return await (await ballotReader()).tally(poll);
  } catch (error) {
    req.payload.logger.warn({ err: error }, `The votes of poll ${poll} could not be read.`);
    return undefined;
  }
}

function refuse(problems: readonly PollProblem[], req: PayloadRequest): void {
  const labelled = problems.map((problem) => ({ ...problem, label: pollFields[problem.path].facts.label }));
  refuseSaving('polls', labelled, req);
}
