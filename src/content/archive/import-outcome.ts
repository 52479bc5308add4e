import { z } from 'zod';
import { archivedCollections, archivedGlobals } from './archive-format.ts';

const outcomes = ['created', 'changed', 'unchanged', 'conflict', 'refused'] as const;

/** What becomes of a document of an archive, and why. */
const outcomeSchema = z.object({
  kind: z.enum([...archivedCollections, ...archivedGlobals]),
  key: z.string(),
  title: z.string(),
  outcome: z.enum(outcomes),
  /** Which fields change, by the names that forms have, and what becomes of its state. */
  changes: z.array(z.string()),
  /** Sentences, where something can't be done. */
  reasons: z.array(z.string()),
});

export type ImportOutcome = z.infer<typeof outcomeSchema>;

/** A line of what the content backend tells of an import while it goes on. */
export const importLineSchema = z.union([
  outcomeSchema,
  z.object({ error: z.string() }),
  z.object({ finished: z.literal(true) }),
]);

export type ImportLine = z.infer<typeof importLineSchema>;
