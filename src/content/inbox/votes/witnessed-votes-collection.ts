import type { CollectionConfig } from 'payload';

/** How far each poll's votes have come (`kept-witness.ts`), so that nobody sets them back by their own database alone. */
export const witnessedVotes: CollectionConfig = {
  slug: 'witnessed-votes',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    /** A poll's id; empty for all polls together. */
    { name: 'poll', type: 'text', required: true, unique: true },
    /** JSON of the site's. */
    { name: 'content', type: 'text', required: true },
    { name: 'seal', type: 'text', required: true },
  ],
};
