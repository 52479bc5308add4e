import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import type { ContentField } from '#fields/content-field.ts';
import { optionalText } from '#fields/text.ts';
import { type ClubRecord, clubRecordSchema } from './club-details.ts';

/** Filled in by the site's server from the project settings; nothing is stored. */
const details: ContentField<ClubRecord, undefined> = {
  facts: {
    label: { de: 'Angaben', en: 'Details' },
    help: {
      de: 'Kommen aus den Projekteinstellungen, Reiter „Verein und Recht“. Was dort leer ist, fehlt auf der Seite.',
      en: 'Taken from the project settings, tab “Club and legal”. What is empty there is left out of the page.',
    },
  },
  schema: clubRecordSchema,
  editor: (name) => ({ name, type: 'ui', admin: {} }),
  resolve: (): ClubRecord => ({ club: {}, missing: [] }),
  store: () => undefined,
};

export const clubDetails = defineBlock({
  kind: 'club-details',
  place: 910,
  isLegal: true,
  version: 1,
  upgrades: [],
  label: { de: 'Vereinsangaben', en: 'Club details' },
  group: 'legal',
  purpose: {
    de: 'Was der Verein nach dem Gesetz über sich sagen muss, aus den Projekteinstellungen.',
    en: 'What the law wants a club to say about itself, taken from the project settings.',
  },
  notFor: {
    de: 'Nicht für anderes als Impressum, Datenschutz und Barrierefreiheit; den Text dazu schreibt ein Mensch.',
    en: 'Not for anything but imprint, privacy and accessibility; the text around it is for a person to write.',
  },
  alsoCalled: {
    de: 'Impressum, Anschrift, Kontakt, Register',
    en: 'Imprint, legal notice, address, contact',
  },
  fields: {
    title: optionalText({
      label: { de: 'Titel', en: 'Title' },
      help: { de: 'Steht über den Angaben.', en: 'Shown above the details.' },
      maxLength: 120,
    }),
    part: choice({
      label: { de: 'Welche Angaben', en: 'Which details' },
      help: {
        de: 'Anbieter fürs Impressum, Verantwortlich und Auftragsverarbeiter für den Datenschutz, Kontakt für die Barrierefreiheit.',
        en: 'Provider for the imprint, controller and processors for privacy, contact for accessibility.',
      },
      options: {
        provider: { de: 'Anbieter', en: 'Provider' },
        controller: { de: 'Verantwortlich', en: 'Controller' },
        processors: { de: 'Auftragsverarbeiter', en: 'Processors' },
        contact: { de: 'Kontakt', en: 'Contact' },
      },
    }),
    details,
  },
});
