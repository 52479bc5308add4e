import type { Payload } from 'payload';
import { z } from 'zod';
import { pollFields } from '#polls/poll.fields.ts';
import { type PollList, pollSchema } from '#polls/poll-list.ts';
import { readListed } from './listed-records.ts';

const storedFacts = z.object({
  codesIssued: z.number().nullish(),
  correction: z.string().nullish(),
  correctedAt: z.string().nullish(),
});

const storedVoting = z.object({
  networks: z.array(z.object({ range: z.string(), votesPerMinute: z.number() })).nullish(),
});

/** With fewer options the poll is omitted in this locale. */
const fewestOptions = 2;

/** Every published poll, whether a page shows it or not, and the networks that many people share. */
export async function readPollList(payload: Payload): Promise<PollList> {
  const polls = await readListed(payload, {
    collection: 'polls',
    fields: pollFields,
    facts: (stored) => {
      const { codesIssued, correction, correctedAt } = storedFacts.parse(stored);
      const reason = correction && correctedAt && { correction: { reason: correction, at: correctedAt } };
      return { codesIssued: codesIssued ?? 0, ...(reason || {}) };
    },
    written: (resolved) => {
      const poll = pollSchema.safeParse(resolved);
      return poll.success && poll.data.options.length >= fewestOptions ? poll.data : undefined;
    },
  });
  const { networks } = storedVoting.parse(await payload.findGlobal({ slug: 'voting', depth: 0 }));
  return { polls, networks: networks ?? [] };
}
