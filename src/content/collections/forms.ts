import type { CollectionConfig } from 'payload';
import { retentionLimits } from '#content/forms/retention-limits.ts';
import { formFields } from '#forms/form.fields.ts';
import { recordCollection } from './records.ts';

const collection = recordCollection(
  'forms',
  { de: 'Formular', en: 'Form' },
  { de: 'Formulare', en: 'Forms' },
  'title',
  formFields,
);

/** Forms: what they ask, and what happens to what is sent. */
export const forms: CollectionConfig = {
  ...collection,
  fields: [
    ...collection.fields,
    {
      name: 'recipients',
      type: 'array',
      maxRows: 20,
      label: { de: 'Mail an', en: 'Mail to' },
      labels: {
        singular: { de: 'Adresse', en: 'Address' },
        plural: { de: 'Adressen', en: 'Addresses' },
      },
      fields: [
        {
          name: 'address',
          type: 'text',
          required: true,
          maxLength: 254,
          label: { de: 'E-Mail-Adresse', en: 'E-mail address' },
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
    },
  ],
};
