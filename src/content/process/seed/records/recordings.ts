import type { DemoFile } from './demo-file.ts';

export const recordings: readonly DemoFile[] = [
  {
    key: 'ring-film',
    fileName: 'ring-film.webm',
    alt: {
      de: 'Stummer Film: Ein rotes Band kommt von links, schließt sich zum Ring um ein weißes f und läuft rechts hinaus.',
      en: 'Silent video: a red band comes in from the left, closes into a ring about a white f and runs out on the right.',
    },
    caption: { de: 'Der Ring schließt sich', en: 'The ring closes' },
  },
  {
    key: 'ring-film-captions-de',
    fileName: 'ring-film-de.vtt',
    alt: {
      de: 'Untertitel zum Film „Der Ring schließt sich“, Deutsch',
      en: 'Captions for the video “The ring closes”, German',
    },
  },
  {
    key: 'ring-film-captions-en',
    fileName: 'ring-film-en.vtt',
    alt: {
      de: 'Untertitel zum Film „Der Ring schließt sich“, Englisch',
      en: 'Captions for the video “The ring closes”, English',
    },
  },
  {
    key: 'stand-sound',
    fileName: 'stand-sound.wav',
    alt: {
      de: 'Tonaufnahme: eine Trommel, und Hände, die ihr antworten',
      en: 'Sound recording: a drum, and the hands that answer it',
    },
    caption: { de: 'Vor dem Anpfiff', en: 'Before kick-off' },
  },
];
