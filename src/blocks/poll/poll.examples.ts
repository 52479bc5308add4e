import type { BlockExample } from '#blocks/define-block.ts';
import type { poll } from './poll.fields.ts';

export const pollExamples: readonly BlockExample<typeof poll>[] = [
  {
    id: 'default',
    name: { de: 'Von schmal nach breit', en: 'Narrow to wide' },
    purpose: {
      de: 'Die Antworten sind ein Maß, also zeigt jede ihr eigenes.',
      en: 'The answers are a measure, so each one shows its own.',
    },
    content: {
      de: { poll: 'breite', look: 'widening', ground: 'sand' },
      en: { poll: 'breite', look: 'widening', ground: 'sand' },
    },
  },
  {
    id: 'with-media',
    name: { de: 'Arm in Arm', en: 'Arm in arm' },
    purpose: {
      de: 'Ein Band läuft über alle Trikots, keine Antwort steht vor den anderen.',
      en: 'One band runs across all shirts, and no answer stands before the others.',
    },
    content: {
      de: {
        poll: 'trikot',
        look: 'joined',
        note: 'Der Stand hängt jeden Mittag um zwölf an der Kabinentür.',
        ground: 'sand',
      },
      en: {
        poll: 'trikot',
        look: 'joined',
        note: 'Every day at noon the score hangs on the dressing-room door.',
        ground: 'sand',
      },
    },
  },
  {
    id: 'several',
    name: { de: 'Mehrere Antworten', en: 'Several answers' },
    purpose: {
      de: 'Zwei bis vier von sechs, mit einer Rechenaufgabe gegen Massen von Stimmen.',
      en: 'Two to four of six, with a calculation against masses of votes.',
    },
    content: { de: { poll: 'express', ground: 'night' }, en: { poll: 'express', ground: 'night' } },
  },
  {
    id: 'rating',
    name: { de: 'Bewertung', en: 'Rating' },
    purpose: {
      de: 'Fünf Stufen an einer Linie; schon geschlossen, mit Ergebnis.',
      en: 'Five levels along one line; closed already, with a result.',
    },
    content: { de: { poll: 'lautstaerke', ground: 'sand' }, en: { poll: 'lautstaerke', ground: 'sand' } },
  },
  {
    id: 'ranking',
    name: { de: 'Reihenfolge', en: 'Ranking' },
    purpose: {
      de: 'Jede Antwort bekommt einen Platz, mit Code und Einwilligung; noch ohne Termin.',
      en: 'Every answer is given a place, with a code and a consent; without a date yet.',
    },
    content: { de: { poll: 'reihenfolge' }, en: { poll: 'reihenfolge' } },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Frage und Antworten aus langen Zusammensetzungen; noch nicht geöffnet, mit Termin.',
      en: 'A long question with long answers; not open yet, with a date.',
    },
    content: { de: { poll: 'langes-wort' }, en: { poll: 'langes-wort' } },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Zwölf sehr verschiedene Antworten', en: 'Twelve very different answers' },
    purpose: {
      de: 'Ein Buchstabe bis zu einem ganzen Satz, die Hälfte ohne Bild.',
      en: 'From one letter to a whole sentence, half of them without a picture.',
    },
    content: {
      de: { poll: 'zwoelf', note: 'Mehrfach eingereichte Vorschläge zählen einmal.', ground: 'night' },
      en: { poll: 'zwoelf', note: 'Proposals submitted more than once count once.', ground: 'night' },
    },
  },
];
