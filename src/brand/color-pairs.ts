import type { Brand } from './record/brand-record.ts';
import type { ColorName } from './record/colors.ts';

/** Two colours that meet as text and ground, and the contrast WCAG 2.2 AA asks of them. */
export interface ColorPair {
  text: ColorName;
  ground: ColorName;
  /** 4.5 for text, 3 for large type and for shapes that carry meaning. */
  atLeast: 3 | 4.5;
  usedFor: string;
}

/** Every pair of colours that may meet: those of the grounds, and the ones that display type brings. */
export function colorPairs({ grounds }: Pick<Brand, 'grounds'>): ColorPair[] {
  return [
    ...Object.entries(grounds).flatMap(([name, parts]): ColorPair[] => [
      { text: parts.text, ground: parts.ground, atLeast: 4.5, usedFor: `text on ${name}` },
      { text: parts['text-quiet'], ground: parts.ground, atLeast: 4.5, usedFor: `quiet text on ${name}` },
      { text: parts.accent, ground: parts.ground, atLeast: 4.5, usedFor: `links and focus on ${name}` },
      {
        text: parts['on-accent'],
        ground: parts.accent,
        atLeast: 4.5,
        usedFor: `text in the band on ${name}`,
      },
    ]),
    { text: 'ink', ground: 'ring', atLeast: 3, usedFor: 'display type that the band crosses' },
    {
      text: 'white',
      ground: 'ring-bright',
      atLeast: 3,
      usedFor: 'display type that the band crosses on night',
    },
  ];
}
