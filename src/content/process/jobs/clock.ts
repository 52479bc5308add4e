import { sql } from 'drizzle-orm';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { asOnlyRunnerOfJobs } from '#content/foundation/database/backend-locks.ts';
import { renewEntries } from '#content/graph/search/keep-entries.ts';

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
async function planIsSound(payload: Payload): Promise<boolean> {
  try {
    const stored = await payload.db.findGlobal({ slug: 'payload-jobs-stats' });
    return z.object({ stats: plan.nullish() }).nullish().safeParse(stored).success;
  } catch {
    return false;
  }
}

/** Deletes it through the drizzle adapter: everything else reads it first, which is what fails. */
async function forgetPlan({ db }: Payload): Promise<void> {
  if (!('deleteWhere' in db) || typeof db.deleteWhere !== 'function' || !('drizzle' in db)) return;
  await db.deleteWhere({ db: db.drizzle, tableName: 'payload_jobs_stats', where: sql`true` });
}

/** How many jobs one tick runs in parallel. */
const atOnce = 20;

const foundIds = z.array(z.object({ id: z.union([z.string(), z.number()]) }));

/**
 * One tick per minute: queues jobs by their schedule and runs those that are due. Payload's own tick does both in one
 * go: a single unreadable job blocks all others and leaves a transaction open. Here each step and each job is
 * isolated; what can't be read is deleted and logged. A lock makes the ticks of other content backends do nothing
 * meanwhile.
 */
export async function tick(payload: Payload): Promise<void> {
  await alone(payload, 'Jobs could not be checked.', () =>
    asOnlyRunnerOfJobs(payload, () => lookAtJobs(payload)),
  );
}

async function lookAtJobs(payload: Payload): Promise<void> {
  await alone(payload, 'Unreadable jobs could not be deleted.', () => removeUnreadableJobs(payload));
  await alone(payload, 'Jobs that were left running could not be freed.', () => freeAbandonedJobs(payload));
  await alone(payload, 'Jobs could not be queued by their plan.', () => queueByPlan(payload));
  await alone(payload, 'Jobs that are due could not be run.', () => runDueJobs(payload));
  await alone(payload, 'The search could not be renewed.', () => renewEntries(payload));
}

async function alone(payload: Payload, failure: string, step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    payload.logger.error({ err: error }, failure);
  }
}

async function removeUnreadableJobs(payload: Payload): Promise<void> {
  if (await canBeRead(payload, {})) return;
  const { docs } = await payload.db.find({
    collection: 'payload-jobs',
    pagination: false,
    select: { queue: true },
  });
  for (const { id } of foundIds.parse(docs)) {
    const where = { id: { equals: id } };
    if (await canBeRead(payload, where)) continue;
    await payload.db.deleteMany({ collection: 'payload-jobs', where });
    payload.logger.error(`Job ${id} could not be read and was deleted without running.`);
  }
}

async function canBeRead(payload: Payload, where: Where): Promise<boolean> {
  try {
    await payload.db.find({ collection: 'payload-jobs', pagination: false, where });
    return true;
  } catch {
    return false;
  }
}

/** Nobody else runs jobs now, so what is marked as running was left by a process that ended. */
async function freeAbandonedJobs(payload: Payload): Promise<void> {
  for (const id of await idsOf(payload, { processing: { equals: true } }, 0))
    await payload.db.updateJobs({ id, data: { processing: false }, returning: false });
}

async function queueByPlan(payload: Payload): Promise<void> {
  if (!(await planIsSound(payload))) {
    payload.logger.error('The stored job schedule could not be read; it is reset.');
    await forgetPlan(payload);
  }
  await payload.jobs.handleSchedules();
}

async function runDueJobs(payload: Payload): Promise<void> {
  const due = await idsOf(
    payload,
    {
      and: [
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { processing: { equals: false } },
        { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: new Date().toISOString() } }] },
      ],
    },
    atOnce,
  );
  await Promise.all(
    due.map((id) => alone(payload, `Job ${id} could not be run.`, () => payload.jobs.runByID({ id }))),
  );
}

async function idsOf(payload: Payload, where: Where, limit: number): Promise<(string | number)[]> {
  const { docs } = await payload.db.find({
    collection: 'payload-jobs',
    where,
    limit,
    pagination: false,
    sort: 'createdAt',
    select: { queue: true },
  });
  return foundIds.parse(docs).map(({ id }) => id);
}
