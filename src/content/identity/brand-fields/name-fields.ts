import type { Field, Tab } from 'payload';
import { z } from 'zod';
import { writtenBrand } from '#brand/brand.ts';
import { type EditorReading, type EditorText, editorLanguageFor, verdictFor } from '#i18n/editor-texts.ts';
import { isLocale } from '#i18n/locales.ts';
import { longest, problemOfLine, problemOfName, tidyLine } from './name-problems.ts';

interface Reading {
  req: EditorReading;
  siblingData: unknown;
}

const { name, claim: delivered } = writtenBrand;

const siblings = z.object({ text: z.string().catch('') }).catch({ text: '' });

function nameBeside({ siblingData }: Reading): string {
  return tidyLine(siblings.parse(siblingData).text);
}

const tidied = {
  beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? tidyLine(value) : value)],
};

const text: Field = {
  name: 'text',
  type: 'text',
  label: { de: 'Name', en: 'Name' },
  defaultValue: () => name.text,
  hooks: tidied,
  validate: (value: unknown, { req }: Reading) =>
    verdictFor(req, problemOfName(value, { most: longest.name, isNeeded: true })),
  admin: {
    width: '50%',
    description: {
      de: 'Wie der Verein sich nennt, in beiden Sprachen gleich: in Titeln, im Kopf der Seiten, in Bildern zum Teilen und allen Dateien. Die Wortmarke unter „Zeichen“ ist eine Zeichnung und ändert sich nicht mit. Wird dort eine eigene eingefügt, steht sie statt des gesetzten Namens im Kopf der Seiten und in Bildern zum Teilen.',
      en: 'What the club calls itself, the same in both languages: in titles, in the header, in share pictures and all files. The wordmark under “Marks” is a drawing, and doesn’t change with it. One of your own that is pasted there takes the place of the name in headers and share pictures.',
    },
  },
};

const short: Field = {
  name: 'short',
  type: 'text',
  label: { de: 'Kurzer Name', en: 'Short name' },
  defaultValue: () => name.short,
  hooks: tidied,
  validate: (value: unknown, { req }: Reading) =>
    verdictFor(req, problemOfName(value, { most: longest.short, isNeeded: false })),
  admin: {
    width: '50%',
    description: {
      de: 'Unter dem Symbol auf einem Telefon, höchstens zwölf Zeichen. Leer: der Name.',
      en: 'Below the icon on a phone, twelve characters at most. Empty: the name.',
    },
  },
};

const full: Field = {
  name: 'full',
  type: 'text',
  label: { de: 'Ausgeschriebener Name', en: 'Name written out' },
  localized: true,
  hooks: tidied,
  validate: (value: unknown, { req }: Reading) =>
    verdictFor(req, problemOfLine(value, { most: longest.full, isNeeded: false })),
  admin: {
    description: {
      de: 'Wo der Name allein zu wenig sagt: in der Richtlinie, für Suchmaschinen und andere Maschinen. Je Sprache; leer: Es gibt keinen.',
      en: 'Where the name alone says too little: in the guideline, for search engines and other machines. In each language; empty: there is none.',
    },
  },
};

const styledLetter: Field = {
  name: 'styledLetter',
  type: 'number',
  label: { de: 'Hervorgehobener Buchstabe', en: 'Styled letter' },
  defaultValue: () => name.styledLetter,
  validate: (value: unknown, reading: Reading) =>
    verdictFor(reading.req, problemOfLetter(value, nameBeside(reading))),
  admin: {
    step: 1,
    width: '50%',
    description: {
      de: 'Der wievielte Buchstabe des Namens die Farbe des Rings trägt. Leer: der mittlere. 0: keiner.',
      en: 'Which letter of the name wears the ring’s colour, counted from one. Empty: the middle one. 0: none.',
    },
  },
};

