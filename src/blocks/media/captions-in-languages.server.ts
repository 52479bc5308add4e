import { choice } from '#fields/choice.ts';
import type { AuthoredValues, ContentField, FieldValues } from '#fields/content-field.ts';
import { list } from '#fields/list.ts';
import { media } from '#fields/media.ts';

const fields = {
  language: choice({
    label: { de: 'Sprache', en: 'Language' },
    help: {
      de: 'In welcher Sprache diese Untertitel stehen.',
      en: 'The language these captions are in.',
    },
    options: {
      en: { de: 'Englisch', en: 'English' },
      de: { de: 'Deutsch', en: 'German' },
      ar: { de: 'Arabisch', en: 'Arabic' },
      el: { de: 'Griechisch', en: 'Greek' },
      es: { de: 'Spanisch', en: 'Spanish' },
      fr: { de: 'Französisch', en: 'French' },
      hr: { de: 'Kroatisch', en: 'Croatian' },
      it: { de: 'Italienisch', en: 'Italian' },
      nl: { de: 'Niederländisch', en: 'Dutch' },
      pl: { de: 'Polnisch', en: 'Polish' },
      pt: { de: 'Portugiesisch', en: 'Portuguese' },
      ro: { de: 'Rumänisch', en: 'Romanian' },
      sr: { de: 'Serbisch', en: 'Serbian' },
      tr: { de: 'Türkisch', en: 'Turkish' },
      uk: { de: 'Ukrainisch', en: 'Ukrainian' },
    },
  }),
  file: media({
    label: { de: 'Untertitel', en: 'Captions' },
    help: {
      de: 'Eine Datei im Format WebVTT, in dieser Sprache.',
      en: 'A file in the WebVTT format, in this language.',
    },
    accepts: ['captions'],
    required: true,
  }),
};

const entries = list({
  label: { de: 'Untertitel in weiteren Sprachen', en: 'Captions in further languages' },
  help: {
    de: 'Nur für Filme: Wer ihn sieht, wählt unter den Sprachen.',
    en: 'For videos only: whoever watches chooses among the languages.',
  },
  entry: {
    singular: { de: 'Sprache', en: 'Language' },
    plural: { de: 'Sprachen', en: 'Languages' },
  },
  min: 0,
  max: 15,
  fields,
});

/** A video's captions in languages other than the page's. */
export const captionsInLanguages: ContentField<
  (FieldValues<typeof fields> & { id: string })[],
  AuthoredValues<typeof fields>[] | undefined
> = { ...entries, store: (authored, references) => entries.store(authored ?? [], references) };
