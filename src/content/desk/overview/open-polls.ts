import type { Payload } from 'payload';
import { z } from 'zod';
import { currentVotesReport } from '#content/inbox/votes/current-votes-report.ts';
import { pollStateAt, storedPollSchema } from '#content/inbox/votes/stored-poll.ts';
import type { VotesReport } from '#content/inbox/votes/votes-report.ts';
import { titleIn, type WaitingDocument, type WaitingDocuments } from './waiting-documents.ts';

export interface OpenPoll extends WaitingDocument {
  /** Undefined if the poll stays open until somebody closes it. */
  closesAt?: Date;
  /** Undefined if the votes can’t be read. */
  report?: VotesReport;
}

const identified = z.object({ id: z.union([z.string(), z.number()]) });

/** All polls open at `now` (ms since 1970), the one that closes first on top. */
export async function openPolls(payload: Payload, now: number): Promise<WaitingDocuments<OpenPoll>> {
  const moment = new Date(now).toISOString();
  const { docs } = await payload.find({
    collection: 'polls',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { opensAt: { less_than_equal: moment } },
        { or: [{ closesAt: { exists: false } }, { closesAt: { greater_than: moment } }] },
      ],
    },
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  // SQLite compares dates as strings, so the exact comparison is made here.
  const open = docs
    .map((doc) => ({ doc, id: identified.parse(doc).id, ...storedPollSchema.parse(doc) }))
    .filter((poll) => pollStateAt(poll, now) === 'open');
  const end = ({ closesAt = Number.MAX_VALUE }: { closesAt: number | undefined }) => closesAt;
  const entries = await Promise.all(
    open
      .sort((a, b) => end(a) - end(b))
      .map(async ({ doc, id, closesAt }): Promise<OpenPoll> => {
        const report = await currentVotesReport(doc);
        return {
          collection: 'polls',
          id,
          ...titleIn(payload, 'polls', doc, id),
          ...(closesAt === undefined ? {} : { closesAt: new Date(closesAt) }),
          ...(report ? { report } : {}),
        };
      }),
  );
  return { totals: { polls: entries.length }, entries };
}