function problemOfLetter(value: unknown, text: string): EditorText | undefined {
  // A missing name is reported at its own field.
  if (value === undefined || value === null || text === '') return undefined;
  const isLetter = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  if (!isLetter || value > text.length)
    return {
      de: `Eine ganze Zahl von 0 bis ${text.length}: So viele Zeichen hat der Name.`,
      en: `A whole number from 0 to ${text.length}: that is how many characters the name has.`,
    };
  return value === 0 || /[\p{L}\p{N}]/u.test(text.charAt(value - 1))
    ? undefined
    : { de: 'An dieser Stelle steht kein Buchstabe.', en: 'There is no letter at this place.' };
}

const styledFrom: Field = {
  name: 'styledFrom',
  type: 'number',
  label: { de: 'Hervorgehoben ab (Pixel)', en: 'Styled from (pixels)' },
  min: 0,
  max: 200,
  defaultValue: () => name.styledFrom,
  admin: {
    step: 1,
    width: '50%',
    description: {
      de: 'Kleiner gesetzt sieht der Buchstabe aus wie seine Nachbarn.',
      en: 'Set smaller, the letter looks like its neighbours.',
    },
  },
};

const letters: Field = {
  name: 'letters',
  type: 'select',
  label: { de: 'Buchstaben der Wortmarke', en: 'Letters of the wordmark' },
  options: [
    { value: 'written', label: { de: 'Wie geschrieben', en: 'As written' } },
    { value: 'capitals', label: { de: 'Versalien', en: 'Capitals' } },
  ],
  defaultValue: () => 'written',
  admin: {
    width: '50%',
    description: {
      de: 'Im Kopf der Seiten, im Vorhang und in Bildern zum Teilen. In Texten bleibt der Name, wie er geschrieben ist.',
      en: 'In the header, in the opening strip and in share pictures. In texts the name stays as it is written.',
    },
  },
};

const breaks: Field = {
  name: 'breaks',
  type: 'select',
  label: { de: 'Umbruch der Wortmarke', en: 'Line break in the wordmark' },
  options: [
    {
      value: 'words',
      label: { de: 'Zwischen Wörtern, wenn es eng wird', en: 'Between words, if there is no room' },
    },
    { value: 'never', label: { de: 'Nie', en: 'Never' } },
  ],
  defaultValue: () => 'words',
  validate: (value: unknown, reading: Reading) =>
    verdictFor(
      reading.req,
      value === 'never' && nameBeside(reading).length > longest.unbroken
        ? {
            de: `Ein Name von mehr als ${longest.unbroken} Zeichen passt in einem schmalen Fenster nicht in eine Zeile.`,
            en: `A name of more than ${longest.unbroken} characters has no room in one line of a narrow window.`,
          }
        : undefined,
    ),
  admin: {
    width: '50%',
    description: {
      de: 'Auf einem Telefon darf sie in jedem Fall umbrechen: Sonst hat das Menü keinen Platz.',
      en: 'On a phone it may break in any case: the menu would have no room.',
    },
  },
};

const claim: Field = {
  name: 'claim',
  type: 'text',
  label: { de: 'Leitsatz', en: 'Tagline' },
  localized: true,
  defaultValue: ({ locale }: { locale?: string | undefined }) =>
    delivered[editorLanguageFor(isLocale(locale) ? locale : 'de')],
  hooks: tidied,
  validate: (value: unknown, { req }: Reading) =>
    verdictFor(req, problemOfLine(value, { most: longest.claim, isNeeded: true })),
  admin: {
    description: {
      de: 'Steht groß im Fuß jeder Seite, auf den Anwendungen und in der Richtlinie. Je Sprache geschrieben, nicht übersetzt.',
      en: 'Stands large at the foot of every page, on the applications and in the guideline. Written in each language, not translated.',
    },
  },
};

export const nameAndClaim: Tab = {
  label: { de: 'Name und Leitsatz', en: 'Name and tagline' },
  fields: [
    {
      name: 'name',
      type: 'group',
      label: { de: 'Name', en: 'Name' },
      fields: [
        { type: 'row', fields: [text, short] },
        full,
        { type: 'row', fields: [styledLetter, styledFrom] },
        { type: 'row', fields: [letters, breaks] },
      ],
    },
    claim,
  ],
};
