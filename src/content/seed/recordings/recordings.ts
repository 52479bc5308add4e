import type { Words } from '../pictures/picture.ts';
import { ringFilm } from './ring-film.ts';
import { standSound } from './stand-sound.ts';

/** A film, a sound or captions of the demo content, made when the database is filled. */
export interface Recording {
  /** How content refers to it. */
  readonly key: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly alt: Words;
  readonly caption?: Words;
  readonly make: () => Buffer | Promise<Buffer>;
}

const captions = {
  de: `WEBVTT

00:00.000 --> 00:01.000
[Stummfilm] Schwarzer Grund, darauf ein weißes f.

00:01.000 --> 00:03.000
Ein rotes Band kommt von links und schließt sich zum Ring um den Buchstaben.

00:03.000 --> 00:05.000
Das Band läuft nach rechts aus dem Bild. Das f bleibt.
`,
  en: `WEBVTT

00:00.000 --> 00:01.000
[Silent video] A black ground with a white f on it.

00:01.000 --> 00:03.000
A red band comes in from the left and closes into a ring about the letter.

00:03.000 --> 00:05.000
The band runs out of the picture on the right. The f remains.
`,
};

/** Everything that moves or sounds, and the captions for it. */
export const recordings: readonly Recording[] = [
  {
    key: 'ring-film',
    fileName: 'ring-film.webm',
    mimeType: 'video/webm',
    alt: {
      de: 'Stummer Film: Ein rotes Band kommt von links, schließt sich zum Ring um ein weißes f und läuft rechts hinaus.',
      en: 'Silent video: a red band comes in from the left, closes into a ring about a white f and runs out on the right.',
    },
    caption: { de: 'Der Ring schließt sich', en: 'The ring closes' },
    make: ringFilm,
  },
  {
    key: 'ring-film-captions-de',
    fileName: 'ring-film-de.vtt',
    mimeType: 'text/vtt',
    alt: {
      de: 'Untertitel zum Film „Der Ring schließt sich“, Deutsch',
      en: 'Captions for the video “The ring closes”, German',
    },
    make: () => Buffer.from(captions.de),
  },
  {
    key: 'ring-film-captions-en',
    fileName: 'ring-film-en.vtt',
    mimeType: 'text/vtt',
    alt: {
      de: 'Untertitel zum Film „Der Ring schließt sich“, Englisch',
      en: 'Captions for the video “The ring closes”, English',
    },
    make: () => Buffer.from(captions.en),
  },
  {
    key: 'stand-sound',
    fileName: 'stand-sound.wav',
    mimeType: 'audio/wav',
    alt: {
      de: 'Tonaufnahme: eine Trommel, und Hände, die ihr antworten',
      en: 'Sound recording: a drum, and the hands that answer it',
    },
    caption: { de: 'Vor dem Anpfiff', en: 'Before kick-off' },
    make: standSound,
  },
];
