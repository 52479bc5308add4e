import type { CollectionConfig } from 'payload';

/**
 * Links by which people without an account see a page's draft. Only the endpoints of pages make and end them
 * (`draft-link-endpoints.ts`), nobody reads them otherwise; of the token there is a hash.
 */
export const draftLinks: CollectionConfig = {
  slug: 'draft-links',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Not required: what a page leaves behind that is deleted for good is a link to nothing.
    { name: 'page', type: 'relationship', relationTo: 'pages', index: true },
    { name: 'token', type: 'text', required: true, unique: true, index: true },
    { name: 'until', type: 'date', required: true, index: true },
    /** The editor's name as it was then: the account may be gone. */
    { name: 'madeBy', type: 'text', required: true },
  ],
};
