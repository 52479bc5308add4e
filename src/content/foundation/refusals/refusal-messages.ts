import type { EditorLanguage } from '#i18n/editor-texts.ts';

const german = {
  title: 'So geht es noch nicht.',
  help: 'Jeder Satz führt zu seiner Stelle.',
  close: 'Schließen',
};

const english: typeof german = {
  title: 'Not like this yet.',
  help: 'Each sentence leads to its place.',
  close: 'Close',
};

export const refusalMessages: Readonly<Record<EditorLanguage, typeof german>> = { de: german, en: english };
