import type { BlockExample } from '#blocks/define-block.ts';
import type { colorValues } from './color-values.fields.ts';

export const colorValuesExamples: readonly BlockExample<typeof colorValues>[] = [
  {
    id: 'default',
    name: { de: 'Die Palette', en: 'The palette' },
    purpose: {
      de: 'Der Regelfall: die Farben, aus denen eine Seite besteht.',
      en: 'The usual case: the colours that a page is made of.',
    },
    content: {
      de: { title: 'Fünf Farben, ein Rot', colors: 'palette' },
      en: { title: 'Five colours, one red', colors: 'palette' },
    },
  },
  {
    id: 'all',
    name: { de: 'Alle Farben', en: 'All colours' },
    purpose: {
      de: 'Auch die leisen: für alle, die danach bauen.',
      en: 'The quiet ones as well: for whoever builds by them.',
    },
    content: {
      de: { title: 'Alle Farben', colors: 'all', ground: 'sand' },
      en: { title: 'All colours', colors: 'all', ground: 'sand' },
    },
  },
  {
    id: 'long-words',
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Eine Überschrift, die sich trennen lässt, auf dunklem Grund.',
      en: 'A heading that can be broken, on a dark ground.',
    },
    isStressTest: true,
    content: {
      de: {
        title: 'Vereins\u00ADfarben\u00ADverwendungs\u00ADvorschriften\u00ADübersicht',
        colors: 'palette',
        ground: 'night',
      },
      en: { title: 'An incom\u00ADprehensibly comprehensive colour over\u00ADview', ground: 'night' },
    },
  },
  {
    id: 'worst-case',
    name: { de: 'Ohne Überschrift', en: 'Without a heading' },
    purpose: { de: 'Nichts ist ausgefüllt.', en: 'Nothing is filled in.' },
    isStressTest: true,
    content: { de: {}, en: {} },
  },
];
