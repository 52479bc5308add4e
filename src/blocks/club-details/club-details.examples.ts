import type { BlockExample } from '#blocks/define-block.ts';
import type { clubDetails } from './club-details.fields.ts';

export const clubDetailsExamples: readonly BlockExample<typeof clubDetails>[] = [
  {
    id: 'default',
    name: { de: 'Im Impressum', en: 'In the imprint' },
    purpose: {
      de: 'Wer die Website betreibt, mit Titel, zwischen zwei Stücken Text.',
      en: 'Who runs the website, with a title, between two pieces of text.',
    },
    content: {
      de: { title: 'Angaben nach §\u00A05 DDG', part: 'provider' },
      en: { title: 'Provider (section\u00A05 DDG)', part: 'provider' },
    },
  },
];
