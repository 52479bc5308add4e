import type { CollectionConfig } from 'payload';

/**
 * Who made a version, how and why, which Payload's versions don't record. Written with the version itself
 * (`note-version.ts`), read only by the list of versions.
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
    /** The account's name at the time; empty if no account made it. */
    { name: 'author', type: 'text' },
    /** One of `versionKinds`. */
    { name: 'kind', type: 'text', required: true },
    { name: 'reason', type: 'text' },
  ],
};
