import { designKindNames } from '#blocks/kinds.ts';
import type { DemoPage } from '../demo-page.ts';

const count = designKindNames.length;

export const index: DemoPage = {
  path: '/ds-index',
  layout: 'default',
  de: {
    title: 'Werkstatt',
    description: 'Woraus der Priel gebaut ist: Bausteine, Farben, Schrift, Bewegung und Kontraste.',
    blocks: [
      { kind: 'headline', title: `${count} Planken, ein Rumpf.` },
      {
        kind: 'feature-list',
        source: 'blockKinds',
        look: 'index',
        intro: 'Alles, was eine Seite tragen kann. Wer etwas sucht, tippt, was er meint.',
      },
      {
        kind: 'feature-list',
        source: 'colors',
        title: 'Wie viel Wasser, wie viel Land',
        anchor: 'palette',
      },
      { kind: 'feature-list', source: 'motion', ground: 'sand', anchor: 'tempo' },
      { kind: 'feature-list', source: 'contrasts', title: 'Was sich im Nebel abhebt', anchor: 'kontrast' },
    ],
  },
  en: {
    title: 'Workshop',
    description: 'What Priel is built of: blocks, colours, type, motion and contrast.',
    blocks: [
      { kind: 'headline', title: `${count} planks, one hull.` },
      {
        kind: 'feature-list',
        source: 'blockKinds',
        look: 'index',
        intro: 'All that a page can carry. If you are looking for something, type what you mean.',
      },
      { kind: 'feature-list', source: 'colors', title: 'How much water, how much land', anchor: 'palette' },
      { kind: 'feature-list', source: 'motion', ground: 'sand', anchor: 'tempo' },
      { kind: 'feature-list', source: 'contrasts', title: 'What shows in fog', anchor: 'kontrast' },
    ],
  },
};
