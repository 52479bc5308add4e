import type { CollectionConfig } from 'payload';

/**
 * How often a path was missing or a redirect was followed: sums over all sites (`kept-path-counts.ts`), without
 * anything about visitors. Used only by the list and form of redirects.
 */
export const pathCounts: CollectionConfig = {
  slug: 'path-counts',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['kind', 'path'], unique: true }],
  fields: [
    /** One of `pathCountKinds`. */
    { name: 'kind', type: 'text', required: true },
    /** Without language prefix. */
    { name: 'path', type: 'text', required: true },
    { name: 'count', type: 'number', required: true },
    /** Days in the club's time zone, `2026-12-01`. */
    { name: 'firstDay', type: 'text', required: true },
    { name: 'lastDay', type: 'text', required: true },
    { name: 'ignored', type: 'checkbox', required: true, defaultValue: false },
  ],
};
