import type { AuthoredPageBlock } from '#blocks/stored-blocks.ts';
import type { DemoPage } from '#content/seed/demo-page.ts';
import { table } from './markdown-text.ts';

const germanBlocks: AuthoredPageBlock[] = [
  {
    kind: 'headline',
    title: 'Viele Bausteine, ein Ring.',
    intro:
      'Alles, woraus diese Website gebaut ist. Jeder Name führt zu seinem Baustein, gezeigt in allem, was er kann.',
    size: 'giant',
  },
  { kind: 'feature-list', source: 'blockKinds', look: 'index' },
  {
    kind: 'facts-and-figures',
    title: 'Farbe nach Anteil',
    intro:
      'So viel Fläche bekommt jede Farbe, gerechnet über eine ganze Seite. Der Ring ist die kleinste und die erste, die man sieht.',
    look: 'row',
    figures: [
      { value: '58', unit: '%', label: 'Weiß #FFFFFF', note: 'Der Grund, auf dem alles steht.' },
      { value: '20', unit: '%', label: 'Sand #F5F2ED', note: 'Ruhige Flächen.' },
      { value: '11', unit: '%', label: 'Tinte #121212', note: 'Schrift.' },
      { value: '6', unit: '%', label: 'Nacht #17130F', note: 'Dunkle Felder. Hier wird der Ring #FF3348.' },
      { value: '5', unit: '%', label: 'Ring #DA0024', note: 'Was verbindet, misst oder sich bewegt.' },
    ],
    ground: 'sand',
    anchor: 'palette',
  },
  {
    kind: 'facts-and-figures',
    title: 'Schrift in Zahlen',
    intro: 'Archivo, eine Familie mit regelbarer Breite. Groß von 44 bis 220\u00A0Pixel, im Text 18 bis 20.',
    look: 'row',
    figures: [
      {
        value: '125',
        unit: '%',
        label: 'Breite, groß gesetzt',
        note: 'Bis 62, wo die Breite etwas bedeutet.',
      },
      { value: '850', label: 'Stärke, groß gesetzt', note: 'Im Text 420, in Beschriftungen 600.' },
      { value: '0,92', label: 'Zeilenabstand, groß gesetzt', note: 'Im Text 1,5.' },
      { value: '62', label: 'Zeichen je Zeile', note: 'Das längste, was ein Absatz breit wird.' },
    ],
    anchor: 'archivo',
  },
  {
    kind: 'facts-and-figures',
    title: 'Beginnt sofort, endet weich',
    intro:
      'Nichts federt. Bewegt werden nur Deckkraft, Lage und Anschnitt, und nie zwei große Dinge zugleich.',
    look: 'row',
    figures: [
      {
        value: '0,7',
        unit: 's',
        label: 'bis ein Block steht',
        note: 'Beschleunigt mit cubic-bezier(0.16, 1, 0.3, 1).',
      },
      { value: '30', unit: 'px', label: 'Hub beim Erscheinen', note: 'Gestaffelt um 0,1\u00A0s.' },
      {
        value: '1,5',
        unit: 's',
        label: 'schließt sich der Ring',
        note: 'Beim ersten Laden. Die Seite ist dahinter schon da.',
      },
    ],
    ground: 'night',
    anchor: 'tempo',
  },
  {
    kind: 'rich-text',
    title: 'Kontrast',
    content: table(
      ['Schrift', 'Grund', 'Verhältnis', 'Erlaubt für'],
      ['Tinte', 'Weiß', '18,7\u00A0:\u00A01', 'jede Größe'],
      ['Tinte', 'Sand', '16,8\u00A0:\u00A01', 'jede Größe'],
      ['Ring', 'Weiß', '5,2\u00A0:\u00A01', 'jede Größe'],
      ['Weiß', 'Ring', '5,2\u00A0:\u00A01', 'jede Größe'],
      ['Ring', 'Sand', '4,7\u00A0:\u00A01', 'jede Größe'],
      ['Heller Ring', 'Nacht', '5,1\u00A0:\u00A01', 'jede Größe'],
      ['Weiß', 'Nacht', '18,5\u00A0:\u00A01', 'jede Größe'],
      ['Tinte', 'Ring', '3,6\u00A0:\u00A01', 'nur sehr große Schrift'],
    ),
    anchor: 'kontrast',
  },
];

