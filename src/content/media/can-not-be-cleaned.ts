import type { EditorText } from '#i18n/editor-texts.ts';

/** Why what a file says of its maker, place and time can't be taken from it. */
export const obstacles = ['broken', 'locked', 'signed', 'attachments', 'tracks'] as const;

export type Obstacle = (typeof obstacles)[number];

export class CanNotBeCleaned extends Error {
  override name = 'CanNotBeCleaned';
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle, options?: ErrorOptions) {
    super(obstacle, options);
    this.obstacle = obstacle;
  }
}

const sentences: Readonly<Record<Obstacle, EditorText>> = {
  broken: {
    de: 'Die Datei ist beschädigt oder ungewöhnlich aufgebaut.',
    en: 'The file is damaged or built in an unusual way.',
  },
  locked: { de: 'Das PDF ist verschlüsselt.', en: 'The PDF is encrypted.' },
  signed: { de: 'Das PDF ist digital unterschrieben.', en: 'The PDF is signed digitally.' },
  attachments: { de: 'Im PDF stecken weitere Dateien.', en: 'The PDF holds further files.' },
  tracks: {
    de: 'Die Aufnahme hat eine Spur, die Browser nicht abspielen.',
    en: 'The recording has a track that browsers don’t play.',
  },
};

/** What an editor reads whose file is refused. */
export function refusalOf(obstacle: Obstacle): EditorText {
  return {
    de: `${sentences[obstacle].de} Namen, Orte und Zeiten, die darin stehen können, lassen sich deshalb nicht entfernen, und auf der Website könnte sie jeder lesen. Bitte neu speichern oder neu exportieren und noch einmal hochladen.`,
    en: `${sentences[obstacle].en} So names, places and times that may stand in it can’t be taken out, and on the website anybody could read them. Please save or export it anew and upload it again.`,
  };
}
