import type { EditorText } from '#i18n/editor-texts.ts';
import { unplayable } from './plays-everywhere.ts';

export const obstacles = [
  'broken',
  'encoding',
  'locked',
  'signed',
  'attachments',
  'tracks',
  'codec',
  'typeface-broken',
  'typeface-large',
  'typeface-letters',
  'typeface-restricted',
] as const;

export type Obstacle = (typeof obstacles)[number];

export class CanNotBeCleaned extends Error {
  override name = 'CanNotBeCleaned';
  readonly obstacle: Obstacle;
  /** Its name, if the obstacle is one. */
  readonly codec: string | undefined;

  constructor(obstacle: Obstacle, { codec, ...options }: ErrorOptions & { codec?: string } = {}) {
    super(obstacle, options);
    this.obstacle = obstacle;
    this.codec = codec;
  }
}

type TypefaceObstacle = Extract<Obstacle, `typeface-${string}`>;

const sentences: Readonly<Record<Exclude<Obstacle, TypefaceObstacle | 'codec'>, EditorText>> = {
  broken: {
    de: 'Die Datei ist beschädigt oder ungewöhnlich aufgebaut.',
    en: 'The file is damaged or built in an unusual way.',
  },
  encoding: {
    de: 'Die Datei ist in einer Zeichenkodierung geschrieben, die hier niemand kennt; bitte als UTF-8 speichern.',
    en: 'The file is written in a character encoding that is unknown here; please save it as UTF-8.',
  },
  locked: { de: 'Das PDF ist verschlüsselt.', en: 'The PDF is encrypted.' },
  signed: { de: 'Das PDF ist digital unterschrieben.', en: 'The PDF is signed digitally.' },
  attachments: { de: 'Im PDF stecken weitere Dateien.', en: 'The PDF holds further files.' },
  tracks: {
    de: 'Die Aufnahme hat eine Spur, die Browser nicht abspielen.',
    en: 'The recording has a track that browsers don’t play.',
  },
};

/** Typefaces are subset, not only cleaned. */
const typefaceSentences: Readonly<Record<TypefaceObstacle, EditorText>> = {
  'typeface-broken': {
    de: 'Diese Schriftdatei lässt sich nicht lesen: Sie ist beschädigt, oder sie ist keine. Gebraucht wird eine einzelne Schrift als WOFF2, TTF oder OTF.',
    en: 'This font file can’t be read: it is damaged, or it is none. What is needed is a single font as WOFF2, TTF or OTF.',
  },
  'typeface-large': {
    de: 'Die Schriftdatei ist zu groß. Es gehen bis 4 MB, ausgepackt bis 16 MB.',
    en: 'The font file is too large. Up to 4 MB are possible, 16 MB unpacked.',
  },
  'typeface-letters': {
    de: 'In dieser Schrift fehlen Buchstaben, die jede Seite braucht: A bis Z groß und klein, Ziffern, Ä, Ö, Ü, ä, ö, ü und ß. Bitte die vollständige Schrift hochladen.',
    en: 'This typeface lacks letters that every page needs: A to Z in capitals and lower case, figures, Ä, Ö, Ü, ä, ö, ü and ß. Please upload the complete typeface.',
  },
  'typeface-restricted': {
    de: 'Die Schriftdatei verbietet selbst, dass sie eingebettet oder gekürzt wird. Bitte beim Hersteller eine Fassung für Websites besorgen.',
    en: 'The font file itself forbids to be embedded or subset. Please get a version for websites from its makers.',
  },
};

function isTypefaceObstacle(obstacle: Obstacle): obstacle is TypefaceObstacle {
  return obstacle in typefaceSentences;
}

export function refusalOf(obstacle: Obstacle, codec = ''): EditorText {
  if (obstacle === 'codec') return unplayable(codec);
  if (isTypefaceObstacle(obstacle)) return typefaceSentences[obstacle];
  return {
    de: `${sentences[obstacle].de} Namen, Orte und Zeiten, die darin stehen können, lassen sich deshalb nicht entfernen, und auf der Website könnte sie jeder lesen. Bitte neu speichern oder neu exportieren und noch einmal hochladen.`,
    en: `${sentences[obstacle].en} So names, places and times that may stand in it can’t be taken out, and on the website anybody could read them. Please save or export it once more, then upload it again.`,
  };
}
