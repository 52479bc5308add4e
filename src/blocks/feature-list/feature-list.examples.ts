import type { BlockExample } from '#blocks/define-block.ts';
import type { featureList } from './feature-list.fields.ts';

export const featureListExamples: readonly BlockExample<typeof featureList>[] = [
  {
    id: 'default',
    name: { de: 'Liste', en: 'List' },
    purpose: {
      de: 'Der Regelfall: Zeilen von Rand zu Rand, Name links, Satz rechts.',
      en: 'The usual case: rows from edge to edge, the name on the left, a sentence on the right.',
    },
    content: {
      de: {
        title: 'Was der Ring kann',
        items: [
          {
            title: 'Verbinden',
            text: 'Er läuft durch alle Seiten und hält zusammen, was sonst nebeneinanderstünde.',
          },
          {
            title: 'Messen',
            text: 'Jeder Balken einer Abstimmung ist ein Stück von ihm, maßstäblich bis auf 1 %.',
            link: { label: 'Zur Abstimmung', href: '/' },
          },
          {
            title: 'Tragen',
            text: 'Buchstaben, die er kreuzt, werden weiß. Mehr Auszeichnung braucht kein Wort.',
          },
        ],
      },
      en: {
        title: 'What the ring can do',
        items: [
          {
            title: 'Connect',
            text: 'It runs through every page and holds together what would otherwise just stand side by side.',
          },
          {
            title: 'Measure',
            text: 'Every bar of a poll is a piece of it, true to scale down to 1%.',
            link: { label: 'Go to the poll', href: '/' },
          },
          {
            title: 'Carry',
            text: 'Letters that it crosses turn white. No word needs more emphasis than that.',
          },
        ],
      },
    },
  },
  {
    id: 'with-media',
    name: { de: 'Spalten mit Bildern', en: 'Columns with pictures' },
    purpose: {
      de: 'Wenn man die Dinge sehen muss, um sie zu unterscheiden.',
      en: 'When things have to be seen to be told apart.',
    },
    content: {
      de: {
        title: 'Vier Motive',
        intro: 'Gezeichnet, nicht fotografiert. Immer dieselben Farben, immer hart angeschnitten.',
        look: 'columns',
        ground: 'sand',
        items: [
          { title: 'Kurve', text: 'Ränge als Bögen aus Punkten.', image: 'kurve' },
          { title: 'Feld', text: 'Die Linien des Platzes, aus der Nähe.', image: 'feld' },
          {
            title: 'Kessel',
            text: 'Höhenlinien einer Stadt, die in einer Schüssel liegt.',
            image: 'kessel',
            link: { label: 'Motiv herunterladen', href: '/demo/media' },
          },
          { title: 'Takt', text: 'Neunzig Striche, einer je Minute.', image: 'takt' },
        ],
      },
      en: {
        title: 'Four motifs',
        intro: 'Drawn, not photographed. Always the same colours, always cropped hard.',
        look: 'columns',
        ground: 'sand',
        items: [
          { title: 'The stand', text: 'Its tiers as arcs of dots.', image: 'kurve' },
          { title: 'The pitch', text: 'The lines of the pitch, close up.', image: 'feld' },
          {
            title: 'The basin',
            text: 'Contours of a city that lies in a bowl.',
            image: 'kessel',
            link: { label: 'Download the motif', href: '/demo/media' },
          },
          { title: 'The beat', text: 'Ninety ticks, one per minute.', image: 'takt' },
        ],
      },
    },
  },
  {
    id: 'index',
    name: { de: 'Index der Bausteine', en: 'Index of blocks' },
    purpose: {
      de: 'Füllt sich selbst: alle Bausteine als ein laufender Satz, die Hochzahl nennt ihre Varianten.',
      en: 'Fills itself: all blocks as one running text, the superscript counts their variants.',
    },
    content: {
      de: { look: 'index', source: 'blockKinds' },
      en: { look: 'index', source: 'blockKinds' },
    },
  },
  {
    id: 'colors',
    name: { de: 'Farben nach Anteil', en: 'Colours by share' },
    purpose: {
      de: 'Füllt sich selbst: jede Farbe so breit, wie sie auf einer Seite vorkommt. Ebenso gibt es Bewegung und Kontraste.',
      en: 'Fills itself: each colour as wide as its share of a page. There are motion and contrasts as well.',
    },
    content: {
      de: { source: 'colors' },
      en: { source: 'colors' },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Zusammensetzungen in schmalen Spalten.',
      en: 'Compounds in narrow columns.',
    },
    content: {
      de: {
        title: 'Zuständig\u00ADkeiten',
        look: 'columns',
        ground: 'night',
        items: [
          {
            title: 'Geschäfts\u00ADstellen\u00ADleitung',
            text: 'Öffnungszeitenaushang und Fundsachenannahme.',
          },
          {
            title: 'Rasen\u00ADheizungs\u00ADwartung',
            text: 'Vorlauftemperaturüberwachung bei Frostwarnung.',
          },
          {
            title: 'Auswärts\u00ADfahrten\u00ADkoordination',
            text: 'Sonderzug\u00ADreservierungs\u00ADbestätigungen, freitags ab 14 Uhr.',
          },
        ],
      },
      en: {
        title: 'Responsi\u00ADbilities',
        look: 'columns',
        ground: 'night',
        items: [
          {
            title: 'Administration',
            text: 'Opening hours, lost property, and everything called interdepartmentality.',
          },
          { title: 'Undersoil heating', text: 'Flow-temperature monitoring whenever frost is forecast.' },
          {
            title: 'Away-travel coordination',
            text: 'Special-train reservation confirmations, Fridays from 2 p.m.',
          },
        ],
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Sehr ungleich', en: 'Very uneven' },
    purpose: {
      de: 'Ein Buchstabe neben einem ganzen Satz, Bilder nur bei manchen, kein Titel.',
      en: 'One letter beside a whole sentence, pictures only on some, no heading.',
    },
    content: {
      de: {
        items: [
          { title: 'Ü' },
          {
            title: 'Ein Eintrag, dessen Name so lang ist, dass er über mehrere Zeilen läuft',
            text: 'Dazu eine Beschreibung, die ebenfalls nicht enden will, weil jemand sie aus einem anderen Dokument kopiert hat, in dem sie ein eigenes Kapitel war. Sie nennt den VfB, das Jahr 1893, die Kurve, den Kessel, die Stäffele und noch einmal den VfB, und sie hört erst auf, wenn das Feld voll ist, was an dieser Stelle, man glaubt es kaum, beinahe der Fall ist.',
            link: {
              label: 'Ein Link, dessen Beschriftung mehr verspricht, als eine Zeile halten kann',
              href: 'https://example.org/',
            },
            image: 'staeffele',
          },
          { title: 'VfB', text: '.', image: 'logo-stacked' },
          { title: 'Eins' },
          { title: 'Zwei', link: { label: 'Weiter', href: '/strategie' } },
        ],
      },
      en: {
        items: [
          { title: 'A' },
          {
            title: 'An entry whose name is so long that it runs over several lines',
            text: 'With a description that does not want to end either, because someone copied it from another document where it was a chapter of its own. It names VfB, the year 1893, the stand, the basin, the steps and VfB once more, and it only stops when the field is full, which at this point, hard as it is to believe, is very nearly the case.',
            link: {
              label: 'A link whose label promises more than one line can hold',
              href: 'https://example.org/',
            },
            image: 'staeffele',
          },
          { title: 'VfB', text: '.', image: 'logo-stacked' },
          { title: 'One' },
          { title: 'Two', link: { label: 'Next', href: '/strategie' } },
        ],
      },
    },
  },
];
