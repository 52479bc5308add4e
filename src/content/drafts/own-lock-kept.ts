import type { PayloadRequest } from 'payload';

/** Saves without giving back the lock: whoever writes goes on writing, and Payload unlocks with every saving. */
export async function ownLockKept<Saved>(
  req: PayloadRequest,
  collection: string,
  id: number,
  save: () => Promise<Saved>,
): Promise<Saved> {
  const saved = await save();
  if (req.user) {
    // As Payload locks it: past the hooks, which hold those to their document that take one over.
    await req.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: collection, value: id },
        user: { relationTo: req.user.collection, value: req.user.id },
      },
      req,
    });
  }
  return saved;
}
