import { z } from 'zod';
import { archivedCollections, archivedGlobals } from './archive-format.ts';

const outcomes = ['created', 'changed', 'unchanged', 'conflict', 'refused'] as const;

const outcomeSchema = z.object({
  kind: z.enum([...archivedCollections, ...archivedGlobals]),
  key: z.string(),
  title: z.string(),
  outcome: z.enum(outcomes),
  /** The changed fields by label, and changes of its status. */
  changes: z.array(z.string()),
  reasons: z.array(z.string()),
});

export type ImportOutcome = z.infer<typeof outcomeSchema>;

export const importLineSchema = z.union([
  outcomeSchema,
  z.object({ error: z.string() }),
  z.object({ finished: z.literal(true) }),
]);

export type ImportLine = z.infer<typeof importLineSchema>;
