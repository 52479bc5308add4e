import type { CollectionConfig } from 'payload';

/**
 * Links that show a page's draft to people without an account. Written only by the endpoints of pages
 * (`draft-link-endpoints.ts`); the token is stored as a hash.
 */
export const draftLinks: CollectionConfig = {
  slug: 'draft-links',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Not required: after a page is deleted for good its links lead nowhere.
    { name: 'page', type: 'relationship', relationTo: 'pages', index: true },
    { name: 'token', type: 'text', required: true, unique: true, index: true },
    { name: 'until', type: 'date', required: true, index: true },
    /** The editor's name at the time: the account may be deleted later. */
    { name: 'madeBy', type: 'text', required: true },
  ],
};
