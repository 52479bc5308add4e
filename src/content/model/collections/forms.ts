import type { CollectionConfig } from 'payload';
import { z } from 'zod';
import { isEditor } from '#content/access/rights/roles.ts';
import { mailAddress } from '#content/foundation/fields/mail-address.ts';
import { completeForm } from '#content/inbox/forms/check-form.ts';
import { confirmationFields, questionFields } from '#content/inbox/forms/form-layout.ts';
import { retentionLimits } from '#content/inbox/forms/retention-limits.ts';
import { shortenRetention } from '#content/inbox/forms/shorten-retention.ts';
import { exportEndpoint } from '#content/inbox/submissions/export-endpoint.ts';
import { formFields } from '#forms/form.fields.ts';
import { type EditorReading, textFor } from '#i18n/editor-texts.ts';
import { recordCollection } from './records.ts';

const collection = recordCollection(
  'forms',
  { de: 'Formular', en: 'Form' },
  { de: 'Formulare', en: 'Forms' },
  'title',
  formFields,
);

const key = collection.fields.find((field) => 'name' in field && field.name === 'key');

export const forms: CollectionConfig = {
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      views: {
        edit: {
          submissions: {
            Component: '/inbox/submissions/form-submissions-view.tsx#FormSubmissionsView',
            path: '/submissions',
            tab: {
              label: ({ t }) => t('forms:submissions'),
              href: '/submissions',
              order: 150,
              condition: ({ req }) => isEditor(req.user),
            },
          },
        },
      },
    },
  },
  endpoints: [...collection.endpoints, exportEndpoint],
  hooks: {
    ...collection.hooks,
    beforeChange: [completeForm, shortenRetention],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { de: 'Fragen', en: 'Questions' }, fields: questionFields() },
        {
          label: { de: 'Zustellung', en: 'Delivery' },
          fields: [
            ...confirmationFields(),
            {
              name: 'recipients',
              type: 'array',
              maxRows: 20,
              label: { de: 'Mail an', en: 'Mail to' },
              labels: {
                singular: { de: 'Adresse', en: 'Address' },
                plural: { de: 'Adressen', en: 'Addresses' },
              },
              admin: {
                description: {
                  de: 'Wer von jeder Einsendung eine Mail bekommt. Steht auf keiner Seite. Auch ohne Adresse steht jede Einsendung unter „Einsendungen“.',
                  en: 'Who gets a mail for every submission. Not shown on any page. Even without an address, every submission is listed under “Received”.',
                },
              },
              fields: [
                {
                  name: 'address',
                  type: 'text',
                  required: true,
                  maxLength: 254,
                  label: { de: 'E-Mail-Adresse', en: 'E-mail address' },
                  ...mailAddress,
                },
              ],
            },
            {
              name: 'retentionDays',
              type: 'number',
              required: true,
              min: retentionLimits.least,
              max: retentionLimits.most,
              defaultValue: retentionLimits.usual,
              label: { de: 'Aufbewahren (Tage)', en: 'Keep for (days)' },
              validate: checkDays,
              admin: {
                step: 1,
                description: {
                  de: 'Danach wird eine Einsendung mit ihren Dateien von selbst gelöscht. Eine kürzere Frist gilt auch für das, was schon da ist, und löscht Älteres binnen einer Stunde; eine längere gilt nur für Neues.',
                  en: 'After that a submission is deleted automatically, with its files. A shorter time also applies to existing submissions, and deletes older ones within an hour; a longer one applies only to new ones.',
                },
              },
            },
          ],
        },
      ],
    },
    ...(key ? [key] : []),
  ],
};

interface ValidatedBy {
  req: EditorReading;
}

function checkDays(value: unknown, { req }: ValidatedBy): true | string {
  const { least, most } = retentionLimits;
  if (z.number().int().min(least).max(most).safeParse(value).success) return true;
  return textFor(req, {
    de: `Bitte eine ganze Zahl von ${least} bis ${most.toLocaleString('de')} Tagen angeben.`,
    en: `Please give a whole number from ${least} to ${most.toLocaleString('en')} days.`,
  });
}
