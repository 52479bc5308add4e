import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { record } from '#fields/record.ts';
import { formFields } from '#forms/form.fields.ts';

export const form = defineBlock({
  kind: 'form',
  place: 150,
  version: 1,
  upgrades: [],
  label: { de: 'Formular', en: 'Form' },
  group: 'doing',
  purpose: {
    de: 'Fragen, deren Antworten jemand liest und beantwortet.',
    en: 'Questions whose answers somebody reads and replies to.',
  },
  notFor: {
    de: 'Nicht für Abstimmungen, und nicht für Angaben, die niemand braucht.',
    en: 'Not for votes, and not for details that nobody needs.',
  },
  alsoCalled: {
    de: 'Kontakt, Anmeldung, Bewerbung, Anfrage',
    en: 'Contact, sign-up, application, enquiry',
  },
  fields: {
    form: record({
      collection: 'forms',
      fields: formFields,
      label: { de: 'Formular', en: 'Form' },
      help: {
        de: 'Wird unter „Formulare“ angelegt und kann auf mehreren Seiten stehen.',
        en: 'Created under “Forms”; can be used on several pages.',
      },
    }),
    arrangement: choice({
      label: { de: 'Anordnung', en: 'Arrangement' },
      help: {
        de: 'Wo Titel und Einleitung stehen, wenn der Bildschirm breit genug ist.',
        en: 'Where title and introduction are shown on wide screens.',
      },
      options: {
        beside: { de: 'Neben den Feldern', en: 'Beside the fields' },
        above: { de: 'Über den Feldern', en: 'Above the fields' },
      },
    }),
  },
});
