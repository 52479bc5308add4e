import { defineBlock } from '#blocks/define-block.ts';
import type { ContentField } from '#fields/content-field.ts';
import { optionalText } from '#fields/text.ts';
import { type DeviceRecord, deviceRecordSchema } from './device-record.ts';

/** Filled in by the site's server, which knows all published content; nothing is stored. */
const record: ContentField<DeviceRecord, undefined> = {
  facts: {
    label: { de: 'Verzeichnis', en: 'Record' },
    help: {
      de: 'Füllt sich von selbst mit dem, was die veröffentlichten Seiten wirklich speichern.',
      en: 'Filled automatically with what the published pages store.',
    },
  },
  schema: deviceRecordSchema,
  editor: (name) => ({ name, type: 'ui', admin: {} }),
  resolve: (): DeviceRecord => ({ stored: [], forms: [], recipients: [] }),
  store: () => undefined,
};

export const deviceStorage = defineBlock({
  kind: 'device-storage',
  place: 900,
  isLegal: true,
  version: 1,
  upgrades: [],
  label: { de: 'Gespeichertes', en: 'Device storage' },
  group: 'legal',
  purpose: {
    de: 'Was diese Website auf dem Gerät speichert, wozu und wie lange, und ein Knopf, der es vergisst.',
    en: 'What this site stores on the device, why and for how long, and a button that forgets it.',
  },
  notFor: {
    de: 'Nicht für anderes als die Datenschutzseite; den Rest der Erklärung schreibt ein Mensch.',
    en: 'Not for anything but the privacy page; the rest of that notice is for a person to write.',
  },
  alsoCalled: {
    de: 'Cookies, Datenschutz, Local Storage',
    en: 'Cookies, privacy, local storage',
  },
  fields: {
    title: optionalText({
      label: { de: 'Titel', en: 'Title' },
      help: { de: 'Steht über dem Verzeichnis.', en: 'Shown above the record.' },
      maxLength: 120,
    }),
    record,
  },
});
