import type { BlockExample } from '#blocks/define-block.ts';
import type { marquee } from './marquee.fields.ts';

export const marqueeExamples: readonly BlockExample<typeof marquee>[] = [
  {
    id: 'with-media',
    name: { de: 'Im Bogen', en: 'Arc' },
    purpose: {
      de: 'Überspannt den Baustein, der folgt, etwa ein Zitat auf Nacht.',
      en: 'Spans the block that follows, such as a quote on night.',
    },
    content: {
      de: {
        phrases: [
          { phrase: 'Ein Ring, seit 1893,' },
          { phrase: 'der nicht reißt,' },
          { phrase: 'der uns hält,' },
        ],
        look: 'arc',
        under: 'night',
        speed: 'calm',
        direction: 'left',
        ground: 'white',
      },
      en: {
        phrases: [
          { phrase: 'One ring, since 1893,' },
          { phrase: 'that never breaks,' },
          { phrase: 'that holds us,' },
        ],
        look: 'arc',
        under: 'night',
        speed: 'calm',
        direction: 'left',
        ground: 'white',
      },
    },
  },
  {
    id: 'bent',
    name: { de: 'Umlaufend', en: 'Bent' },
    purpose: {
      de: 'Fasst den Baustein ein, der folgt: kommt links herein, biegt rechts ab, kehrt zurück.',
      en: 'Goes round the block that follows: in at the left, down on the right, and back.',
    },
    content: {
      de: {
        phrases: [{ phrase: 'Ein Ring läuft um.' }, { phrase: 'Die Kurve singt.' }],
        look: 'bent',
        speed: 'calm',
        direction: 'left',
        ground: 'white',
      },
      en: {
        phrases: [{ phrase: 'One ring goes round.' }, { phrase: 'The stand sings.' }],
        look: 'bent',
        speed: 'calm',
        direction: 'left',
        ground: 'white',
      },
    },
  },
  {
    id: 'default',
    name: { de: 'Gerade', en: 'Straight' },
    purpose: {
      de: 'Verbindet zwei Teile einer Seite, quer von Rand zu Rand.',
      en: 'Joins two parts of a page, straight from edge to edge.',
    },
    content: {
      de: {
        phrases: [
          { phrase: 'Ein Ring, seit 1893.' },
          { phrase: 'Die Kurve singt.' },
          { phrase: 'Der Ball rollt.' },
        ],
        look: 'straight',
        speed: 'calm',
        direction: 'left',
        ground: 'white',
      },
      en: {
        phrases: [
          { phrase: 'One ring, since 1893.' },
          { phrase: 'The stand is singing.' },
          { phrase: 'The ball is rolling.' },
        ],
        look: 'straight',
        speed: 'calm',
        direction: 'left',
        ground: 'white',
      },
    },
  },
  {
    id: 'answer',
    name: { de: 'Nach rechts', en: 'Rightwards' },
    purpose: {
      de: 'Die Antwort auf ein erstes Band, schneller und in der Gegenrichtung.',
      en: 'The answer to a first band, faster and the other way.',
    },
    content: {
      de: {
        phrases: [{ phrase: 'Und nochmal.' }, { phrase: 'Von vorn.' }],
        look: 'straight',
        speed: 'normal',
        direction: 'right',
        ground: 'night',
      },
      en: {
        phrases: [{ phrase: 'And again.' }, { phrase: 'From the top.' }],
        look: 'straight',
        speed: 'normal',
        direction: 'right',
        ground: 'night',
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Wörter, die breiter sind als ein Telefon.',
      en: 'Words that are wider than a phone.',
    },
    content: {
      de: {
        phrases: [
          { phrase: 'Auswärts\u00ADfahrt\u00ADmitfahr\u00ADgelegenheiten.' },
          { phrase: 'Dauer\u00ADkarten\u00ADwarte\u00ADlisten\u00ADplatz.' },
        ],
        look: 'straight',
        speed: 'calm',
        direction: 'left',
        ground: 'sand',
      },
      en: {
        phrases: [
          { phrase: 'Unconditional togetherness.' },
          { phrase: 'Away-day-transportation volunteers.' },
        ],
        look: 'straight',
        speed: 'calm',
        direction: 'left',
        ground: 'sand',
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Schlimmster Fall', en: 'Worst case' },
    purpose: {
      de: 'Ein einzelner Buchstabe neben einem Satz, der nicht aufhört, im Bogen.',
      en: 'A single letter next to a sentence that won’t end, in an arc.',
    },
    content: {
      de: {
        phrases: [
          { phrase: 'f' },
          { phrase: 'VfB: ein Satz, der so lang ist wie eine Nachspielzeit, wenn man führt, also' },
          { phrase: '…' },
          { phrase: '1893 × 1893 – „ß“ & ẞ' },
        ],
        look: 'arc',
        under: 'sand',
        speed: 'normal',
        direction: 'right',
        ground: 'night',
      },
      en: {
        phrases: [
          { phrase: 'f' },
          { phrase: 'VfB: a phrase as long as stoppage time when you are one goal up, which is' },
          { phrase: '…' },
          { phrase: '1893 × 1893 – “ring” & more' },
        ],
        look: 'arc',
        under: 'sand',
        speed: 'normal',
        direction: 'right',
        ground: 'night',
      },
    },
  },
];
