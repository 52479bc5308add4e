import { z } from 'zod';

/** A closed poll's result from its statement, with other facts from its journal. Pages carry it in the poll's block. */
export const finalResultSchema = z.object({
  /** Votes by option id, see `Tally`. */
  counts: z.record(z.string(), z.number().int()),
  total: z.number().int(),
  record: z.object({
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
