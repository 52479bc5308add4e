import type { CollectionConfig } from 'payload';

/**
 * How often visitors asked for a path in vain, or followed a redirect from it: sums of what all sites tell
 * (`kept-path-counts.ts`). Of who asked there is nothing. Nobody reads or writes it but by the redirects' list and form.
 */
export const pathCounts: CollectionConfig = {
  slug: 'path-counts',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['kind', 'path'], unique: true }],
  fields: [
    /** Of `pathCountKinds`. */
    { name: 'kind', type: 'text', required: true },
    /** Without language prefix. */
    { name: 'path', type: 'text', required: true },
    { name: 'count', type: 'number', required: true },
    /** Days where the club is at home, `2026-12-01`. */
    { name: 'firstDay', type: 'text', required: true },
    { name: 'lastDay', type: 'text', required: true },
    /** An editor doesn't want to see it any more. */
    { name: 'ignored', type: 'checkbox', required: true, defaultValue: false },
  ],
};
