import type { EditorLanguage } from '#i18n/editor-texts.ts';
import type { Use } from './where-used.ts';

interface ReferencesMessages {
  heading: string;
  nowhere: string;
  loading: string;
  notRead: string;
  quoted: (title: string) => string;
  states: Readonly<Record<Exclude<Use['state'], 'published'>, string>>;
}

export const referencesMessages: Readonly<Record<EditorLanguage, ReferencesMessages>> = {
  de: {
    heading: 'Verwendet auf',
    nowhere: 'Nirgends verwendet.',
    loading: 'Wird gesucht …',
    notRead: 'Wo das verwendet wird, ließ sich nicht lesen. Bitte die Seite neu laden.',
    quoted: (title) => `„${title}“`,
    states: { draft: 'Entwurf', scheduled: 'geplant' },
  },
  en: {
    heading: 'Used on',
    nowhere: 'Not used anywhere.',
    loading: 'Searching …',
    notRead: 'Where this is used could not be read. Please reload the page.',
    quoted: (title) => `“${title}”`,
    states: { draft: 'draft', scheduled: 'scheduled' },
  },
};
