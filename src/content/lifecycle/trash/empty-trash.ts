import type { Payload, TaskConfig } from 'payload';
import { z } from 'zod';
import { forgetHandledSaves } from '#content/foundation/saving/handled-saves.ts';
import { forgetFormerFiles } from '#content/library/media/replaced-files.ts';
import { forgetOldNotes } from '#content/lifecycle/versions/note-version.ts';
import { collectionsWithTrash, trashDays } from './trash-limits.ts';

const day = 86_400_000;

const atOnce = 100;

const dueSchema = z.object({ id: z.union([z.string(), z.number()]) });

/** Deletes what has been in the trash for thirty days, with its files and versions. */
export async function emptyTrash(payload: Payload, now = Date.now()): Promise<void> {
  const until = new Date(now - trashDays * day).toISOString();
  for (const collection of collectionsWithTrash) {
    let due = await dueAfter(payload, collection, 0, until);
    while (due.length > 0) {
      for (const id of due) {
        // One that can't be deleted now doesn't block the others.
        try {
          await payload.delete({ collection, id, trash: true, depth: 0 });
          payload.logger.info(
            `Deleted ${collection}/${id}, which had lain in the trash for ${trashDays} days.`,
          );
        } catch (error) {
          payload.logger.error({ err: error }, `${collection}/${id} is due and could not be deleted.`);
        }
      }
      due = await dueAfter(payload, collection, due.at(-1) ?? 0, until);
    }
  }
}

export const emptyTrashTask: TaskConfig = {
  slug: 'emptyTrash',
  schedule: [{ cron: '30 * * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await emptyTrash(req.payload);
    await forgetOldNotes(req.payload);
    await forgetHandledSaves(req.payload);
    await forgetFormerFiles(req.payload);
    return { output: {} };
  },
};

/** The next due ids, in order, so that none is tried twice. */
async function dueAfter(
  payload: Payload,
  collection: string,
  last: number | string,
  until: string,
): Promise<(number | string)[]> {
  const { docs } = await payload.find({
    collection,
    trash: true,
    where: { and: [{ deletedAt: { less_than_equal: until } }, { id: { greater_than: last } }] },
    select: {},
    sort: 'id',
    limit: atOnce,
    pagination: false,
    depth: 0,
  });
  return docs.map((doc) => dueSchema.parse(doc).id);
}
