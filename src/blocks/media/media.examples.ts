import type { BlockExample } from '#blocks/define-block.ts';
import type { media } from './media.fields.ts';

export const mediaExamples: readonly BlockExample<typeof media>[] = [
  {
    id: 'default',
    name: { de: 'Breit', en: 'Wide' },
    purpose: {
      de: 'Ein Bild in der Breite des Rasters, mit seiner Unterschrift.',
      en: 'A picture as wide as the grid, with its caption.',
    },
    content: {
      de: {
        file: 'feld',
        caption: 'Feld. Mittelkreis, hart angeschnitten: Der Ring ist schon da, bevor jemand spielt.',
        width: 'wide',
        parallax: 'slow',
        ground: 'white',
      },
      en: {
        file: 'feld',
        caption: 'Pitch. The centre circle, cropped hard: the ring is there before anyone plays.',
        width: 'wide',
        parallax: 'slow',
        ground: 'white',
      },
    },
  },
  {
    id: 'with-media',
    name: { de: 'Von Rand zu Rand', en: 'Edge to edge' },
    purpose: {
      de: 'Ein Motiv, das die Seite unterbricht wie eine Doppelseite im Buch.',
      en: 'A motif that interrupts the page like a spread in a book.',
    },
    content: {
      de: {
        file: 'flutlicht',
        caption: 'Flutlicht. Vier Masten, ein Abend.',
        credit: 'Motiv: eigenes Archiv',
        width: 'full',
        parallax: 'medium',
        ground: 'night',
      },
      en: {
        file: 'flutlicht',
        caption: 'Floodlights. Four masts, one evening.',
        credit: 'Motif: our own archive',
        width: 'full',
        parallax: 'medium',
        ground: 'night',
      },
    },
  },
  {
    id: 'text-width',
    name: { de: 'Textbreite', en: 'Text width' },
    purpose: {
      de: 'Ein Bild, das zum Absatz davor gehört und nicht lauter ist als er.',
      en: 'A picture that belongs to the paragraph before it and is no louder.',
    },
    content: {
      de: {
        file: 'kessel-portrait',
        caption: 'Kessel. Höhenlinien, alle 20 m.',
        width: 'text',
        parallax: 'fast',
        ground: 'sand',
      },
      en: {
        file: 'kessel-portrait',
        caption: 'Basin. Contour lines every 20 m.',
        width: 'text',
        parallax: 'fast',
        ground: 'sand',
      },
    },
  },
  {
    id: 'film',
    name: { de: 'Film', en: 'Video' },
    purpose: {
      de: 'Ein Film mit Standbild und Untertiteln; geladen wird er erst, wenn jemand auf Abspielen drückt.',
      en: 'A video with its still and captions; nothing is loaded before someone presses play.',
    },
    content: {
      de: {
        file: 'ring-film',
        poster: 'ring-film-still',
        captions: 'ring-film-captions-de',
        caption: 'Der Ring schließt sich. Fünf Sekunden, ohne Ton.',
        width: 'full',
        ground: 'night',
      },
      en: {
        file: 'ring-film',
        poster: 'ring-film-still',
        captions: 'ring-film-captions-en',
        caption: 'The ring closes. Five seconds, without sound.',
        width: 'full',
        ground: 'night',
      },
    },
  },
  {
    id: 'sound',
    name: { de: 'Ton', en: 'Sound' },
    purpose: {
      de: 'Eine Tonaufnahme mit großer Unterschrift und einer Abschrift für alle, die sie lesen.',
      en: 'A sound recording with a large caption, and a transcript for those who read it.',
    },
    content: {
      de: {
        file: 'stand-sound',
        caption: 'Vor dem Anpfiff: eine Trommel, und die Kurve antwortet.',
        credit: 'Ton: eigenes Archiv',
        transcript:
          'Eine tiefe Trommel schlägt einen Viererschritt, kurz vor dem letzten Schlag stolpert sie.\n\nZwei Takte lang klatschen viele Hände auf zwei und vier. Im dritten Takt wird ihre Antwort dichter, im vierten klatschen sie durch. **Dann ist Stille.**',
        width: 'wide',
        parallax: 'subtle1',
        ground: 'white',
      },
      en: {
        file: 'stand-sound',
        caption: 'Before kick-off: one drum, and the stand answers.',
        credit: 'Sound: our own archive',
        transcript:
          'A deep drum walks in four, stumbling just before the last beat.\n\nFor two bars many hands clap on two and four. In the third bar their answer grows denser, in the fourth they clap right through. **Then silence.**',
        width: 'wide',
        parallax: 'subtle1',
        ground: 'white',
      },
    },
  },
  {
    id: 'document',
    name: { de: 'Dokument', en: 'Document' },
    purpose: {
      de: 'Ein Blatt zum Ausdrucken, vor dem sein Bild steht; es öffnet sich wie ein Bild und führt zum PDF.',
      en: 'A sheet to print, shown by its picture; it opens like a picture and leads to the PDF.',
    },
    content: {
      de: {
        file: 'press-check-de',
        poster: 'press-check-page-de',
        caption: 'Vor dem Andruck. Zwölf Fragen, ein Blatt.',
        width: 'text',
        parallax: 'slower',
        ground: 'sand',
      },
      en: {
        file: 'press-check-en',
        poster: 'press-check-page-en',
        caption: 'Before it prints. Twelve questions, one sheet.',
        width: 'text',
        parallax: 'slower',
        ground: 'sand',
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Eine Unterschrift aus Komposita, die auf dem Telefon noch passt.',
      en: 'A caption of very long words that still fits a phone.',
    },
    content: {
      de: {
        file: 'stoff',
        caption:
          'Rund\u00ADstrick\u00ADmaschinen\u00ADnadel\u00ADbett\u00ADabdruck im Baumwoll\u00ADgewebe\u00ADmuster\u00ADbuch der Vereins\u00ADausrüstungs\u00ADverwaltung',
        credit: 'Zeug\u00ADwarts\u00ADwerkstatt\u00ADarchiv',
        width: 'text',
        ground: 'white',
      },
      en: {
        file: 'stoff',
        caption:
          'Circular-knitting-machine needle-bed impressions, cross-referenced and counter-photographed',
        credit: 'Kit-maintenance-workshop archive',
        width: 'text',
        ground: 'white',
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Schlimmster Fall', en: 'Worst case' },
    purpose: {
      de: 'Ein Hochformat in voller Breite, eine Unterschrift wie ein Absatz, eine Abschrift mit eigenen Überschriften.',
      en: 'An upright picture at full width, a caption like a paragraph, a transcript with headings of its own.',
    },
    content: {
      de: {
        file: 'kurve-portrait',
        caption:
          'Tonaufnahme aus dem Spielertunnel, achtundvierzig Sekunden vor Anpfiff: Stollen auf Beton, ein Pfiff zur Probe, dann die Kurve, die schon singt, obwohl noch niemand zu sehen ist, und die deshalb auf jeder Aufnahme lauter ist als das, was eigentlich aufgenommen werden sollte.',
        credit: 'Z',
        transcript:
          '## Vor dem Tunnel\n\nStollen auf Beton. **Jemand lacht.** Ein Pfiff zur Probe.\n\n- Erste Stimme: „Rechts ist trocken.“\n- Zweite Stimme: „Links auch.“\n\n## Im Tunnel\n\nDie Kurve singt. Mehr ist nicht zu verstehen.',
        width: 'full',
        ground: 'sand',
      },
      en: {
        file: 'kurve-portrait',
        caption:
          'Sound recording from the tunnel, forty-eight seconds before kick-off: studs on concrete, a whistle being tried out, then the stand, already singing with nobody in sight, and therefore louder on every recording than whatever it was that should have been recorded.',
        credit: 'Z',
        transcript:
          '## Before the tunnel\n\nStuds on concrete. **Somebody laughs.** A whistle is tried out.\n\n- First voice: “Dry on the right.”\n- Second voice: “On the left as well.”\n\n## In the tunnel\n\nThe stand is singing. Nothing else can be made out.',
        width: 'full',
        ground: 'sand',
      },
    },
  },
];
