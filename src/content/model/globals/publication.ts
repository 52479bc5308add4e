import type { GlobalConfig } from 'payload';

/** The content version, which sites poll. Written only by hooks. */
export const publication: GlobalConfig = {
  slug: 'publication',
  admin: { hidden: true },
  fields: [
    /** Changes with every change. */
    { name: 'version', type: 'text', defaultValue: '0' },
    /** Changes with every change that may show on any page. */
    { name: 'shared', type: 'text', defaultValue: '0' },
    { name: 'seed', type: 'select', options: ['started', 'finished'] },
  ],
};
