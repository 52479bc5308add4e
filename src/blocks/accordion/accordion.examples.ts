import type { BlockExample } from '#blocks/define-block.ts';
import type { accordion } from './accordion.fields.ts';

export const accordionExamples: readonly BlockExample<typeof accordion>[] = [
  {
    id: 'default',
    name: { de: 'Fragen zur Marke', en: 'Questions about the brand' },
    purpose: {
      de: 'Der Regelfall: eine Handvoll Fragen, die am Telefon immer wieder gestellt werden.',
      en: 'The usual case: a handful of questions that keep being asked on the phone.',
    },
    content: {
      de: {
        title: 'Gut gefragt',
        items: [
          {
            question: 'Darf ich das Logo für unser Vereinsheim benutzen?',
            answer:
              'Ja, solange es **nicht verkauft** wird. Ein Schild, ein Aushang, ein Kuchen: gern. Ein Schal für den Basar: bitte vorher fragen.\n\nDie Dateien liegen unter [Downloads](/demo/logos), als SVG und ohne Passwort.',
            anchor: 'vereinsheim',
          },
          {
            question: 'Warum ist nur der Ring rot?',
            answer:
              'Weil zwei rote Dinge einander die Schau stehlen. Der Ring verbindet, misst und bewegt. Alles andere ist schwarz, weiß oder Sand.',
            anchor: 'rot',
          },
          {
            question: 'Welche Schrift benutzt der VfB?',
            answer:
              'Archivo, eine freie Schrift. Sie lässt sich von schmal bis breit ziehen:\n\n- **Breit** für alles, was von Weitem gelesen wird\n- **Normal** für Text\n- **Schmal**, wenn ein langes Wort groß bleiben muss',
          },
          {
            question: 'Wer beantwortet alles andere?',
            answer: 'Das Markenteam, innerhalb von zwei Werktagen. [Schreib uns](/demo/form).',
          },
        ],
      },
      en: {
        title: 'Good question',
        items: [
          {
            question: 'May our supporters’ club use the logo?',
            answer:
              'Yes, as long as it is **not for sale**. A sign, a notice, a cake: please do. A scarf for the bazaar: please ask first.\n\nThe files are under [Downloads](/demo/logos), as SVG and without a password.',
            anchor: 'supporters',
          },
          {
            question: 'Why is only the ring red?',
            answer:
              'Because two red things would steal each other’s show. The ring connects, measures and moves. Everything else is black, white or sand.',
            anchor: 'red',
          },
          {
            question: 'Which typeface does VfB use?',
            answer:
              'Archivo, which is free. It stretches from narrow to wide:\n\n- **Wide** for what is read from afar\n- **Normal** for text\n- **Narrow** when a long word has to stay large',
          },
          {
            question: 'Who answers everything else?',
            answer: 'The brand team, within two working days. [Write to us](/demo/form).',
          },
        ],
      },
    },
  },
  {
    id: 'one-at-a-time',
    name: { de: 'Immer nur einer offen', en: 'One open at a time' },
    purpose: {
      de: 'Für lange Antworten: Wer die nächste öffnet, verliert die Stelle nicht aus den Augen.',
      en: 'For long answers: opening the next one never loses your place.',
    },
    content: {
      de: {
        title: 'Anreise',
        oneAtATime: true,
        ground: 'sand',
        items: [
          {
            question: 'Mit der Bahn',
            answer:
              'Vom Hauptbahnhof sind es zwei Stationen, danach zehn Minuten zu Fuß.\n\n1. Linie bis *Stadion*\n2. Ausgang Kurve, der Band­markierung nach\n3. Einlass ab 90 Minuten vor Anpfiff',
          },
          {
            question: 'Mit dem Rad',
            answer: 'Hinter der Haupttribüne stehen 640 Bügel, bewacht bis eine Stunde nach Abpfiff.',
          },
          {
            question: 'Zu Fuß',
            answer:
              'Über die Stäffele sind es vom Marktplatz aus 412 Stufen. Die Karte dazu gibt es am [Infopunkt](/impressum).',
          },
        ],
      },
      en: {
        title: 'Getting here',
        oneAtATime: true,
        ground: 'sand',
        items: [
          {
            question: 'By train',
            answer:
              'Two stops from the main station, then ten minutes on foot.\n\n1. Take the line to <span lang="de">*Stadion*</span>\n2. Leave by the stand exit and follow the band on the ground\n3. Gates open 90 minutes before kick-off',
          },
          {
            question: 'By bicycle',
            answer:
              'There are 640 bike racks behind the main stand, guarded until an hour after the final whistle.',
          },
          {
            question: 'On foot',
            answer:
              'It is 412 steps down from the market square. The map is at the [information desk](/impressum).',
          },
        ],
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Zusammensetzungen brechen an den weichen Trennzeichen, die im Text stehen.',
      en: 'Compounds break at the soft hyphens that the text contains.',
    },
    content: {
      de: {
        title: 'Mitglieder\u00ADversammlungs\u00ADordnung',
        ground: 'night',
        items: [
          {
            question: 'Was regelt die Dauerkarten\u00ADrückgabe\u00ADverordnung?',
            answer:
              'Rückgabefristen, Übertragungsmöglichkeiten und die Warteliste für Auswärtsdauerkartenvormerkungen.',
          },
          {
            question: 'Wo finde ich das Nachwuchs\u00ADleistungs\u00ADzentrums\u00ADverzeichnis?',
            answer:
              'Im Geschäftsstellenaushang neben dem Fundsachenannahmeschalter, montags bis donnerstags.',
          },
        ],
      },
      en: {
        title: 'Member\u00ADship-assembly regula\u00ADtions, and other rules',
        ground: 'night',
        items: [
          {
            question: 'What do the season-ticket-return\u00ADability regula\u00ADtions say?',
            answer:
              'How season tickets are handed back, passed on, and who is next in line. Germans have one word for it: <span lang="de">Dauerkarten\u00ADrückgabe\u00ADverordnung</span>.',
          },
          {
            question: 'Where is the youth-academy-directory-and-accommodation-register?',
            answer: 'On the notice board beside the lost-property counter, Monday to Thursday.',
          },
        ],
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Zu viel und zu wenig', en: 'Too much and too little' },
    purpose: {
      de: 'Ohne Überschrift, mit einem Buchstaben als Frage und einer Antwort, die alles enthält.',
      en: 'No heading, a single letter for a question, and an answer that contains everything.',
    },
    content: {
      de: {
        items: [
          { question: 'Ü', answer: 'ß' },
          {
            question:
              'Was passiert mit meiner Karte, wenn das Spiel wegen Nebels, Hagels oder einer Katze auf dem Feld erst unterbrochen, dann verlegt und am Ende doch noch am selben Abend zu Ende gespielt wird?',
            answer:
              '## Kurz\n\nSie gilt weiter.\n\n### Im Einzelnen\n\n| Ereignis | Karte | Anreise | Verpflegung |\n| --- | --- | --- | --- |\n| Nebel | gilt weiter | gilt weiter | Tee, kostenlos |\n| Hagel | gilt weiter | Ersatzverkehr | Tee, kostenlos |\n| Katze | gilt weiter | gilt weiter | Milch |\n\n- Unterbrechung\n  - bis 30 Minuten: sitzen bleiben\n  - danach: *sitzen bleiben dürfen*\n- Verlegung\n\n> Wer geblieben ist, hat noch jedes Mal das bessere Spiel gesehen.\n\n---\n\nMehr unter `AGB § 12` und [Kontakt](/impressum).',
            anchor: 'katze',
          },
          { question: 'Und wenn nicht?', answer: 'Dann **doch**.' },
          { question: 'Eins', answer: 'Zwei' },
          { question: 'Drei', answer: 'Vier' },
          { question: 'Fünf', answer: 'Sechs' },
          { question: 'Sieben', answer: 'Acht' },
        ],
      },
      en: {
        items: [
          { question: 'A', answer: 'B' },
          {
            question:
              'What happens to my ticket if the match is first interrupted by fog, hail, a power cut or a cat on the pitch, then postponed, and in the end finished on the very same evening after all?',
            answer:
              '## In short\n\nIt stays valid.\n\n### In full\n\n| Event | Ticket | Travel | Catering |\n| --- | --- | --- | --- |\n| Fog | valid | valid | tea, free |\n| Hail | valid | replacement bus | tea, free |\n| Cat | valid | valid | milk |\n\n- Interruption\n  - up to 30 minutes: stay seated\n  - after that: *you may stay seated*\n- Postponement\n\n> Whoever stayed has always seen the better match.\n\n---\n\nMore under `terms § 12` and [Contact](/impressum).',
            anchor: 'cat',
          },
          { question: 'And if not?', answer: 'Then **still**.' },
          { question: 'One', answer: 'Two' },
          { question: 'Three', answer: 'Four' },
          { question: 'Five', answer: 'Six' },
          { question: 'Seven', answer: 'Eight' },
        ],
      },
    },
  },
];
