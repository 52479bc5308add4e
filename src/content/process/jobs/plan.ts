import { sql } from 'drizzle-orm';
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
 * Whether the stored times of the last scheduling are usable. Payload counts from them: an invalid date stops every
 * job, and one far ahead delays them until then.
 */
export async function planIsSound(payload: Payload): Promise<boolean> {
  try {
    const stored = await payload.db.findGlobal({ slug: 'payload-jobs-stats' });
    return z.object({ stats: plan.nullish() }).nullish().safeParse(stored).success;
  } catch {
    return false;
  }
}

/** Deletes it through the drizzle adapter: everything else reads it first, which is what fails. */
export async function forgetPlan({ db }: Payload): Promise<void> {
  if (!('deleteWhere' in db) || typeof db.deleteWhere !== 'function' || !('drizzle' in db)) return;
  await db.deleteWhere({ db: db.drizzle, tableName: 'payload_jobs_stats', where: sql`true` });
}
