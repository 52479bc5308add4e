import type { Brand } from './record/brand-record.ts';
import type { ColorName } from './record/colors.ts';

/** Two colours used as text and ground, with the contrast WCAG 2.2 AA requires. */
export interface ColorPair {
  text: ColorName;
  ground: ColorName;
  atLeast: 4.5;
  usedFor: { de: string; en: string };
}

/**
 * All pairs in which something is read: those of the grounds. Display type that the band crosses is white inside it, as
 * on the ground of the ring.
 */
export function colorPairs({ grounds, colors }: Pick<Brand, 'grounds' | 'colors'>): ColorPair[] {
  return Object.values(grounds).flatMap((parts): ColorPair[] => {
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
  });
}
