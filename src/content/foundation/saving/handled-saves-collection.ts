import type { CollectionConfig } from 'payload';

/** Recent saves by idempotency key: a form whose response was lost recognises its own write (`handled-saves.ts`). */
export const handledSaves: CollectionConfig = {
  slug: 'handled-saves',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, index: true },
    /** The slug of the collection or global. */
    { name: 'subject', type: 'text', required: true },
    /** 0 for a global. */
    { name: 'document', type: 'number', required: true },
    /** The document's `updatedAt` after the save. */
    { name: 'savedAt', type: 'date', required: true, index: true },
    /** For an autosave, the session that its response carried (`autosave-session.ts`). */
    { name: 'session', type: 'text' },
  ],
};
