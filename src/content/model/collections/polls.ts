import type { CollectionConfig } from 'payload';
import { refuseCountedPoll, refuseUnfairPoll, signPoll } from '#content/inbox/votes/check-poll.ts';
import { codeEndpoints } from '#content/inbox/votes/code-endpoints.ts';
import { correctionLabel } from '#content/inbox/votes/poll-rules.ts';
import { votesEndpoints } from '#content/inbox/votes/votes-endpoints.ts';
import { refuseUndescribedPicture } from '#content/lifecycle/gates/refuse-undescribed-picture.ts';
import { pollFields } from '#polls/poll.fields.ts';
import { emptyInCopies } from './duplicate.ts';
import { drafts, recordCollection } from './records.ts';

const collection = recordCollection(
  'polls',
  { de: 'Abstimmung', en: 'Poll' },
  { de: 'Abstimmungen', en: 'Polls' },
  'question',
  pollFields,
);

/** Polls keep all their versions. */
export const polls: CollectionConfig = {
  ...collection,
  admin: {
    ...collection.admin,
    defaultColumns: ['question', 'state', 'updatedAt'],
    components: {
      views: {
        edit: {
          votes: {
            Component: '/inbox/votes/votes-view.tsx#VotesView',
            path: '/votes',
            tab: { label: ({ t }) => t('polls:votes'), href: '/votes', order: 150 },
          },
        },
      },
    },
  },
  versions: { maxPerDoc: 0, drafts },
  endpoints: [...collection.endpoints, ...codeEndpoints, ...votesEndpoints],
  hooks: {
    ...collection.hooks,
    beforeChange: [refuseUnfairPoll, refuseUndescribedPicture, signPoll],
    beforeDelete: [refuseCountedPoll],
  },
  fields: [
    ...emptyInCopies(collection.fields, ['opensAt', 'closesAt']),
    {
      name: 'codes',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        condition: ({ integrity }) => integrity === 'code',
        components: { Field: '/inbox/votes/codes-panel.tsx#CodesPanel' },
      },
    },
    {
      name: 'state',
      type: 'ui',
      label: { de: 'Stand', en: 'State' },
      admin: {
        position: 'sidebar',
        components: { Cell: '/inbox/votes/poll-state-cell.tsx#PollStateCell' },
      },
    },
    {
      name: 'changedBy',
      type: 'text',
      label: { de: 'Zuletzt geändert von', en: 'Last changed by' },
      access: { create: () => false, update: () => false },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: {
          de: 'Unter „Versionen“ steht zu jeder Änderung, von wem sie ist. Fehlt dort der Name, war es dasselbe Konto wie zuvor.',
          en: '“Versions” shows who made each change. Without a name, it was the same account as before.',
        },
      },
    },
    {
      name: 'correction',
      type: 'textarea',
      maxLength: 300,
      label: correctionLabel,
      admin: {
        position: 'sidebar',
        description: {
          de: 'Nötig, wenn sich Frage, Antworten oder ihre Reihenfolge ändern, obwohl schon Stimmen gezählt sind. Ein Satz; er steht im öffentlichen Protokoll.',
          en: 'Required if the question, the answers or their order change after votes have been counted. One sentence; it is shown in the public audit.',
        },
      },
    },
    {
      name: 'correctedAt',
      type: 'date',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    /** The number of one-time codes issued; codes up to this number are valid. */
    {
      name: 'codesIssued',
      type: 'number',
      defaultValue: 0,
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
  ],
};
