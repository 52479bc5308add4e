import type { CollectionAfterReadHook } from 'payload';
import { z } from 'zod';
import { editorName } from '#content/access/rights/roles.ts';

const id = z.union([z.string(), z.number()]);

const held = z.looseObject({
  user: z.looseObject({ value: z.union([id, z.looseObject({ id }).transform((account) => account.id)]) }),
});

/**
 * Adds the lock holder's name for editors who wait or take over. Payload would read the account, which only its
 * holder and admins may, and show an id. The admin displays the `email` field.
 */
export const nameLockHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const lock = held.safeParse(doc);
  if (!req.user || !lock.success) return doc;
  const { user } = lock.data;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: user.value } },
    select: { name: true, email: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const name = editorName(docs[0]);
  return name ? { ...lock.data, user: { ...user, value: { id: user.value, email: name } } } : doc;
};
