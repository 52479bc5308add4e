import { createServerFeature } from '@payloadcms/richtext-lexical';
import { localeNames, locales } from '#i18n/locales.ts';

const languages = Object.fromEntries(
  locales.map((locale) => [
    locale,
    { label: localeNames[locale], css: { 'text-decoration': 'underline dotted' } },
  ]),
);

/**
 * Marks words in another language, so that screen readers pronounce them correctly. Uses Payload's text state
 * feature, with our text for its default state.
 */
export const LanguageMarks = createServerFeature({
  key: 'textState',
  feature: {
    ClientFeature: '@payloadcms/richtext-lexical/client#TextStateFeatureClient',
    clientFeatureProps: { state: { language: languages } },
    i18n: { de: { defaultStyle: 'Sprache der Seite' }, en: { defaultStyle: 'Language of the page' } },
  },
});
