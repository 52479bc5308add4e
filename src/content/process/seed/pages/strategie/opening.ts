import type { Chapter } from './chapter.ts';

export const opening: Chapter = {
  de: [
    {
      kind: 'hero',
      title: 'Der Ring bleibt.',
      lead: 'Wer wir sind. Woran man uns erkennt. Wohin wir gehen.\nLesezeit: eine Halbzeitpause.',
      look: 'type',
      links: [],
    },
  ],
  en: [
    {
      kind: 'hero',
      title: 'The ring holds.',
      lead: 'Who we are. How you know us. Where we are going.\nReading time: one half-time break.',
      look: 'type',
      links: [],
    },
  ],
};
