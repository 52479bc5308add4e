import type { Payload, TaskConfig } from 'payload';
import { settings } from '#content/foundation/operation/content-settings.ts';

const day = 86_400_000;

/** Deletes entries older than the operator's retention period, bypassing the hooks that refuse every deletion. */
export async function deleteOldEntries(payload: Payload, now = Date.now()): Promise<void> {
  const oldest = new Date(now - settings.auditDays * day).toISOString();
  await payload.db.deleteMany({ collection: 'audit', where: { at: { less_than: oldest } } });
}

export const deleteOldEntriesTask: TaskConfig = {
  slug: 'deleteOldAuditEntries',
  schedule: [{ cron: '17 * * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await deleteOldEntries(req.payload);
    return { output: {} };
  },
};
