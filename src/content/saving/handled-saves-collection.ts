import type { CollectionConfig } from 'payload';

/**
 * Which savings were carried out lately, by the keys that their browsers gave them: a form whose answer was lost on its
 * way recognises what it wrote itself (`handled-saves.ts`).
 */
export const handledSaves: CollectionConfig = {
  slug: 'handled-saves',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, index: true },
    /** The slug of the document's collection, or of the global. */
    { name: 'subject', type: 'text', required: true },
    /** 0 for what there is once. */
    { name: 'document', type: 'number', required: true },
    /** What the document's `updatedAt` is since then. */
    { name: 'savedAt', type: 'date', required: true, index: true },
    /** Of what saved itself, the note that its answer carried (`autosave-session.ts`). */
    { name: 'session', type: 'text' },
  ],
};
