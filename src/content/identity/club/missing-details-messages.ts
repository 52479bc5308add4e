import type { EditorLanguage } from '#i18n/editor-texts.ts';

const german = {
  title: 'Bevor die Website online geht',
  reason:
    'Impressum, Datenschutz und Barrierefreiheit brauchen noch diese Angaben zum Verein. Bis dahin fehlen sie dort, und Suchmaschinen werden gebeten, die Seiten nicht aufzunehmen.',
};

const english: typeof german = {
  title: 'Before the website goes online',
  reason:
    'Imprint, privacy and accessibility still need these details about the club. Until then they are left out there, and search engines are asked not to list these pages.',
};

export const missingDetailsMessages: Readonly<Record<EditorLanguage, typeof german>> = {
  de: german,
  en: english,
};
