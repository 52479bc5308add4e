import type { Field } from 'payload';
import { momentField } from '#fields/moment.ts';

/** How many days before its end a licence is on the overview. */
export const licenceWarningDays = 28;

/** Licence, source and expiry date. Only for editors: none of it reaches the site. */
export const licenceFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'source',
        type: 'text',
        maxLength: 300,
        label: { de: 'Quelle', en: 'Source' },
        admin: {
          width: '50%',
          description: {
            de: 'Woher die Datei kommt: Agentur, Archivnummer oder Adresse.',
            en: 'Where the file comes from: agency, archive number or address.',
          },
        },
      },
      {
        name: 'licence',
        type: 'text',
        maxLength: 300,
        label: { de: 'Lizenz', en: 'Licence' },
        admin: {
          width: '50%',
          description: {
            de: 'Worauf die Erlaubnis beruht: Vertrag, CC BY 4.0 oder eigenes Bild.',
            en: 'What the permission rests on: a contract, CC BY 4.0 or our own picture.',
          },
        },
      },
    ],
  },
  {
    name: 'licensedUntil',
    type: 'date',
    index: true,
    label: { de: 'Lizenz bis', en: 'Licensed until' },
    admin: {
      date: { pickerAppearance: 'dayOnly' },
      components: { Field: { path: momentField, clientProps: { kind: 'day' } } },
      description: {
        de: `Der letzte Tag, an dem die Datei gezeigt werden darf. ${licenceWarningDays} Tage vorher steht sie auf der Übersicht. Leer gilt die Lizenz ohne Ende.`,
        en: `The last day on which the file may be shown. ${licenceWarningDays} days before, it is on the overview. Left empty, the licence has no end.`,
      },
    },
  },
];
