import type { Field, Tab } from 'payload';
import { writtenBrand } from '#brand/brand.ts';
import { type ColorName, colorNames } from '#brand/record/colors.ts';
import { typedNumber } from '#content/foundation/controls/typed-number-field.ts';
import { isHex, notHex, tidyHex } from '#content/foundation/fields/hex-values.ts';
import { cmykPattern, fieldOf } from '#content/identity/brand/stored-brand.ts';
import { type EditorReading, type EditorText, editorLanguageFor, verdictFor } from '#i18n/editor-texts.ts';
import { isLocale } from '#i18n/locales.ts';

type Reading = { req: EditorReading };

function inItsLanguage(text: EditorText) {
  return ({ locale }: { locale?: string | undefined }) =>
    text[editorLanguageFor(isLocale(locale) ? locale : 'de')];
}

function localizedText(name: string, label: EditorText, original: EditorText, maxLength: number): Field {
  return {
    name,
    type: 'text',
    label,
    localized: true,
    required: true,
    maxLength,
    defaultValue: inItsLanguage(original),
  };
}

/** Colour specifications for print, paint or yarn, which can't be computed. */
function given(name: string, label: EditorText, original: string | undefined): Field {
  return {
    name,
    type: 'text',
    label,
    maxLength: 60,
    defaultValue: () => original,
    admin: { width: '25%' },
  };
}

const inks: EditorText = {
  de: 'Vier Zahlen in Prozent für Cyan, Magenta, Gelb und Schwarz, zum Beispiel 0 100 90 5.',
  en: 'Four numbers in per cent for cyan, magenta, yellow and black, such as 0 100 90 5.',
};

function isInks(value: unknown): boolean {
  const parts = typeof value === 'string' ? cmykPattern.exec(value.trim()) : null;
  return parts?.slice(1).every((part) => Number(part) <= 100) ?? false;
}

/** The role of each colour, in words that hold for any club. */
const parts: { readonly [Color in ColorName]: EditorText } = {
  white: { de: 'Erster Grund', en: 'First ground' },
  sand: { de: 'Zweiter Grund', en: 'Second ground' },
  ink: { de: 'Schrift', en: 'Type' },
  night: { de: 'Dunkler Grund', en: 'Dark ground' },
  ring: { de: 'Ring', en: 'Ring' },
  'ring-bright': { de: 'Ring auf dunklem Grund', en: 'Ring on the dark ground' },
  'stone-1': { de: 'Linien auf hellem Grund', en: 'Rules on light grounds' },
  'stone-2': { de: 'Leise Schrift auf hellem Grund', en: 'Quiet type on light grounds' },
  'stone-3': { de: 'Leise Schrift auf dunklem Grund', en: 'Quiet type on the dark ground' },
  'stone-4': { de: 'Linien auf dunklem Grund', en: 'Rules on the dark ground' },
};

function colorField(color: ColorName): Field {
  const { name, use, hex, share, given: set } = writtenBrand.colors[color];
  return {
    name: fieldOf(color),
    type: 'group',
    label: parts[color],
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'hex',
            type: 'text',
            label: { de: 'Wert', en: 'Value' },
            required: true,
            // A function: a plain value would become a default in the database schema.
            defaultValue: () => hex,
            hooks: { beforeValidate: [tidyHex] },
            validate: (value: unknown, { req }: Reading) =>
              verdictFor(req, isHex(value) ? undefined : notHex),
            admin: {
              width: '40%',
              components: { beforeInput: ['/identity/brand-fields/swatch.tsx#Swatch'] },
              description: {
                de: 'Davon leiten sich OKLCH, RGB und HSL ab.',
                en: 'OKLCH, RGB and HSL follow from it.',
              },
            },
          },
          {
            name: 'share',
            type: 'number',
            label: { de: 'Anteil in Prozent', en: 'Share in per cent' },
            min: 0,
            max: 100,
            defaultValue: () => share,
            admin: {
              width: '60%',
              components: { Field: typedNumber },
              description: {
                de: 'So viel einer Seite darf sie einnehmen; alle zusammen 100. Leer: Sie zählt nicht mit.',
                en: 'How much of a page it may take; 100 in all. Empty: it isn’t counted.',
              },
            },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          localizedText('name', { de: 'Name', en: 'Name' }, name, 60),
          localizedText('use', { de: 'Wofür', en: 'What for' }, use, 300),
        ],
      },
      {
        name: 'given',
        type: 'group',
        label: { de: 'Für Druck, Wand und Stoff', en: 'For print, walls and cloth' },
        admin: {
          hideGutter: true,
          description: {
            de: 'Von der Druckerei, vom Maler, vom Stricker. Was leer ist, nennt die Richtlinie nicht.',
            en: 'From the printer, the painter, the knitter. The guideline leaves out what is empty.',
          },
        },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'cmyk',
                type: 'text',
                label: { de: 'CMYK', en: 'CMYK' },
                maxLength: 40,
                defaultValue: () => set?.cmyk?.join(' '),
                validate: (value: unknown, { req }: Reading) =>
                  verdictFor(req, !value || isInks(value) ? undefined : inks),
                admin: { width: '25%', placeholder: '0 100 90 5' },
              },
              given('spot', { de: 'Sonderfarbe', en: 'Spot colour' }, set?.spot),
              given('paint', { de: 'Lack', en: 'Paint' }, set?.paint),
              given('yarn', { de: 'Garn', en: 'Yarn' }, set?.yarn),
            ],
          },
        ],
      },
    ],
  };
}

export const colors: Tab = {
  name: 'colors',
  label: { de: 'Farben', en: 'Colours' },
  description: {
    de: 'Jede Farbe spielt eine Rolle: Wo sie vorkommt, folgt sie diesem Wert, auf allen Seiten, in Tokens, Zeichen und Bildern zum Teilen.',
    en: 'Each colour plays a part: wherever it occurs it follows this value, on all pages, in tokens, icons and share pictures.',
  },
  fields: colorNames.map(colorField),
};
