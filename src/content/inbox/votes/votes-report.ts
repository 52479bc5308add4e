import { z } from 'zod';
import { type BallotReader, refusalReasons } from '#polls/ballot-store.server.ts';
import { pollStateAt, storedPollSchema } from './stored-poll.ts';
import { turnoutBars } from './turnout.ts';

/** A poll's result for editors. The browser polls it. */
export const votesReportSchema = z.object({
  state: z.enum(['notOpen', 'open', 'closed']),
  ballots: z.number(),
  /** In a ranking, places give points instead of votes. */
  ranked: z.boolean(),
  options: z.array(z.object({ id: z.string(), label: z.string().optional(), votes: z.number() })),
  refused: z.array(z.object({ reason: z.enum(refusalReasons), count: z.number() })),
  chains: z.number(),
  turnout: z.object({
    minutes: z.number(),
    bars: z.array(z.object({ from: z.number(), ballots: z.number() })),
  }),
  /** When it was read, in ms since 1970. */
  at: z.number(),
});

export type VotesReport = z.infer<typeof votesReportSchema>;

/** The result of a stored poll, with labels in the locale it was read in. */
export async function readVotesReport(
  reader: BallotReader,
  stored: Readonly<Record<string, unknown>>,
  now: number,
): Promise<VotesReport> {
  const poll = storedPollSchema.parse(stored);
  const id = String(stored.id);
  const [tally, audit, perMinute] = await Promise.all([
    reader.tally(id),
    reader.audit(id),
    reader.turnout(id),
  ]);
  const known = poll.options.map(({ id: option = '', label }) => ({
    id: option,
    ...(label ? { label: label.replaceAll('\u00AD', '') } : {}),
    votes: tally.counts[option] ?? 0,
  }));
  const listed = new Set(known.map((option) => option.id));
  const others = Object.entries(tally.counts).filter(([option]) => !listed.has(option));
  return {
    state: pollStateAt(poll, now),
    ballots: tally.total,
    ranked: poll.method === 'ranking',
    options: [...known, ...others.map(([option, votes]) => ({ id: option, votes }))],
    refused: refusalReasons.flatMap((reason) => {
      const count = audit.refused[reason] ?? 0;
      return count > 0 ? [{ reason, count }] : [];
    }),
    chains: audit.heads.length,
    turnout: turnoutBars(perMinute),
    at: now,
  };
}
