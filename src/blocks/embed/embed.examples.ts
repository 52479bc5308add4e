import type { BlockExample } from '#blocks/define-block.ts';
import type { embed } from './embed.fields.ts';

export const embedExamples: readonly BlockExample<typeof embed>[] = [
  {
    id: 'default',
    name: { de: 'Karte', en: 'Map' },
    purpose: {
      de: 'Ein Ort: unser eigenes Bild davon, und ein Link zur Karte.',
      en: 'A place: our own picture of it, and a link to the map.',
    },
    content: {
      de: {
        provider: 'openstreetmap',
        address: '14/48.7770/9.1800',
        title: 'Der Kessel von oben',
        description:
          'Vom Rand bis zum Grund sind es 300 Höhenmeter, und jede Treppe führt hinunter zum Platz.',
        poster: 'kessel',
        ground: 'sand',
      },
      en: {
        provider: 'openstreetmap',
        address: '14/48.7770/9.1800',
        title: 'The basin from above',
        description: 'From rim to floor it drops 300 metres, and every stairway leads down to the pitch.',
        poster: 'kessel',
        ground: 'sand',
      },
    },
  },
  {
    id: 'with-media',
    name: { de: 'Film', en: 'Film' },
    purpose: {
      de: 'Ein Film, der beim Anbieter liegt: Das Bild ist ein Plakat, kein Abspielknopf.',
      en: 'A film kept by the provider: the picture is a poster, not a play button.',
    },
    content: {
      de: {
        provider: 'vimeo',
        address: '189300018',
        title: 'Ein Ring in neunzig Minuten',
        description: 'Die Strickmaschine läuft einmal um den Körper. Ohne Ton, ohne Schnitt.',
        poster: 'flutlicht',
        ground: 'night',
      },
      en: {
        provider: 'vimeo',
        address: '189300018',
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
      de: 'Zum Hören gibt es nichts zu sehen: Dann trägt der Titel.',
      en: 'With nothing to see, the title does the work.',
    },
    content: {
      de: {
        provider: 'spotify',
        address: 'episode/18930000000000000000VB',
        title: 'Wie klingt Rot?',
        description: 'Vierzig Minuten über Farbe, Lautstärke und eine Kurve, die vor dem Anpfiff schweigt.',
      },
      en: {
        provider: 'spotify',
        address: 'episode/18930000000000000000VB',
        title: 'What does red sound like?',
        description: 'Forty minutes on colour, volume and a stand that falls silent before kick-off.',
      },
    },
  },
  {
    id: 'long-words',
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Titel aus langen Zusammensetzungen brechen an ihren Fugen.',
      en: 'Long titles break where they can.',
    },
    content: {
      de: {
        provider: 'youtube',
        address: 'Heimspiel93',
        title: 'Schrift\u00ADbreiten\u00ADverstellungs\u00ADachsen\u00ADvorführung',
        description:
          'Die Breiten\u00ADachse der Haus\u00ADschrift in Bewegung: vom schmalsten Buchstaben\u00ADabstand bis zur Spruch\u00ADband\u00ADbreite.',
        poster: 'takt',
      },
      en: {
        provider: 'youtube',
        address: 'Heimspiel93',
        title: 'A demonstration of typographic width adjustment',
        description:
          'The width axis of the house typeface in motion, from its narrowest letter to banner width.',
        poster: 'takt',
      },
    },
  },
  {
    id: 'worst-case',
    name: { de: 'Schlimmster Fall', en: 'Worst case' },
    purpose: {
      de: 'Der längste Titel, die längste Beschreibung und ein Hochformat als Vorschau.',
      en: 'The longest title, the longest description and an upright picture as a poster.',
    },
    content: {
      de: {
        provider: 'instagram',
        address: 'reel/Beispiel_1893-ein-Ring',
        title:
          'Ein Beitrag, dessen Titel jemand aus dem ersten Absatz übernommen hat, ohne ihn zu kürzen, obwohl hundert\u00ADsechzig Zeichen auch für zwei gereicht hätten',
        description:
          'O. Und dann noch ein Satz, der erklärt, warum die Beschreibung mit einem einzigen Buchstaben anfängt, obwohl ihn niemand vermisst hätte; ein weiterer, der das Erklärte zusammenfasst; und ein letzter, der die vierhundert Zeichen beinahe voll macht, damit man sieht, wie lang ein Absatz hier höchstens werden kann, bevor die Redaktion gebeten wird, ihn bitte zu kürzen.',
        poster: 'zahl-portrait',
        ground: 'sand',
      },
      en: {
        provider: 'instagram',
        address: 'reel/Beispiel_1893-ein-Ring',
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
