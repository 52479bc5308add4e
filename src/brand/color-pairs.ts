import type { Brand } from './record/brand-record.ts';
import type { ColorName } from './record/colors.ts';

/** Two colours used as text and ground, with the contrast WCAG 2.2 AA requires. */
export interface ColorPair {
  text: ColorName;
  ground: ColorName;
  /** 4.5 for text, 3 for large text and meaningful shapes. */
  atLeast: 3 | 4.5;
  usedFor: { de: string; en: string };
}

/** All allowed colour pairs: those of the grounds, and those of display type. */
export function colorPairs({ grounds, colors }: Pick<Brand, 'grounds' | 'colors'>): ColorPair[] {
  return [
    ...Object.values(grounds).flatMap((parts): ColorPair[] => {
      const { de, en } = colors[parts.ground].name;
      const { ground, accent } = parts;
      const pair = (text: ColorName, on: ColorName, german: string, english: string): ColorPair => ({
        text,
        ground: on,
        atLeast: 4.5,
        usedFor: { de: `${german} auf ${de}`, en: `${english} on ${en}` },
      });
      return [
        pair(parts.text, ground, 'Schrift', 'type'),
        pair(parts['text-quiet'], ground, 'leise Schrift', 'quiet type'),
        pair(accent, ground, 'Links und Fokus', 'links and focus'),
        pair(parts['on-accent'], accent, 'Schrift im Band', 'type in the band'),
      ];
    }),
    {
      text: 'ink',
      ground: 'ring',
      atLeast: 3,
      usedFor: {
        de: 'große Schrift, über die das Band läuft',
        en: 'display type that the band crosses',
      },
    },
    {
      text: 'white',
      ground: 'ring-bright',
      atLeast: 3,
      usedFor: {
        de: 'große Schrift, über die auf Dunkel das Band läuft',
        en: 'display type that the band crosses on a dark ground',
      },
    },
  ];
}
