import type { CollectionConfig } from 'payload';

/**
 * Who made a version, how and why, which Payload's versions don't say. Written with the version itself (`note-version.ts`), read
 * by the list of versions alone.
 */
export const versionNotes: CollectionConfig = {
  slug: 'version-notes',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['subject', 'version'], unique: true }],
  fields: [
    /** The slug of the document's collection. */
    { name: 'subject', type: 'text', required: true },
    { name: 'version', type: 'number', required: true },
    /** The account's name as it was then; empty for what no account did. */
    { name: 'author', type: 'text' },
    /** Of `versionKinds`. */
    { name: 'kind', type: 'text', required: true },
    /** As its author gave it. */
    { name: 'reason', type: 'text' },
  ],
};
