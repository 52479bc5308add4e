import { z } from 'zod';

/**
 * What happened to a poll's stored votes. `doubted`: they can't be verified any more. `restored`: an operator has brought
 * them back from a backup.
 */
export const incidentSchema = z.object({ kind: z.enum(['doubted', 'restored']), at: z.string() });

export type Incident = z.infer<typeof incidentSchema>;
