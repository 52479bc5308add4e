import type { CollectionConfig } from 'payload';
import { nobody } from '#content/access/roles.ts';
import { pollFields } from '#polls/poll.fields.ts';
import { recordCollection } from './records.ts';

const collection = recordCollection(
  'polls',
  { de: 'Abstimmung', en: 'Poll' },
  { de: 'Abstimmungen', en: 'Polls' },
  'question',
  pollFields,
);

/** Polls, with every wording that they ever had. */
export const polls: CollectionConfig = {
  ...collection,
  access: { ...collection.access, readVersions: collection.access?.read ?? nobody },
  versions: { maxPerDoc: 0 },
  fields: [
    ...collection.fields,
    /** One-time codes are numbered; those below this number count. */
    {
      name: 'codesIssued',
      type: 'number',
      defaultValue: 0,
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
  ],
};
