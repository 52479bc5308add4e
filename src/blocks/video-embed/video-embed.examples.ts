import type { BlockExample } from '#blocks/define-block.ts';
import type { videoEmbed } from './video-embed.fields.ts';

export const videoEmbedExamples: readonly BlockExample<typeof videoEmbed>[] = [
  {
    id: 'default',
    name: { de: 'Bei YouTube', en: 'On YouTube' },
    purpose: {
      de: 'Ein Film, der woanders liegt: eigenes Standbild, und geladen wird erst, wenn du es sagst.',
      en: 'A video hosted elsewhere: our own still, and nothing is loaded until you say so.',
    },
    content: {
      de: {
        title: 'Wie ein Ring gezeichnet wird',
        description:
          'Vom ersten Strich bis zum fertigen Plakat, in einem Zug. Ohne Musik, mit Papiergeräusch.',
        duration: '1:34 Minuten',
        source: { provider: 'youtube', address: 'ring-film-1' },
        poster: 'takt',
        transcript:
          'Ein Tisch von oben. Eine Hand legt ein Blatt auf.\n\n**Gestalterin:** „Man darf nicht absetzen. Sonst sieht man es.“\n\nDer Stift zieht einen Kreis. Papier raschelt. Ende.',
        ground: 'white',
      },
      en: {
        title: 'How a ring is drawn',
        description:
          'From the first stroke to the finished poster, in one go. No music, but the sound of paper.',
        duration: '1:34 minutes',
        source: { provider: 'youtube', address: 'ring-film-1' },
        poster: 'takt',
        transcript:
          'A table from above. A hand lays down a sheet.\n\n**Designer:** “You must not lift the pen. It would show.”\n\nThe pen draws a circle. Paper rustles. End.',
        ground: 'white',
      },
    },
  },
  {
    id: 'with-media',
    name: { de: 'Bei Vimeo', en: 'On Vimeo' },
    purpose: {
      de: 'Dasselbe bei einem anderen Dienst, auf Nacht, ohne Abschrift.',
      en: 'The same with another service, on night, without a transcript.',
    },
    content: {
      de: {
        title: 'Vier Masten',
        description: 'Das Flutlicht geht an: elf Sekunden, in denen ein Platz zum Stadion wird.',
        duration: '0:11 Minuten',
        source: { provider: 'vimeo', address: '18930909' },
        poster: 'flutlicht',
        ground: 'night',
      },
      en: {
        title: 'Four masts',
        description: 'The floodlights come on: eleven seconds that turn a field into a stadium.',
        duration: '0:11 minutes',
        source: { provider: 'vimeo', address: '18930909' },
        poster: 'flutlicht',
        ground: 'night',
      },
    },
  },
  {
    id: 'file',
    name: { de: 'Aus der Mediathek', en: 'From the media library' },
    purpose: {
      de: 'Ein eigener Film, der hier spielt: Standbild, Untertitel, Abschrift, kein fremder Dienst.',
      en: 'A video of our own that plays right here: still, captions, transcript, no other service.',
    },
    content: {
      de: {
        title: 'Der Ring schließt sich',
        description:
          'Ein Band, ein Buchstabe, ein Umlauf. Gezeichnet mit demselben Skript wie unsere Motive.',
        duration: '0:05 Minuten, ohne Ton',
        file: 'ring-film',
        poster: 'ring-film-still',
        captions: 'ring-film-captions-de',
        moreCaptions: [{ language: 'en', file: 'ring-film-captions-en' }],
        transcript:
          'Schwarzer Grund, darauf ein weißes f. Ein rotes Band kommt von links und schließt sich zum Ring um den Buchstaben. Es läuft nach rechts aus dem Bild, das f bleibt.',
        ground: 'night',
      },
      en: {
        title: 'The ring closes',
        description: 'One band, one letter, once around. Drawn by the same script as our motifs.',
        duration: '0:05 minutes, no sound',
        file: 'ring-film',
        poster: 'ring-film-still',
        captions: 'ring-film-captions-en',
        moreCaptions: [{ language: 'de', file: 'ring-film-captions-de' }],
        transcript:
          'A black ground with a white f on it. A red band comes in from the left and closes into a ring about the letter. It runs out of the picture on the right; the f remains.',
        ground: 'night',
      },
    },
  },
  {
    id: 'file-missing',
    isStressTest: true,
    name: { de: 'Mediathek, Datei fehlt', en: 'Media library, file missing' },
    purpose: {
      de: 'Die Filmdatei wurde gelöscht: Das Standbild bleibt, ein Satz sagt, was los ist.',
      en: 'The video file was deleted: the still remains, and a sentence says so.',
    },
    content: {
      de: {
        title: 'Stoff, ganz nah',
        poster: 'stoff',
        duration: '0:42 Minuten',
        ground: 'sand',
      },
      en: {
        title: 'Cloth, close up',
        poster: 'stoff',
        duration: '0:42 minutes',
        ground: 'sand',
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Ein Titel, der nur an seinen weichen Trennzeichen bricht.',
      en: 'A title that breaks only at its soft hyphens.',
    },
    content: {
      de: {
        title: 'Rasen\u00ADheizungs\u00ADinbetrieb\u00ADnahme',
        description:
          'Winterdienstbereitschaftsplanung, Schneeräumkommandoeinteilung und Glühweinausschankgenehmigung.',
        duration: 'Vierund\u00ADfünfzig\u00ADeinhalb Minuten',
        source: { provider: 'youtube', address: 'rasenheiz93' },
        poster: 'feld',
        ground: 'white',
      },
      en: {
        title: 'Under\u00ADsoil-heating commis\u00ADsioning',
        description:
          'Winter-preparedness planning, snow-clearance coordination and mulled-wine authorisation.',
        duration: 'Fifty-four and a half minutes',
        source: { provider: 'youtube', address: 'rasenheiz93' },
        poster: 'feld',
        ground: 'white',
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Schlimmster Fall', en: 'Worst case' },
    purpose: {
      de: 'Kein Standbild, eine ganze Adresse statt der Kennung, ein Titel aus einem Buchstaben und eine Abschrift mit allem.',
      en: 'No still, a whole address in place of the id, a title of one letter, and a transcript with everything in it.',
    },
    content: {
      de: {
        title: 'f',
        description: 'Erste Zeile.\nZweite Zeile, weil jemand die Eingabetaste mag.',
        duration: '∞',
        source: { provider: 'vimeo', address: 'https://vimeo.com/18930909?t=1' },
        transcript:
          '## Erste Hälfte\n\nDer Zeugwart zählt Trikots: *elf, zwölf, dreizehn*.\n\n1. Die weißen nach links.\n2. Die roten gibt es nicht.\n3. Der Ring gehört nach vorn.\n\n### Zwischenfrage\n\n> Und wenn einer fehlt?\n\n## Zweite Hälfte\n\n| Minute | Ton |\n| --- | --- |\n| 46 | Pfiff |\n| 90 | Pfiff |\n\nMehr auf der [Strategieseite](/strategie).',
        ground: 'sand',
      },
      en: {
        title: 'f',
        description: 'First line.\nSecond line, because somebody likes the return key.',
        duration: '∞',
        source: { provider: 'vimeo', address: 'https://vimeo.com/18930909?t=1' },
        transcript:
          '## First half\n\nThe kit manager counts shirts: *eleven, twelve, thirteen*.\n\n1. The white ones to the left.\n2. There are no red ones.\n3. The ring goes to the front.\n\n### A question\n\n> What if one is missing?\n\n## Second half\n\n| Minute | Sound |\n| --- | --- |\n| 46 | Whistle |\n| 90 | Whistle |\n\nMore on the [strategy page](/strategie).',
        ground: 'sand',
      },
    },
  },
];