const englishBlocks: AuthoredPageBlock[] = [
  {
    kind: 'headline',
    title: 'Many blocks, one ring.',
    intro: 'Everything this site is made of. Follow a name and see its block do all it can.',
    size: 'giant',
  },
  { kind: 'feature-list', source: 'blockKinds', look: 'index' },
  {
    kind: 'facts-and-figures',
    title: 'Colour by share',
    intro:
      'How much of a whole page each colour gets. The ring has the least of it and is the first thing you see.',
    look: 'row',
    figures: [
      { value: '58', unit: '%', label: 'White #FFFFFF', note: 'The ground everything stands on.' },
      { value: '20', unit: '%', label: 'Sand #F5F2ED', note: 'Quiet fields.' },
      { value: '11', unit: '%', label: 'Ink #121212', note: 'Type.' },
      { value: '6', unit: '%', label: 'Night #17130F', note: 'Dark fields, where the ring is #FF3348.' },
      { value: '5', unit: '%', label: 'Ring #DA0024', note: 'Whatever connects, measures or moves.' },
    ],
    ground: 'sand',
    anchor: 'palette',
  },
  {
    kind: 'facts-and-figures',
    title: 'Type in figures',
    intro:
      'Archivo, one family with a dial for width. Display runs from 44 to 220\u00A0pixels, text from 18 to 20.',
    look: 'row',
    figures: [
      { value: '125', unit: '%', label: 'display width', note: 'Down to 62 where width has a meaning.' },
      { value: '850', label: 'display weight', note: 'Text is 420, labels are 600.' },
      { value: '0.92', label: 'display line height', note: 'Text has 1.5.' },
      { value: '62', label: 'characters to a line', note: 'As wide as a paragraph ever gets.' },
    ],
    anchor: 'archivo',
  },
  {
    kind: 'facts-and-figures',
    title: 'Starts at once, ends softly',
    intro: 'Nothing bounces. Only opacity, position and clipping move, and never two large things at a time.',
    look: 'row',
    figures: [
      {
        value: '0.7',
        unit: 's',
        label: 'until a block stands',
        note: 'Eased with cubic-bezier(0.16, 1, 0.3, 1).',
      },
      { value: '30', unit: 'px', label: 'rise on arrival', note: 'Staggered by 0.1\u00A0s.' },
      {
        value: '1.5',
        unit: 's',
        label: 'for the ring to close',
        note: 'On first load. The page is already there behind it.',
      },
    ],
    ground: 'night',
    anchor: 'tempo',
  },
  {
    kind: 'rich-text',
    title: 'Contrast',
    content: table(
      ['Type', 'Ground', 'Ratio', 'Allowed for'],
      ['Ink', 'White', '18.7\u00A0:\u00A01', 'any size'],
      ['Ink', 'Sand', '16.8\u00A0:\u00A01', 'any size'],
      ['Ring', 'White', '5.2\u00A0:\u00A01', 'any size'],
      ['White', 'Ring', '5.2\u00A0:\u00A01', 'any size'],
      ['Ring', 'Sand', '4.7\u00A0:\u00A01', 'any size'],
      ['Bright ring', 'Night', '5.1\u00A0:\u00A01', 'any size'],
      ['White', 'Night', '18.5\u00A0:\u00A01', 'any size'],
      ['Ink', 'Ring', '3.6\u00A0:\u00A01', 'very large type only'],
    ),
    anchor: 'kontrast',
  },
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
