import type { BlockExample } from '#blocks/define-block.ts';
import type { deviceStorage } from './device-storage.fields.ts';

export const deviceStorageExamples: readonly BlockExample<typeof deviceStorage>[] = [
  {
    id: 'default',
    name: { de: 'Auf der Datenschutzseite', en: 'On the privacy page' },
    purpose: {
      de: 'Das Verzeichnis dieser Website, mit Titel, zwischen zwei Stücken Text.',
      en: 'The record of this very site, with its title, between two pieces of text.',
    },
    content: {
      de: { title: 'Was auf deinem Gerät gespeichert wird' },
      en: { title: 'What is stored on your device' },
    },
  },
];
