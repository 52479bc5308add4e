import type { EditorLanguage } from '#i18n/editor-texts.ts';

interface CodesMessages {
  heading: string;
  issued: (count: string) => string;
  howMany: string;
  make: string;
  making: string;
  made: (first: string, last: string) => string;
  again: string;
  first: string;
  last: string;
  save: string;
  /** Columns of the file: number and code. */
  columns: readonly [string, string];
  failed: string;
  unsaved: string;
}

export const codesMessages: Readonly<Record<EditorLanguage, CodesMessages>> = {
  de: {
    heading: 'Codes',
    issued: (count) => `Bisher erzeugt: ${count}. Jeder Code gilt für eine Stimme.`,
    howMany: 'Wie viele neue (1 bis 100.000)?',
    make: 'Codes erzeugen',
    making: 'Erzeugt …',
    made: (first, last) => `Erzeugt: Nummer ${first} bis ${last}. Die Datei wird gespeichert.`,
    again: 'Noch einmal speichern',
    first: 'Von Nummer',
    last: 'Bis Nummer',
    save: 'Als CSV speichern',
    columns: ['Nummer', 'Code'],
    failed:
      'Die Codes ließen sich nicht erzeugen: Die Verbindung ist abgerissen. Bitte noch einmal versuchen.',
    unsaved: 'Bitte erst speichern, dann gibt es hier Codes.',
  },
  en: {
    heading: 'Codes',
    issued: (count) => `Made so far: ${count}. Each code is good for one vote.`,
    howMany: 'How many new ones (1 to 100,000)?',
    make: 'Generate codes',
    making: 'Generating …',
    made: (first, last) => `Made: numbers ${first} to ${last}. The file is being saved.`,
    again: 'Save again',
    first: 'From number',
    last: 'To number',
    save: 'Save as CSV',
    columns: ['Number', 'Code'],
    failed: 'The codes could not be made: the connection broke. Please try again.',
    unsaved: 'Please save first; then codes can be made here.',
  },
};
