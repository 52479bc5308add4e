import type { BlockExample } from '#blocks/define-block.ts';
import type { logoFinder } from './logo-finder.fields.ts';

export const logoFinderExamples: readonly BlockExample<typeof logoFinder>[] = [
  {
    id: 'default',
    name: { de: 'Mit Überschrift', en: 'With a heading' },
    purpose: {
      de: 'Der Regelfall: zwei Fragen, eine Datei.',
      en: 'The usual case: two questions, one file.',
    },
    content: {
      de: { title: 'Welches Logo brauchst du?' },
      en: { title: 'Which logo do you need?' },
    },
  },
  {
    id: 'on-sand',
    name: { de: 'Auf Sand', en: 'On sand' },
    purpose: {
      de: 'Auf einem Grund, von dem sich jedes Feld abhebt.',
      en: 'On a ground that every field stands out from.',
    },
    content: {
      de: { title: 'Das Logo für draußen', ground: 'sand' },
      en: { title: 'The logo for out there', ground: 'sand' },
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
      de: { title: 'Vereins\u00ADlogo\u00ADverwendungs\u00ADgenehmigungs\u00ADverfahren', ground: 'night' },
      en: { title: 'An uncharacter\u00ADistically straight\u00ADforward procedure', ground: 'night' },
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
