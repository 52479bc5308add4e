import type { BlockExample } from '#blocks/define-block.ts';
import type { brandFiles } from './brand-files.fields.ts';

export const brandFilesExamples: readonly BlockExample<typeof brandFiles>[] = [
  {
    id: 'default',
    name: { de: 'Dateien', en: 'Files' },
    purpose: {
      de: 'Der Regelfall: für jedes Programm die Datei, und wie sie hineinkommt.',
      en: 'The usual case: the file for each program, and how to bring it in.',
    },
    content: {
      de: { title: 'Die Identität für dein Programm' },
      en: { title: 'The identity for your program' },
    },
  },
  {
    id: 'tokens',
    name: { de: 'Alle Werte', en: 'All values' },
    purpose: {
      de: 'Zum Nachschlagen, wenn es um einen einzigen geht.',
      en: 'To look up, when it is about a single one.',
    },
    content: {
      de: { title: 'Jeder Wert', contents: 'tokens', ground: 'sand' },
      en: { title: 'Every value', contents: 'tokens', ground: 'sand' },
    },
  },
  {
    id: 'changes',
    name: { de: 'Änderungen', en: 'Changes' },
    purpose: {
      de: 'Für alle, die danach bauen: was seit wann anders ist.',
      en: 'For whoever builds by it: what differs, and since when.',
    },
    content: {
      de: { title: 'Was sich geändert hat', contents: 'changes' },
      en: { title: 'What has changed', contents: 'changes' },
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
      de: { title: 'Druck\u00ADdaten\u00ADübergabe\u00ADformat\u00ADverzeichnis', ground: 'night' },
      en: { title: 'Inter\u00ADoperability notwith\u00ADstanding in\u00ADcompatibilities', ground: 'night' },
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
