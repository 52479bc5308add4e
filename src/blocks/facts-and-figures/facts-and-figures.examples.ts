import type { BlockExample } from '#blocks/define-block.ts';
import { designKindNames } from '#blocks/kinds.ts';
import type { factsAndFigures } from './facts-and-figures.fields.ts';

export const factsAndFiguresExamples: readonly BlockExample<typeof factsAndFigures>[] = [
  {
    id: 'ring',
    name: { de: 'Riesig im Ring', en: 'Giant in the ring' },
    purpose: {
      de: 'Die eine Zahl, die den Ring trägt: Wo er sie kreuzt, wird sie weiß.',
      en: 'The one figure that wears the ring: where it is crossed, it turns white.',
    },
    content: {
      de: {
        look: 'ring',
        figures: [{ value: '1893', label: 'Gründungsjahr', note: 'Seither geht der Ring herum.' }],
      },
      en: {
        look: 'ring',
        figures: [{ value: '1893', label: 'Founded', note: 'The ring has gone round ever since.' }],
      },
    },
  },
  {
    id: 'giant',
    name: { de: 'Riesig', en: 'Giant' },
    purpose: {
      de: 'Eine Zahl so breit wie das Fenster, die zweite und dritte stehen darunter.',
      en: 'One figure as wide as the window; the second and third stand below.',
    },
    content: {
      de: {
        look: 'giant',
        ground: 'sand',
        figures: [
          {
            value: '90',
            label: 'Ein Spiel als Takt',
            note: 'Ein Strich je Minute. Der Ring misst, wie lange der Ball wirklich läuft.',
          },
          { value: String(designKindNames.length), label: 'Bausteine im System' },
          { value: '412', label: 'Stufen vom Marktplatz bis zum Fluss' },
        ],
      },
      en: {
        look: 'giant',
        ground: 'sand',
        figures: [
          {
            value: '90',
            label: 'A match as a beat',
            note: 'One tick per minute. The ring measures how long the ball is really in play.',
          },
          { value: String(designKindNames.length), label: 'Blocks in the system' },
          { value: '412', label: 'Steps from the market square to the river' },
        ],
      },
    },
  },
  {
    id: 'default',
    name: { de: 'Reihe', en: 'Row' },
    purpose: {
      de: 'Drei Zahlen, die zusammen ein Bild ergeben.',
      en: 'Three figures that make a picture together.',
    },
    content: {
      de: {
        title: 'Ein Heimspiel in Zahlen',
        figures: [
          {
            value: '90',
            unit: 'min',
            label: 'Länge eines Spiels',
            note: 'Ohne Nachspielzeit und Nachspielzeit der Nachspielzeit',
          },
          { value: '5.406', label: 'Plätze in der Kurve', note: 'Jeder davon ein Punkt in der Choreografie' },
          { value: '1', label: 'Ring', note: 'Er geht ganz herum' },
        ],
      },
      en: {
        title: 'A home match in figures',
        figures: [
          {
            value: '90',
            unit: 'min',
            label: 'Length of a match',
            note: 'Not counting added time, and the time added to it',
          },
          { value: '5,406', label: 'Places in the stand', note: 'Each of them a dot in the tifo' },
          { value: '1', label: 'Ring', note: 'It goes all the way round' },
        ],
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Lange Werte und lange Bezeichnungen nebeneinander.',
      en: 'Long values and long labels side by side.',
    },
    content: {
      de: {
        title: 'Geschäfts\u00ADstellen\u00ADstatistik',
        ground: 'night',
        figures: [
          { value: '1.234.567', label: 'Eintrittskarten\u00ADvorverkaufs\u00ADvorgänge' },
          {
            value: '99,5',
            unit: '%',
            label: 'Dauerkarten\u00ADverlängerungs\u00ADquote',
            note: 'Stand: Saisonvorbereitungsauftaktveranstaltung',
          },
        ],
      },
      en: {
        title: 'Administrative statistics',
        ground: 'night',
        figures: [
          { value: '1,234,567', label: 'Advance-booking transactions, unambiguously counted' },
          {
            value: '99.5',
            unit: '%',
            label: 'Season-ticket renewal rate',
            note: 'As of the pre-season-preparation kick-off event',
          },
        ],
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Zu viele, zu lang', en: 'Too many, too long' },
    purpose: {
      de: 'Eine riesige Zahl mit zwölf Zeichen und elf weitere, die keine Zahlen sind.',
      en: 'A giant figure of twelve characters, and eleven more that are no figures.',
    },
    content: {
      de: {
        title: 'Z',
        intro:
          'Alles, was je gezählt wurde, und manches, was sich nicht zählen lässt. Stand: gestern, kurz vor Abpfiff.',
        look: 'giant',
        figures: [
          { value: '9.876.543.210', unit: 'Einzelblicke', label: 'Auf das Trikot, von der Seite' },
          { value: '0', label: 'Null' },
          { value: '2:1', label: 'Nach Verlängerung' },
          { value: '−7', unit: '°C', label: 'Kältestes Heimspiel' },
          { value: '∞', label: 'Länge des Rings' },
          { value: 'fast alle', label: 'Haben gesungen' },
          {
            value: '3,5',
            unit: 'Mio. €',
            label:
              'Kosten für etwas, dessen Bezeichnung länger ist als der Platz, den eine Bezeichnung in so einer Reihe bekommt',
          },
          { value: '100', unit: '%', label: 'A' },
          { value: '17.', label: 'Spieltag' },
          {
            value: '12',
            label: 'Dutzend',
            note: 'Eine Anmerkung, die erklärt, was vielleicht keiner gefragt hat, aber hier steht sie nun einmal, zweizeilig.',
          },
          { value: '60.449', label: 'Plätze' },
          { value: '1', label: 'Ende' },
        ],
      },
      en: {
        title: 'Z',
        intro:
          'Everything that was ever counted, and some things that can’t be. As of yesterday, just before the final whistle.',
        look: 'giant',
        figures: [
          { value: '9,876,543,210', unit: 'single glances', label: 'At the shirt, from the side' },
          { value: '0', label: 'Nil' },
          { value: '2–1', label: 'After extra time' },
          { value: '−7', unit: '°C', label: 'Coldest home match' },
          { value: '∞', label: 'Length of the ring' },
          { value: 'nearly all', label: 'Sang along' },
          {
            value: '3.5',
            unit: 'm €',
            label:
              'Cost of something whose label is longer than the room that a label is given in a row such as this one',
          },
          { value: '100', unit: '%', label: 'A' },
          { value: '17th', label: 'Matchday' },
          {
            value: '12',
            label: 'Dozen',
            note: 'A note that explains what perhaps nobody asked, but here it is, on two lines.',
          },
          { value: '60,449', label: 'Seats' },
          { value: '1', label: 'End' },
        ],
      },
    },
  },
];
