import type { BlockExample } from '#blocks/define-block.ts';
import type { gallery } from './gallery.fields.ts';

export const galleryExamples: readonly BlockExample<typeof gallery>[] = [
  {
    id: 'default',
    name: { de: 'Wand', en: 'Wall' },
    purpose: {
      de: 'Drei bis sieben Bilder mit klarem Hauptbild; das erste führt und berührt den Rand.',
      en: 'Three to seven pictures with a clear lead; the first one touches the edge.',
    },
    content: {
      de: {
        title: 'Motive',
        look: 'mosaic',
        items: [
          { picture: 'feld', caption: 'Feld. Mittelkreis, hart angeschnitten.' },
          { picture: 'kurve', caption: 'Kurve. Eine Choreografie, von oben gedacht.' },
          { picture: 'kessel-portrait', caption: 'Kessel. Höhenlinien, alle 20 m.' },
          { picture: 'zahl', caption: '1893. Am Rahmen angeschnitten.' },
        ],
        ground: 'white',
      },
      en: {
        title: 'Motifs',
        look: 'mosaic',
        items: [
          { picture: 'feld', caption: 'Pitch. The centre circle, cropped hard.' },
          { picture: 'kurve', caption: 'Stand. A tifo, planned from above.' },
          { picture: 'kessel-portrait', caption: 'Basin. Contour lines every 20 m.' },
          { picture: 'zahl', caption: '1893. Cut off by the frame.' },
        ],
        ground: 'white',
      },
    },
  },
  {
    id: 'with-media',
    name: { de: 'Raster', en: 'Grid' },
    purpose: {
      de: 'Gleichrangige Bilder, die verglichen werden sollen.',
      en: 'Pictures of equal rank that are meant to be compared.',
    },
    content: {
      de: {
        title: 'Drei Trikots',
        look: 'grid',
        items: [
          { picture: 'trikot-home-front', caption: 'Heim' },
          { picture: 'trikot-away-front', caption: 'Auswärts' },
          { picture: 'trikot-third-front', caption: 'Ausweich' },
          { picture: 'trikot-home-back', caption: 'Heim, Rücken' },
          { picture: 'trikot-away-back', caption: 'Auswärts, Rücken' },
          { picture: 'trikot-third-back', caption: 'Ausweich, Rücken' },
        ],
        ground: 'sand',
      },
      en: {
        title: 'Three shirts',
        look: 'grid',
        items: [
          { picture: 'trikot-home-front', caption: 'Home' },
          { picture: 'trikot-away-front', caption: 'Away' },
          { picture: 'trikot-third-front', caption: 'Third' },
          { picture: 'trikot-home-back', caption: 'Home, back' },
          { picture: 'trikot-away-back', caption: 'Away, back' },
          { picture: 'trikot-third-back', caption: 'Third, back' },
        ],
        ground: 'sand',
      },
    },
  },
  {
    id: 'strip',
    name: { de: 'Streifen', en: 'Strip' },
    purpose: {
      de: 'Eine Folge, die Bild für Bild gelesen wird und wenig Höhe braucht.',
      en: 'A sequence that is read picture by picture and needs little height.',
    },
    content: {
      de: {
        title: 'Ein Spiel, sechs Blicke',
        look: 'strip',
        items: [
          { picture: 'takt', caption: 'Vor dem Anpfiff: neunzig Striche.' },
          { picture: 'feld-portrait', caption: 'Der Kreis.' },
          { picture: 'flutlicht', caption: 'Das Licht geht an.' },
          { picture: 'kurve', caption: 'Die Kurve steht.' },
          { picture: 'zahl-portrait', caption: 'Die Zahl auf dem Banner.' },
          { picture: 'staeffele', caption: 'Der Heimweg.' },
        ],
        ground: 'night',
      },
      en: {
        title: 'One match, six views',
        look: 'strip',
        items: [
          { picture: 'takt', caption: 'Before kick-off: ninety ticks.' },
          { picture: 'feld-portrait', caption: 'The circle.' },
          { picture: 'flutlicht', caption: 'The lights come on.' },
          { picture: 'kurve', caption: 'The stand is on its feet.' },
          { picture: 'zahl-portrait', caption: 'The figure on the banner.' },
          { picture: 'staeffele', caption: 'The steps home.' },
        ],
        ground: 'night',
      },
    },
  },
  {
    id: 'film',
    name: { de: 'Mit Film und Dokument', en: 'With a video and a document' },
    purpose: {
      de: 'Bilder, Filme und Dokumente in einer Folge; ein Film öffnet sich wie ein Bild und spielt über der Seite.',
      en: 'Pictures, videos and documents in one sequence; a video opens like a picture and plays over the page.',
    },
    content: {
      de: {
        look: 'grid',
        items: [
          { picture: 'zahl-portrait', caption: 'Die Zahl.' },
          {
            picture: 'ring-film-still',
            opens: 'ring-film',
            captions: 'ring-film-captions-de',
            caption: 'Der Ring schließt sich. Fünf Sekunden, ohne Ton.',
          },
          {
            picture: 'press-check-page-de',
            opens: 'press-check-de',
            caption: 'Vor dem Andruck. Zwölf Fragen, ein Blatt.',
          },
        ],
        ground: 'night',
      },
      en: {
        look: 'grid',
        items: [
          { picture: 'zahl-portrait', caption: 'The figure.' },
          {
            picture: 'ring-film-still',
            opens: 'ring-film',
            captions: 'ring-film-captions-en',
            caption: 'The ring closes. Five seconds, without sound.',
          },
          {
            picture: 'press-check-page-en',
            opens: 'press-check-en',
            caption: 'Before it prints. Twelve questions, one sheet.',
          },
        ],
        ground: 'night',
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Überschrift und Unterschriften aus Komposita.',
      en: 'A heading and captions made of very long words.',
    },
    content: {
      de: {
        title: 'Flut\u00ADlicht\u00ADmast\u00ADverankerungs\u00ADpläne',
        look: 'grid',
        items: [
          {
            picture: 'flutlicht-portrait',
            caption:
              'Hoch\u00ADspannungs\u00ADleitungs\u00ADschacht\u00ADabdeckung, Nord\u00ADwest\u00ADkurven\u00ADseite',
          },
          {
            picture: 'takt-portrait',
            caption: 'Nach\u00ADspiel\u00ADzeit\u00ADanzeige\u00ADtafel\u00ADbeleuchtung',
          },
        ],
        ground: 'white',
      },
      en: {
        title: 'Floodlight-founda\u00ADtion correspon\u00ADdence',
        look: 'grid',
        items: [
          {
            picture: 'flutlicht-portrait',
            caption: 'High-voltage-conduit inspection-chamber cover, north-western stand side',
          },
          { picture: 'takt-portrait', caption: 'Stoppage-time-announcement-board illumination' },
        ],
        ground: 'white',
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Schlimmster Fall', en: 'Worst case' },
    purpose: {
      de: 'Keine Überschrift, elf Bilder in jedem Format, Unterschriften von einem Buchstaben bis zu einem Absatz.',
      en: 'No heading, eleven pictures in every format, captions from one letter to a paragraph.',
    },
    content: {
      de: {
        look: 'mosaic',
        items: [
          { picture: 'stoff', caption: 'S' },
          { picture: 'trikot-home-back' },
          { picture: 'kessel' },
          {
            picture: 'takt',
            caption:
              'Ein Spiel als Takt: neunzig Striche, einer je Minute, die längeren zur Viertelstunde, der längste zur Pause, und dahinter noch ein paar, die niemand bestellt hat und von denen trotzdem alle sprechen, sobald sie vorbei sind.',
          },
          { picture: 'trikot-away-back', caption: 'Rücken, auswärts' },
          { picture: 'staeffele', caption: 'Stäffele: 3/4, „eine Art Treppe“' },
          { picture: 'kurve-portrait' },
          { picture: 'zahl', caption: '1893' },
          { picture: 'flutlicht-portrait', caption: '·' },
          { picture: 'feld', caption: 'Feld' },
          { picture: 'trikot-third-front', caption: 'VfB, Ausweich\u00ADtrikot' },
        ],
        ground: 'sand',
      },
      en: {
        look: 'mosaic',
        items: [
          { picture: 'stoff', caption: 'S' },
          { picture: 'trikot-home-back' },
          { picture: 'kessel' },
          {
            picture: 'takt',
            caption:
              'A match in time: ninety ticks, one to the minute, longer ones on the quarter-hour, the longest at half-time, and behind them a few that nobody ordered and that everybody talks about as soon as they are over.',
          },
          { picture: 'trikot-away-back', caption: 'Back, away' },
          { picture: 'staeffele', caption: 'Steps: 3/4, “stairs, more or less”' },
          { picture: 'kurve-portrait' },
          { picture: 'zahl', caption: '1893' },
          { picture: 'flutlicht-portrait', caption: '·' },
          { picture: 'feld', caption: 'Pitch' },
          { picture: 'trikot-third-front', caption: 'VfB, third shirt' },
        ],
        ground: 'sand',
      },
    },
  },
];
