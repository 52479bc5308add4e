import { designKindNames } from '#blocks/kinds.ts';
import type { AuthoredPageBlock } from '#blocks/stored-blocks.ts';
import type { DemoPage } from '../demo-page.ts';

const blockCount = designKindNames.length;

const germanBlocks: AuthoredPageBlock[] = [
  { kind: 'headline', title: `${blockCount} Bausteine, ein Ring.` },
  {
    kind: 'feature-list',
    source: 'blockKinds',
    look: 'index',
    intro:
      'Jedes Bild im Satz ist der Baustein selbst, klein gezeichnet. Die Hochzahl nennt seine Varianten.',
  },
  {
    kind: 'feature-list',
    source: 'colors',
    title: 'Farbe nach Anteil, gerechnet über eine ganze Seite',
    anchor: 'palette',
  },
  { kind: 'feature-list', source: 'motion', ground: 'sand', anchor: 'tempo' },
  { kind: 'feature-list', source: 'contrasts', title: 'Was auf was stehen darf', anchor: 'kontrast' },
];

const englishBlocks: AuthoredPageBlock[] = [
  { kind: 'headline', title: `${blockCount} blocks, one ring.` },
  {
    kind: 'feature-list',
    source: 'blockKinds',
    look: 'index',
    intro: 'Every picture in the text is the block itself, drawn small. The superscript counts its variants.',
  },
  {
    kind: 'feature-list',
    source: 'colors',
    title: 'Colour by share, measured over a whole page',
    anchor: 'palette',
  },
  { kind: 'feature-list', source: 'motion', ground: 'sand', anchor: 'tempo' },
  { kind: 'feature-list', source: 'contrasts', title: 'What may stand on what', anchor: 'kontrast' },
];

export const dsIndex: DemoPage = {
  path: '/ds-index',
  layout: 'default',
  de: {
    title: 'Bausteine',
    description:
      'Das Gestaltungssystem des VfB: alle Bausteine, Farben, Schrift, Bewegung und Kontraste auf einer Seite.',
    blocks: germanBlocks,
  },
  en: {
    title: 'Blocks',
    description:
      'The VfB design system: every block, the colours, type, motion and contrast on a single page.',
    blocks: englishBlocks,
  },
};
