import type { CollectionConfig } from 'payload';
import { isEditor } from '#content/access/rights/roles.ts';
import { fileEndpoint } from '#content/inbox/submissions/file-endpoint.ts';
import { forgetSubmission } from '#content/inbox/submissions/forget-submission.ts';
import { mailsEndpoint } from '#content/inbox/submissions/mails-endpoint.ts';
import { mailStates } from '#content/inbox/submissions/stored-submission.ts';
import { mailStateLabels } from '#content/inbox/submissions/submissions-messages.ts';
import { languageName } from '#i18n/editor-texts.ts';
import { locales } from '#i18n/locales.ts';

const when = { pickerAppearance: 'dayAndTime' as const, displayFormat: 'dd.MM.yyyy HH:mm' };

/** Only for columns and filters of the list. An opened entry shows them as text instead. */
const listed = { condition: () => false };

/**
 * Submissions of visitors. Created only by the site (`keepSubmission`) and never edited; editors and admins read and
 * delete them, and handle unsent mails. No page shows them, so no change is announced, and they need no lock.
 */
export const submissions: CollectionConfig = {
  slug: 'submissions',
  labels: {
    singular: { de: 'Einsendung', en: 'Submission' },
    plural: { de: 'Einsendungen', en: 'Submissions' },
  },
  admin: {
    group: { de: 'Einsendungen', en: 'Received' },
    hidden: ({ user }) => !isEditor(user),
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'form', 'receivedAt', 'language', 'mailState', 'deleteAfter'],
    listSearchableFields: ['searchText', 'receipt'],
    pagination: { defaultLimit: 25 },
    description: {
      de: 'Was Menschen über die Formulare der Website geschickt haben. Nach der Frist des Formulars wird es von selbst gelöscht.',
      en: 'What visitors sent by the site’s forms. Deleted automatically after the time set in the form.',
    },
  },
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  defaultSort: '-receivedAt',
  // The delete hook needs it to find the files, whatever the request selects.
  forceSelect: { receipt: true },
  hooks: { afterDelete: [forgetSubmission] },
  endpoints: [fileEndpoint, mailsEndpoint],
  fields: [
    {
      name: 'read',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/inbox/submissions/submission-view.tsx#SubmissionView' },
      },
    },
    {
      name: 'summary',
      type: 'text',
      label: { de: 'Einsendung', en: 'Submission' },
      admin: listed,
    },
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      index: true,
      label: { de: 'Formular', en: 'Form' },
      admin: listed,
    },
    {
      name: 'receivedAt',
      type: 'date',
      required: true,
      index: true,
      label: { de: 'Eingegangen', en: 'Received' },
      admin: { ...listed, date: when },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      label: { de: 'Sprache', en: 'Language' },
      options: locales.map((locale) => ({
        value: locale,
        label: { de: languageName(locale, 'de'), en: languageName(locale, 'en') },
      })),
      admin: listed,
    },
    {
      name: 'mailState',
      type: 'select',
      required: true,
      index: true,
      label: { de: 'Mails', en: 'Mails' },
      options: mailStates.map((value) => ({ value, label: { ...mailStateLabels[value] } })),
      admin: listed,
    },
    {
      name: 'deleteAfter',
      type: 'date',
      required: true,
      index: true,
      label: { de: 'Wird gelöscht am', en: 'Will be deleted on' },
      admin: { ...listed, date: when },
    },
    {
      name: 'receipt',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { de: 'Quittung', en: 'Receipt' },
      admin: listed,
    },
    /** The form's title at the time; the form may be deleted later. */
    { name: 'formTitle', type: 'text', required: true, admin: { hidden: true } },
    {
      name: 'searchText',
      type: 'textarea',
      label: { de: 'Angaben', en: 'Answers' },
      admin: { hidden: true },
    },
    { name: 'revision', type: 'number', required: true, admin: { hidden: true } },
    { name: 'answers', type: 'textarea', required: true, admin: { hidden: true } },
    { name: 'files', type: 'textarea', required: true, admin: { hidden: true } },
    { name: 'mails', type: 'textarea', required: true, admin: { hidden: true } },
  ],
};

/**
 * Tombstones of deleted submissions, by receipt only: a site that doesn't know of the deletion must not bring them
 * back.
 */
export const deletedSubmissions: CollectionConfig = {
  slug: 'deleted-submissions',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'receipt', type: 'text', required: true, unique: true, index: true },
    { name: 'deletedAt', type: 'date', required: true, index: true },
  ],
};
