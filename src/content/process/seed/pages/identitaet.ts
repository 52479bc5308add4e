import type { AuthoredPageBlock } from '#blocks/stored-blocks.ts';
import type { DemoPage } from '../demo-page.ts';

const germanBlocks: AuthoredPageBlock[] = [
  {
    kind: 'headline',
    title: 'Alles zum Mit\u00ADnehmen.',
    intro:
      'Das Logo, die Farben, die Schrift und jede Datei dazu. Immer auf dem Stand, den die Website zeigt.',
  },
  { kind: 'logo-finder', title: 'Welches Logo brauchst du?', anchor: 'logo' },
  { kind: 'color-values', title: 'Die Farben', colors: 'palette', ground: 'sand', anchor: 'farben' },
  { kind: 'specimen', title: 'Die Schrift', subject: 'type', anchor: 'schrift' },
  { kind: 'specimen', title: 'So und so nicht', subject: 'rightAndWrong', ground: 'sand', anchor: 'regeln' },
  { kind: 'brand-files', title: 'Die Dateien', anchor: 'dateien' },
  {
    kind: 'brand-files',
    title: 'Was sich geändert hat',
    contents: 'changes',
    ground: 'sand',
    anchor: 'versionen',
  },
];

const englishBlocks: AuthoredPageBlock[] = [
  {
    kind: 'headline',
    title: 'All of it, to go.',
    intro: 'The logo, the colours, the type and every file. Always as current as the site itself.',
  },
  { kind: 'logo-finder', title: 'Which logo do you need?', anchor: 'logo' },
  { kind: 'color-values', title: 'The colours', colors: 'palette', ground: 'sand', anchor: 'farben' },
  { kind: 'specimen', title: 'The type', subject: 'type', anchor: 'schrift' },
  {
    kind: 'specimen',
    title: 'Like this, not like that',
    subject: 'rightAndWrong',
    ground: 'sand',
    anchor: 'regeln',
  },
  { kind: 'brand-files', title: 'The files', anchor: 'dateien' },
  {
    kind: 'brand-files',
    title: 'What has changed',
    contents: 'changes',
    ground: 'sand',
    anchor: 'versionen',
  },
];

export const identitaet: DemoPage = {
  path: '/identitaet',
  layout: 'default',
  de: {
    title: 'Identität',
    description:
      'Logo, Farben, Schrift, Regeln und Dateien des VfB: für Druckerei, Agentur, Sponsor und alle, die bis heute Abend eine Antwort brauchen.',
    blocks: germanBlocks,
  },
  en: {
    title: 'Identity',
    description:
      'VfB’s logo, colours, type, rules and files: for printers, agencies, sponsors and everyone who needs an answer by tonight.',
    blocks: englishBlocks,
  },
};
