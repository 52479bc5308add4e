import { createServerFeature } from '@payloadcms/richtext-lexical';
import { localeNames, locales } from '#i18n/locales.ts';

const languages = Object.fromEntries(
  locales.map((locale) => [
    locale,
    { label: localeNames[locale], css: { 'text-decoration': 'underline dotted' } },
  ]),
);

/**
 * Marks words in the editor that are not in the page's language, so that they are read aloud as what they are. It is
 * Payload's feature for states of a text, with words of ours for the lack of one.
 */
export const LanguageMarks = createServerFeature({
  key: 'textState',
  feature: {
    ClientFeature: '@payloadcms/richtext-lexical/client#TextStateFeatureClient',
    clientFeatureProps: { state: { language: languages } },
    i18n: { de: { defaultStyle: 'Sprache der Seite' }, en: { defaultStyle: 'Language of the page' } },
  },
});
