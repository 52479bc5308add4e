import type { DemoFile } from './demo-file.ts';

export const documents: readonly DemoFile[] = [
  {
    key: 'press-check-de',
    fileName: 'vor-dem-andruck-de.pdf',
    alt: {
      de: 'Vor dem Andruck, zwölf Fragen zum Abhaken',
      en: 'Before it prints, twelve questions, in German',
    },
  },
  {
    key: 'press-check-en',
    fileName: 'vor-dem-andruck-en.pdf',
    alt: {
      de: 'Vor dem Andruck, zwölf Fragen, auf Englisch',
      en: 'Before it prints, twelve questions to tick off',
    },
  },
  {
    key: 'press-check-page-de',
    fileName: 'vor-dem-andruck-de.png',
    alt: {
      de: 'Ein weißes Blatt, oben groß „Vor dem Andruck“, darunter zwölf Zeilen, jede mit einem Ring zum Abhaken.',
      en: 'A white sheet headed “Vor dem Andruck” above twelve lines, each with a ring to tick.',
    },
  },
  {
    key: 'press-check-page-en',
    fileName: 'vor-dem-andruck-en.png',
    alt: {
      de: 'Ein weißes Blatt, oben groß „Before it prints“, darunter zwölf Zeilen, jede mit einem Ring zum Abhaken.',
      en: 'A white sheet headed “Before it prints” above twelve lines, each with a ring to tick.',
    },
  },
];
