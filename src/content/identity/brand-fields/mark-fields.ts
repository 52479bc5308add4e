import type { Field, Tab } from 'payload';
import { writtenBrand } from '#brand/brand.ts';
import { groundNames } from '#brand/record/colors.ts';
import { typedNumber } from '#content/foundation/controls/typed-number-field.ts';
import { type MarkName, ringColorIn } from '#content/identity/brand/stored-brand.ts';
import { type EditorReading, type EditorText, editorLanguageFor, verdictFor } from '#i18n/editor-texts.ts';
import { isLocale } from '#i18n/locales.ts';
import { cleanMaster, nothingSeen } from './clean-master.ts';
import { isSeen } from './seen-in-master.ts';

interface Reading {
  req: EditorReading;
  data: unknown;
}

const groundLabels: { readonly [Ground in (typeof groundNames)[number]]: EditorText } = {
  white: { de: 'Erster Grund', en: 'First ground' },
  sand: { de: 'Zweiter Grund', en: 'Second ground' },
  night: { de: 'Dunkler Grund', en: 'Dark ground' },
  ring: { de: 'Im Band', en: 'In the band' },
};

function said(name: 'name' | 'use', label: EditorText, original: EditorText, maxLength: number): Field {
  return {
    name,
    type: 'text',
    label,
    localized: true,
    maxLength,
    defaultValue: ({ locale }: { locale?: string }) =>
      original[editorLanguageFor(isLocale(locale) ? locale : 'de')],
    admin: { width: '50%' },
  };
}

function measure(
  name: string,
  label: EditorText,
  original: number,
  limits: { min: number; max: number; step: number },
): Field {
  const { min, max, step } = limits;
  return {
    name,
    type: 'number',
    label,
    min,
    max,
    defaultValue: () => original,
    admin: { step, width: '33%', components: { Field: typedNumber } },
  };
}

function markField(mark: MarkName, label: EditorText): Field {
  const { name, use, master, clearSpace, minimum, grounds } = writtenBrand.marks[mark];
  return {
    name: mark,
    type: 'group',
    label,
    fields: [
      {
        type: 'row',
        fields: [
          said('name', { de: 'Name', en: 'Name' }, name, 60),
          said('use', { de: 'Wofür', en: 'What for' }, use, 300),
        ],
      },
      {
        name: 'master',
        type: 'textarea',
        label: { de: 'Zeichnung als SVG', en: 'Drawing as SVG' },
        maxLength: 200_000,
        defaultValue: () => master,
        validate: async (value: unknown, { req, data }: Reading) => {
          if (typeof value !== 'string' || value.trim() === '') return true;
          const cleaned = cleanMaster(value, ringColorIn(data));
          if ('problem' in cleaned) return verdictFor(req, cleaned.problem);
          return verdictFor(req, (await isSeen(cleaned.master)) ? undefined : nothingSeen);
        },
        hooks: {
          beforeChange: [
            ({ value, data }) => {
              if (typeof value !== 'string' || value.trim() === '') return value;
              const cleaned = cleanMaster(value, ringColorIn(data));
              return 'master' in cleaned ? cleaned.master : value;
            },
          ],
        },
        admin: {
          rows: 6,
          description: {
            de: 'Die SVG-Datei in einem Texteditor öffnen und ganz hier einfügen. Höchstens zwei Farben: Was die Farbe des Rings hat, wird zum Ring, das andere zur Schrift. Texte und Linien vorher in Pfade umwandeln. Leer: die mitgelieferte Zeichnung.',
            en: 'Open the SVG file in a text editor, and paste all of it. Two colours at most: what has the ring’s colour becomes the ring, the rest becomes type. Convert texts and lines to paths before. Empty: the drawing that was delivered.',
          },
        },
      },
      {
        type: 'row',
        fields: [
          measure(
            'clearSpace',
            { de: 'Schutzraum in Teilen der Höhe', en: 'Clear space in parts of the height' },
            clearSpace,
            { min: 0, max: 2, step: 0.05 },
          ),
          measure('leastPixels', { de: 'Mindesthöhe in Pixeln', en: 'Least height in pixels' }, minimum.px, {
            min: 1,
            max: 1000,
            step: 1,
          }),
          measure('leastMillimetres', { de: 'Mindesthöhe in mm', en: 'Least height in mm' }, minimum.mm, {
            min: 1,
            max: 1000,
            step: 0.5,
          }),
        ],
      },
      {
        name: 'grounds',
        type: 'select',
        hasMany: true,
        label: { de: 'Darf stehen auf', en: 'May stand on' },
        options: groundNames.map((value) => ({ value, label: groundLabels[value] })),
        defaultValue: () => [...grounds],
      },
    ],
  };
}

export const marks: Tab = {
  name: 'marks',
  label: { de: 'Zeichen', en: 'Marks' },
  description: {
    de: 'Aus jeder Zeichnung entstehen alle Logo-Dateien, auf jedem Grund in seinen Farben, und die Richtlinie.',
    en: 'From each drawing come all logo files, on each ground in its colours, and the guideline.',
  },
  fields: [
    markField('wordmark', { de: 'Wortmarke', en: 'Wordmark' }),
    markField('symbol', { de: 'Symbol', en: 'Symbol' }),
    {
      name: 'icon',
      type: 'select',
      label: { de: 'Was Browser im Tab zeigen', en: 'What browsers show in a tab' },
      options: [
        { value: 'shirt', label: { de: 'Ein Trikot mit dem Band', en: 'A shirt with the band' } },
        { value: 'symbol', label: { de: 'Das Symbol', en: 'The symbol' } },
      ],
      defaultValue: () => writtenBrand.icon,
      admin: {
        description: {
          de: 'Auch auf dem Startbildschirm eines Handys. Wo das Band auf dem Trikot liegt, steht unter „Ring“.',
          en: 'On a phone’s home screen, too. Where the band lies on the shirt is said under “Ring”.',
        },
      },
    },
  ],
};
