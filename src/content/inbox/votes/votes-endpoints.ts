import { type Endpoint, type PayloadRequest, saveVersion } from 'payload';
import { recordEvent } from '#content/access/audit/record-event.ts';
import { endpoint, requestedDocument } from '#content/access/endpoints/endpoint.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { editorName } from '#content/access/rights/roles.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { announce } from '#content/lifecycle/publishing/announce-change.ts';
import { isRecord } from '#fields/content-field.ts';
import type { BallotReader } from '#polls/ballot-store.server.ts';
import { ballotReader } from './ballot-reader.ts';
import { pollStateAt, storedPollSchema } from './stored-poll.ts';
import { exportVotes } from './votes-export.ts';
import { readVotesReport } from './votes-report.ts';

/** The poll in the URL: published, or the draft. */
export function pollOf(req: PayloadRequest, which = { draft: false }) {
  const problem = {
    de: 'Diese Abstimmung gibt es nicht (mehr). Bitte die Liste neu laden.',
    en: 'This poll does not exist (any more). Please reload the list.',
  };
  return requestedDocument(req, 'polls', problem, which);
}

type Answer = (poll: Record<string, unknown>, reader: BallotReader, req: PayloadRequest) => Promise<object>;

/** Answers from the counted votes, or with 503 if they can't be read. */
function fromVotes(path: string, answer: Answer): Endpoint {
  return endpoint('get', path, async (req) => {
    const poll = await pollOf(req);
    try {
      return await answer(poll, await ballotReader(), req);
    } catch (error) {
      req.payload.logger.warn({ err: error }, `The votes of poll ${poll.id} could not be read.`);
      return refuse(req, 503, {
        de: 'Die Stimmen sind von hier aus gerade nicht zu lesen. Gezählt wird auf der Website weiter. Bitte gleich noch einmal versuchen; das Protokoll des Servers nennt den Grund.',
        en: 'The votes can’t be read from here right now. The website goes on counting. Please try again in a moment; the server’s log says why.',
      });
    }
  });
}

const readVotes = fromVotes('/:id/votes', (poll, reader) => readVotesReport(reader, poll, Date.now()));

const saveVotes = fromVotes('/:id/votes/export', exportVotes);

const closePoll = endpoint('post', '/:id/close', async (req) => {
  const poll = await pollOf(req);
  const now = new Date();
  if (pollStateAt(storedPollSchema.parse(poll), now.getTime()) !== 'open') {
    return refuse(req, 409, {
      de: 'Diese Abstimmung ist nicht offen und lässt sich deshalb nicht schließen. Bitte die Seite neu laden.',
      en: 'This poll is not open, and so can’t be closed. Please reload the page.',
    });
  }
  await closePollAt(req, String(poll.id), now);
  return { closesAt: now.toISOString() };
});

export const votesEndpoints: readonly Endpoint[] = [readVotes, saveVotes, closePoll];

/**
 * Closes a published poll at a time, without changing anything else that is published: an ordinary update would
 * publish the current draft. Updates the draft as well, so that publishing it later doesn't reopen the poll.
 */
async function closePollAt(req: PayloadRequest, id: string, moment: Date): Promise<void> {
  const { payload } = req;
  const collection = payload.collections.polls?.config;
  if (!collection) throw new Error('There are no polls.');
  const closing = {
    closesAt: moment.toISOString(),
    changedBy: editorName(req.user) ?? null,
    updatedAt: moment.toISOString(),
  };
  const work = async () => {
    const draft = await draftOf(req, id);
    const published = await payload.db.updateOne({
      collection: 'polls',
      where: { id: { equals: id } },
      data: closing,
      locale: 'all',
      req,
    });
    const version = { id: published.id, collection, operation: 'update', payload, req } as const;
    await saveVersion({ ...version, docWithLocales: published, draft: false });
    if (draft) await saveVersion({ ...version, docWithLocales: { ...draft, ...closing }, draft: true });
    await announce(req, false);
    // Bypasses the hooks that would record an ordinary update.
    await recordEvent(req, { action: 'change', subject: 'polls', document: id, details: 'closesAt' });
  };
  await inTransaction(payload, work, req);
}

/** The draft of a published poll, in all locales. */
async function draftOf(
  req: PayloadRequest,
  id: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { docs } = await req.payload.db.findVersions({
    collection: 'polls',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    locale: 'all',
    limit: 1,
    pagination: false,
    req,
  });
  const newest: unknown = docs[0]?.version;
  return isRecord(newest) && newest._status === 'draft' ? newest : undefined;
}
