import { z } from 'zod';

/**
 * What a closed poll has come to, as its statement says, with what else its journal says of it. On pages it stands in
 * the poll's block.
 */
export const finalResultSchema = z.object({
  /** Votes per option, by the option's id, see `PollResult`. */
  counts: z.record(z.string(), z.number().int()),
  /** Ballots counted. */
  total: z.number().int(),
  record: z.object({
    /** The statement's hash. */
    statement: z.string(),
    corrections: z.array(
      z.object({
        at: z.string(),
        reason: z.string(),
        changes: z.array(z.object({ locale: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
  }),
});

export type FinalResult = z.infer<typeof finalResultSchema>;
