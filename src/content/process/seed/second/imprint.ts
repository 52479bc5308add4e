import type { DemoPage } from '../demo-page.ts';
import { passages } from '../pages/markdown-text.ts';

export const imprint: DemoPage = {
  path: '/impressum',
  layout: 'default',
  de: {
    title: 'Impressum',
    description: 'Wer hinter dieser Website steht. Den Verein, den sie zeigt, gibt es nicht.',
    blocks: [
      { kind: 'headline', title: 'Impressum', intro: 'Wer am Deichtor steht.', size: 'large' },
      {
        kind: 'rich-text',
        title: 'Den Verein gibt es nicht',
        content: passages(
          '**Der Priel ist erfunden.** Kein bestehender Verein betreibt diese Website, hat sie beauftragt oder gebilligt. Ort, Pegel, Abstimmung und Zitat sind ausgedacht.',
        ),
      },
      { kind: 'club-details', title: 'Angaben nach §\u00A05 DDG', part: 'provider', anchor: 'anbieter' },
      {
        kind: 'rich-text',
        content: passages(
          '## Bilder und Schrift',
          'Schriftzug, Zeichen und alle Motive sind für diese Website gezeichnet und zeigen nichts, was einem anderen Verein gehört.',
          'Gesetzt ist sie aus Roboto Serif, Copyright 2020 The Roboto Serif Project Authors, unter der SIL Open Font License 1.1.',
        ),
      },
    ],
  },
  en: {
    title: 'Imprint',
    description: 'Who is behind this website. The club it shows doesn’t exist.',
    blocks: [
      { kind: 'headline', title: 'Imprint', intro: 'Who is standing at the dike gate.', size: 'large' },
      {
        kind: 'rich-text',
        title: 'There is no such club',
        content: passages(
          '**Priel is made up.** No existing club runs this website, ordered it or approved of it. The place, the gauge, the poll and the quote are invented.',
          'German law applies to this notice; section numbers refer to it.',
        ),
      },
      { kind: 'club-details', title: 'Provider (section\u00A05 DDG)', part: 'provider', anchor: 'provider' },
      {
        kind: 'rich-text',
        content: passages(
          '## Pictures and type',
          'The lettering, the symbol and all pictures were drawn for this site, and show nothing that belongs to another club.',
          'It is set in Roboto Serif, copyright 2020 The Roboto Serif Project Authors, under the SIL Open Font License 1.1.',
        ),
      },
    ],
  },
};
