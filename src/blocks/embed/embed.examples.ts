import type { BlockExample } from '#blocks/define-block.ts';
import type { embed } from './embed.fields.ts';

export const embedExamples: readonly BlockExample<typeof embed>[] = [
  {
    id: 'default',
    name: { de: 'Karte', en: 'Map' },
    purpose: {
      de: 'Ein Ort: unser eigenes Bild davon, und an seiner Stelle die Karte, sobald jemand sie laden will.',
      en: 'A place: our own picture of it, and in its stead the map, once someone wants to load it.',
    },
    content: {
      de: {
        source: { provider: 'openstreetmap', address: '14/48.7770/9.1800' },
        title: 'Der Kessel von oben',
        description:
          'Vom Rand bis zum Grund sind es 300 Höhenmeter, und jede Treppe führt hinunter zum Platz.',
        poster: 'kessel',
        ground: 'sand',
      },
      en: {
        source: { provider: 'openstreetmap', address: '14/48.7770/9.1800' },
        title: 'The basin from above',
        description: 'From rim to floor it drops 300 metres, and every stairway leads down to the pitch.',
        poster: 'kessel',
        ground: 'sand',
      },
    },
  },
  {
    id: 'with-media',
    name: { de: 'Film', en: 'Video' },
    purpose: {
      de: 'Ein Film, der beim Anbieter liegt: Das Bild ist ein Plakat, kein Abspielknopf.',
      en: 'A video kept by the provider: the picture is a poster, not a play button.',
    },
    content: {
      de: {
        source: { provider: 'vimeo', address: '189300018' },
        title: 'Ein Ring in neunzig Minuten',
        description: 'Die Strickmaschine läuft einmal um den Körper. Ohne Ton, ohne Schnitt.',
        poster: 'flutlicht',
        ground: 'night',
      },
      en: {
        source: { provider: 'vimeo', address: '189300018' },
        title: 'One ring in ninety minutes',
        description: 'The knitting machine goes once round the body. No sound, no cut.',
        poster: 'flutlicht',
        ground: 'night',
      },
    },
  },
  {
    id: 'without-poster',
    name: { de: 'Ohne Bild', en: 'Without picture' },
    purpose: {
      de: 'Zum Hören gibt es nichts zu sehen: Dann läuft der Name des Anbieters im Band.',
      en: 'With nothing to see, the provider’s name runs in the band.',
    },
    content: {
      de: {
        source: { provider: 'spotify', address: 'episode/18930000000000000000VB' },
        title: 'Wie klingt Rot?',
        description: 'Vierzig Minuten über Farbe, Lautstärke und eine Kurve, die vor dem Anpfiff schweigt.',
      },
      en: {
        source: { provider: 'spotify', address: 'episode/18930000000000000000VB' },
        title: 'What does red sound like?',
        description: 'Forty minutes on colour, volume and a stand that falls silent before kick-off.',
      },
    },
  },
  {
    id: 'post',
    name: { de: 'Beitrag', en: 'Post' },
    purpose: {
      de: 'Ein Beitrag aus einem Netzwerk, hochkant, so groß vor dem Laden wie danach.',
      en: 'A post from a network, upright, as large before it is loaded as after.',
    },
    content: {
      de: {
        source: { provider: 'x', address: 'heimspiel1893/status/189300000000000018' },
        title: 'Der Ring in einem Satz',
        description: 'Ein Beitrag, eine Zeichnung, und darunter, was die Kurve davon hält.',
        poster: 'zahl-portrait',
        ground: 'sand',
      },
      en: {
        source: { provider: 'x', address: 'heimspiel1893/status/189300000000000018' },
        title: 'The ring in one sentence',
        description: 'One post, one drawing, and below it what the stand makes of it.',
        poster: 'zahl-portrait',
        ground: 'sand',
      },
    },
  },
  {
    id: 'allowed-service',
    name: { de: 'Freigegebener Dienst', en: 'Allowed service' },
    purpose: {
      de: 'Eine Seite von einem Server, den die Administration freigegeben hat; alle anderen werden abgelehnt.',
      en: 'A page from a server that an administrator has allowed; all others are refused.',
    },
    content: {
      de: {
        source: { provider: 'frame', address: 'https://example.org/' },
        title: 'Eine Seite von anderswo',
        description: 'Hier könnte der Saalplan des Kartenbüros stehen oder der Fahrplan zum Stadion.',
        ground: 'night',
      },
      en: {
        source: { provider: 'frame', address: 'https://example.org/' },
        title: 'A page from elsewhere',
        description: 'The ticket office’s seating plan could stand here, or the timetable to the ground.',
        ground: 'night',
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Titel aus langen Zusammensetzungen brechen an ihren Fugen.',
      en: 'Long titles break where they can.',
    },
    content: {
      de: {
        source: { provider: 'youtube', address: 'Heimspiel93' },
        title: 'Schrift\u00ADbreiten\u00ADverstellungs\u00ADachsen\u00ADvorführung',
        description:
          'Die Breiten\u00ADachse der Haus\u00ADschrift in Bewegung: vom schmalsten Buchstaben\u00ADabstand bis zur Spruch\u00ADband\u00ADbreite.',
        poster: 'takt',
      },
      en: {
        source: { provider: 'youtube', address: 'Heimspiel93' },
        title: 'A demonstration of typographic width adjustment',
        description:
          'The width axis of the house typeface in motion, from its narrowest letter to banner width.',
        poster: 'takt',
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Schlimmster Fall', en: 'Worst case' },
    purpose: {
      de: 'Der längste Titel, die längste Beschreibung und ein Hochformat als Vorschau.',
      en: 'The longest title, the longest description and an upright picture as a poster.',
    },
    content: {
      de: {
        source: { provider: 'instagram', address: 'reel/Beispiel_1893-ein-Ring' },
        title:
          'Ein Beitrag, dessen Titel jemand aus dem ersten Absatz übernommen hat, ohne ihn zu kürzen, obwohl hundert\u00ADsechzig Zeichen auch für zwei gereicht hätten',
        description:
          'O. Und dann noch ein Satz, der erklärt, warum die Beschreibung mit einem einzigen Buchstaben anfängt, obwohl ihn niemand vermisst hätte; ein weiterer, der das Erklärte zusammenfasst; und ein letzter, der die vierhundert Zeichen beinahe voll macht, damit man sieht, wie lang ein Absatz hier höchstens werden kann, bevor die Redaktion gebeten wird, ihn bitte zu kürzen.',
        poster: 'zahl-portrait',
        ground: 'sand',
      },
      en: {
        source: { provider: 'instagram', address: 'reel/Beispiel_1893-ein-Ring' },
        title:
          'A post whose title somebody took from its first paragraph without cutting it, although a hundred and sixty characters would have done for two of them',
        description:
          'O. And then another sentence explaining why the description begins with a single letter that nobody would have missed; one more that sums up what was explained; and a last one that nearly fills the four hundred characters, to show how long a paragraph can become here at most before the editors are kindly asked to make it shorter.',
        poster: 'zahl-portrait',
        ground: 'sand',
      },
    },
  },
];
