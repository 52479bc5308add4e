import type { BlockExample } from '#blocks/define-block.ts';
import type { richText } from './rich-text.fields.ts';

export const richTextExamples: readonly BlockExample<typeof richText>[] = [
  {
    id: 'default',
    name: { de: 'Eine Spalte', en: 'One column' },
    purpose: {
      de: 'Der Regelfall: ein Text mit Überschrift, Absätzen und einer Liste.',
      en: 'The usual case: a text with a heading, paragraphs and a list.',
    },
    content: {
      de: {
        title: 'So schreiben wir',
        content:
          'Wir schreiben, wie wir reden: **kurz, genau, freundlich**. Ein Satz hat eine Nachricht. Hat er zwei, sind es zwei Sätze.\n\nDer Name VfB bleibt, wie er ist. Er wird nicht gebeugt, nicht gesperrt und nicht mit einem Bindestrich verziert, wo keiner hingehört.\n\n### Drei Proben\n\n- Versteht es jemand, der heute zum ersten Mal kommt?\n- Würde man es so auch am *Imbissstand* sagen?\n- Stimmt es morgen noch?\n\nWer unsicher ist, schaut in die [Strategie](/strategie) oder fragt das [Markenteam](/demo/form).',
      },
      en: {
        title: 'How we write',
        content:
          'We write the way we talk: **short, exact, friendly**. A sentence carries one message. If it carries two, it is two sentences.\n\nThe name VfB stays as it is. It is not inflected, not letterspaced and not decorated with a hyphen where none belongs.\n\n### Three tests\n\n- Would a first-time visitor understand it?\n- Would you say it like that at the *snack stand*?\n- Will it still be true tomorrow?\n\nNot sure? Read the [strategy](/strategie), or ask the [brand team](/demo/form).',
      },
    },
  },
  {
    id: 'two-columns',
    name: { de: 'Zwei Spalten', en: 'Two columns' },
    purpose: {
      de: 'Für längere Texte, die nebeneinander besser stehen als untereinander.',
      en: 'For longer texts that read better side by side than one below the other.',
    },
    content: {
      de: {
        title: 'Vom Band zum Ring',
        columns: 'two',
        ground: 'sand',
        content:
          'Am Anfang war ein Streifen Stoff. Er wurde quer über die Brust genäht, weil man die eigene Mannschaft auf einem matschigen Platz von der anderen unterscheiden wollte. Mehr sollte er nicht.\n\nWer heute das Trikot anzieht, zieht auch den Streifen an. Von vorn ist er ein Band. Von der Seite sieht man, dass er weitergeht. Von hinten kommt er zurück. Er hat keinen Anfang und kein Ende: Er ist ein Ring.\n\nDaraus folgt fast alles andere. Ein Ring verbindet, was in ihm liegt. Er misst, wie weit etwas herumreicht. Er bleibt in Bewegung, auch wenn er stillsteht.\n\nDeshalb ist auf dieser Website nur eines rot. Wenn es sich bewegt, misst oder verbindet, ist es der Ring. Wenn nicht, ist es schwarz.',
      },
      en: {
        title: 'From band to ring',
        columns: 'two',
        ground: 'sand',
        content:
          'In the beginning there was a strip of cloth. It was sewn across the chest to tell one team from the other on a muddy pitch. It was meant to do no more than that.\n\nPut on the shirt today and you put on the strip as well. From the front it is a band. From the side you see it carry on. At the back it comes round again. It has no beginning and no end: it is a ring.\n\nAlmost everything else follows from this. A ring connects what lies within it. It measures how far something reaches around. It keeps moving, even when it stands still.\n\nThat is why only one thing on this site is red. If it moves, measures or connects, it is the ring. If not, it is black.',
      },
    },
  },
  {
    id: 'table',
    name: { de: 'Mit Tabelle', en: 'With a table' },
    purpose: {
      de: 'Werte im Vergleich; auf schmalen Fenstern lässt sich die Tabelle zur Seite schieben.',
      en: 'Values compared; in narrow windows the table scrolls sideways.',
    },
    content: {
      de: {
        title: 'Maße',
        content:
          'Alle Maße gehen von der Dicke des Rings aus.\n\n| Anwendung | Breite in mm | Ring in mm | Abstand in mm | Schrift in pt |\n| --- | --- | --- | --- | --- |\n| Eintrittskarte | 150 | 12 | 6 | 9 |\n| Schal | 1.400 | 48 | 24 | 120 |\n| Fahne | 2.400 | 180 | 90 | 640 |\n| Bande | 6.000 | 240 | 120 | 900 |\n\nKleiner als 4 mm wird der Ring nie gedruckt.',
      },
      en: {
        title: 'Measurements',
        content:
          'All measurements start from the thickness of the ring.\n\n| Use | Width in mm | Ring in mm | Clearance in mm | Type in pt |\n| --- | --- | --- | --- | --- |\n| Ticket | 150 | 12 | 6 | 9 |\n| Scarf | 1,400 | 48 | 24 | 120 |\n| Flag | 2,400 | 180 | 90 | 640 |\n| Perimeter board | 6,000 | 240 | 120 | 900 |\n\nThe ring is never printed smaller than 4 mm.',
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Amtsdeutsch in der schmalsten Spalte.',
      en: 'Officialese in the narrowest column.',
    },
    content: {
      de: {
        title: 'Daten\u00ADschutz\u00ADfolgen\u00ADabschätzung',
        content:
          'Die Verantwortungs\u00ADträgerinnen der Mitglieder\u00ADdaten\u00ADverarbeitung haben eine Datenschutzfolgenabschätzung vorgelegt.\n\n## Auftrags\u00ADverarbeitungs\u00ADvertrag\n\nEr gilt für die Eintrittskarten\u00ADvorverkaufs\u00ADstellen\u00ADbetreiber ebenso wie für das Zutrittskontrollsystem.',
      },
      en: {
        title: 'Data-protection impact assessment',
        content:
          'Those responsible for the internationalisation of membership administration have submitted an assessment.\n\n## Interdepartmental responsibilities\n\nThey apply to counterintuitively subcontracted ticket agencies as well, and to everything called <span lang="de">Zutrittskontrollsystem</span>.',
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Alles auf einmal', en: 'Everything at once' },
    purpose: {
      de: 'Jede Auszeichnung, die der Editor kennt, ohne Überschrift und mit übersprungenen Stufen.',
      en: 'Every kind of markup the editor knows, without a heading and with levels skipped.',
    },
    content: {
      de: {
        ground: 'night',
        content:
          '#### Beginnt mit der dritten Stufe\n\nA.\n\n## Dann die erste\n\n#### Und wieder die dritte\n\n**Fett**, *kursiv*, ***beides***, <u>unterstrichen</u>, <s>gestrichen</s>, `technisch` und ein [Link mit sehr langem Namen, der sich über mehr als eine Zeile zieht, damit man sieht, wie die Unterstreichung bricht](https://example.org/sehr/lange/adresse).\n\n1. Erstens\n   - Davon eins\n     - Davon noch eins\n   - Davon zwei\n2. Zweitens\n3. Drittens, mit einem Satz, der länger ist als die Zeile, damit die zweite Zeile unter der ersten beginnt und nicht unter der Zahl\n\n> Ein Zitat im Text über den VfB.\n\n![](kessel)\n\n---\n\n| A | B | C | D | E | F | G | H |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |\n|  | Zellen, die leer sind | | | Geschäftsstellenöffnungszeiten | | | ! |\n\nhttps://example.org/eine-adresse-ohne-leerzeichen-die-laenger-ist-als-die-zeile-auf-einem-telefon',
      },
      en: {
        ground: 'night',
        content:
          '#### Starts at the third level\n\nA.\n\n## Then the first\n\n#### And the third again\n\n**Bold**, *italic*, ***both***, <u>underlined</u>, <s>struck out</s>, `technical`, and a [link with a very long name that runs over more than one line, so that one can see how the underline breaks](https://example.org/a/very/long/address).\n\n1. First\n   - Of these, one\n     - Of these, one more\n   - Of these, two\n2. Second\n3. Third, with a sentence longer than the line, so that the second line begins below the first and not below the number\n\n> A quote within the text, about VfB.\n\n![](kessel)\n\n---\n\n| A | B | C | D | E | F | G | H |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |\n|  | Cells that are empty | | | Internationalisation | | | ! |\n\nhttps://example.org/an-address-without-spaces-that-is-longer-than-the-line-on-a-telephone',
      },
    },
  },
];
