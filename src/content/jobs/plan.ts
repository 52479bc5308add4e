import { sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { z } from 'zod';

const past = z.iso.datetime().refine((moment) => Date.parse(moment) <= Date.now() + 60_000);

const runs = z.record(z.string(), z.object({ lastScheduledRun: past.optional() }));

const plan = z.object({
  scheduledRuns: z
    .object({ queues: z.record(z.string(), z.object({ tasks: runs.optional() })).optional() })
    .optional(),
});

/**
 * Whether what is stored of when jobs were queued last can be gone by. Payload counts on from there: a moment that is none
 * stops everything, and one that lies far ahead puts every job off until then.
 */
export async function planIsSound(payload: Payload): Promise<boolean> {
  try {
    const stored = await payload.db.findGlobal({ slug: 'payload-jobs-stats' });
    return z.object({ stats: plan.nullish() }).nullish().safeParse(stored).success;
  } catch {
    return false;
  }
}

/** Takes it away by what all drizzle adapters have: everything else reads it first, which is what can't be done. */
export async function forgetPlan({ db }: Payload): Promise<void> {
  if (!('deleteWhere' in db) || typeof db.deleteWhere !== 'function' || !('drizzle' in db)) return;
  await db.deleteWhere({ db: db.drizzle, tableName: 'payload_jobs_stats', where: sql`true` });
}
