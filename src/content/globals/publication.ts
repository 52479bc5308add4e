import type { GlobalConfig } from 'payload';

/** The content's version, for the sites that follow it. Written by hooks only. */
export const publication: GlobalConfig = {
  slug: 'publication',
  admin: { hidden: true },
  fields: [
    /** New with every change. */
    { name: 'version', type: 'text', defaultValue: '0' },
    /** New with every change that may show on any page. */
    { name: 'shared', type: 'text', defaultValue: '0' },
    /** Whether the demo content was started and finished. */
    { name: 'seed', type: 'select', options: ['started', 'finished'] },
  ],
};
