import { z } from 'zod';

/**
 * What a poll's votes have come to, kept in the content database, which nobody reaches by writing into the ballots.
 * Only the site reads `content` (`WitnessedState` as JSON) and makes the seal.
 */
const witnessedRowSchema = z.object({ poll: z.string(), content: z.string(), seal: z.string() });

export type WitnessedRow = z.infer<typeof witnessedRowSchema>;

export const witnessedListSchema = z.object({ polls: z.array(witnessedRowSchema) });

/** PUT /sk/v1/witnessed-votes. A row replaces only the one that it was compared with: the one with the seal `after`. */
export const witnessedChangesSchema = z.object({
  polls: z.array(witnessedRowSchema.extend({ after: z.string() })),
});

export type WitnessedChange = z.infer<typeof witnessedChangesSchema>['polls'][number];
