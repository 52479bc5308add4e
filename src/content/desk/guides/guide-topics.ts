import type { EditorText } from '#i18n/editor-texts.ts';

/** The guides in reading order for beginners. The texts are in `texts/`. */
export const guideTopics = [
  'pages',
  'pictures',
  'languages',
  'publishing',
  'polls',
  'forms',
  'products',
  'links',
  'versions',
  'identity',
  'accounts',
] as const;

export type GuideTopic = (typeof guideTopics)[number];

export const guideTitles: Readonly<Record<GuideTopic, EditorText>> = {
  pages: { de: 'Eine Seite schreiben', en: 'Write a page' },
  pictures: { de: 'Bilder und Dateien', en: 'Pictures and files' },
  languages: { de: 'Zwei Sprachen', en: 'Two languages' },
  publishing: { de: 'Veröffentlichen und planen', en: 'Publish and schedule' },
  polls: { de: 'Abstimmungen', en: 'Polls' },
  forms: { de: 'Formulare und Einsendungen', en: 'Forms and submissions' },
  products: { de: 'Produkte', en: 'Products' },
  links: { de: 'Links und Weiterleitungen', en: 'Links and redirects' },
  versions: { de: 'Versionen und Papierkorb', en: 'Versions and trash' },
  identity: { de: 'Die Identität', en: 'The identity' },
  accounts: { de: 'Konten und Rollen', en: 'Accounts and roles' },
};

export const guidesName: EditorText = { de: 'So geht das', en: 'How this works' };

export const guidesAddress = '/admin/guides';

export function isGuideTopic(name: unknown): name is GuideTopic {
  return guideTopics.some((topic) => topic === name);
}

/** The window title of one guide, or of the overview. */
export function guidesTitle(topic: string | undefined): EditorText {
  return isGuideTopic(topic) ? guideTitles[topic] : guidesName;
}

export function guideAddress(topic: GuideTopic): string {
  return `${guidesAddress}/${topic}`;
}
