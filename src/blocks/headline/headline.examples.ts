import type { BlockExample } from '#blocks/define-block.ts';
import { designKindNames } from '#blocks/kinds.ts';
import type { headline } from './headline.fields.ts';

export const headlineExamples: readonly BlockExample<typeof headline>[] = [
  {
    id: 'default',
    name: { de: 'Groß mit Vorspann', en: 'Large with introduction' },
    purpose: {
      de: 'Eröffnet einen Abschnitt und sagt in zwei Sätzen, was darin steht.',
      en: 'Opens a section and says in two sentences what it holds.',
    },
    content: {
      de: {
        label: 'Haltung',
        title: 'Wer weiß, woher er kommt, läuft anders los.',
        intro:
          'Der VfB muss sich nicht erfinden. Er muss sich nur so zeigen, wie er ist: genau, stolz und ein bisschen ungeduldig.',
      },
      en: {
        label: 'Attitude',
        title: 'Know where you come from and you run differently.',
        intro:
          'VfB doesn’t have to invent itself, only to show itself as it is: exact, proud and a little impatient.',
      },
    },
  },
  {
    id: 'giant',
    name: { de: 'Riesig', en: 'Giant' },
    purpose: {
      de: 'Der Titel einer Seite, von dem man nur zwei oder drei Wörter behalten soll.',
      en: 'The title of a page of which two or three words should stay.',
    },
    content: {
      de: {
        title: `${designKindNames.length} Bausteine, ein Ring.`,
        intro: 'Mehr braucht es nicht, um jede Seite dieses Vereins zu bauen.',
        size: 'giant',
      },
      en: {
        title: `${designKindNames.length} blocks, one ring.`,
        intro: 'Nothing else is needed to build any page of this club’s.',
        size: 'giant',
      },
    },
  },
  {
    id: 'narrow',
    name: { de: 'Schmal auf Nacht', en: 'Narrow on night' },
    purpose: {
      de: 'Wenn ein Satz hoch statt breit stehen soll, wie ein Plakat am Stadiontor.',
      en: 'When a sentence should stand tall instead of wide, like a poster at the gate.',
    },
    content: {
      de: {
        title: 'Neunzig Minuten sind ein Anfang.',
        size: 'giant',
        width: 'narrow',
        ground: 'night',
      },
      en: {
        title: 'Ninety minutes is a start.',
        size: 'giant',
        width: 'narrow',
        ground: 'night',
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Ein langes Wort wird erst schmaler, dann getrennt, und zuletzt kleiner.',
      en: 'A long word first gets narrower, then breaks, and only then gets smaller.',
    },
    content: {
      de: {
        label: 'Satzung, Abschnitt 3',
        title: 'Mitglieder\u00ADversammlungs\u00ADbeschlüsse',
        size: 'giant',
        ground: 'sand',
      },
      en: {
        label: 'Statutes, section 3',
        title: 'Responsibilities and representativeness',
        size: 'giant',
        ground: 'sand',
      },
    },
  },
  {
    id: 'medium',
    name: { de: 'Mittel', en: 'Medium' },
    purpose: {
      de: 'Gliedert eine Seite, die schon einen großen Titel hat.',
      en: 'Divides a page that has a large title already.',
    },
    content: {
      de: { title: 'Farben', intro: 'Weiß, Sand, Tinte, Nacht. Und der Ring.', size: 'medium' },
      en: { title: 'Colours', intro: 'White, sand, ink, night. And the ring.', size: 'medium' },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Viel zu lang', en: 'Far too long' },
    purpose: {
      de: 'Ein ganzer Satz in riesiger Schrift, mit einem Wort ohne Trennstelle.',
      en: 'A whole sentence in giant type, with a word that cannot break.',
    },
    content: {
      de: {
        label: 'Eine Dachzeile, so lang, dass sie selbst eine Dachzeile bräuchte',
        title: 'Die Nachwuchsleistungszentrumsneubaueröffnungsfeier des VfB beginnt um 18.93 Uhr, wirklich',
        intro:
          'Einlass ist eine Stunde vorher.\nWer zu früh kommt, hilft beim Aufbau. Wer zu spät kommt, beim Abbau. Wer pünktlich kommt, bekommt einen Sitzplatz, ein Getränk und eine Rede, die kürzer ist als diese Überschrift.',
        size: 'giant',
        width: 'normal',
      },
      en: {
        label: 'A label that has grown so long that it could do with a label of its own',
        title:
          'The counterrevolutionarily straightforward VfB opening ceremony starts at 18.93 sharp, really',
        intro:
          'Doors open an hour before.\nWhoever comes too early helps to set up. Whoever comes too late helps to clear away. Whoever comes on time gets a seat, a drink and a speech that is shorter than this headline.',
        size: 'giant',
        width: 'normal',
      },
    },
  },
];
