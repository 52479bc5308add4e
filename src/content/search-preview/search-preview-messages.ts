import type { EditorLanguage } from '#i18n/editor-texts.ts';

const german = {
  heading: 'So sieht die Seite in Suchergebnissen aus',
  hidden: 'In Suchmaschinen steht sie nicht.',
  shared: 'So sieht ein geteilter Link aus',
};

export const searchPreviewMessages: Readonly<Record<EditorLanguage, typeof german>> = {
  de: german,
  en: {
    heading: 'What the page looks like in search results',
    hidden: 'It isn’t in search engines.',
    shared: 'What a shared link looks like',
  },
};
