import type { BlockExample } from '#blocks/define-block.ts';
import type { logos } from './logos.fields.ts';

export const logosExamples: readonly BlockExample<typeof logos>[] = [
  {
    id: 'default',
    name: { de: 'Familie', en: 'Family' },
    purpose: {
      de: 'Die Fassungen des Logos, von der Regel zur Ausnahme.',
      en: 'The versions of the logo, from the rule to the exception.',
    },
    content: {
      de: {
        title: 'Das Logo',
        text: 'Die Wortmarke ist die Regel. Der Ring allein steht nur, wo der Name schon gefallen ist. Die Linien zeigen den Schutzraum: Was nicht zum Logo gehört, bleibt draußen.',
        items: [
          { logo: 'logo-wordmark', name: 'Wortmarke', hint: 'Für Bildschirm und Druck', on: 'light' },
          {
            logo: 'logo-wordmark-dark',
            name: 'Wortmarke, Nacht',
            hint: 'Auf Nacht und auf Bildern',
            on: 'dark',
          },
          { logo: 'logo-ring', name: 'Ring', hint: 'Wo der Name schon steht', on: 'light' },
        ],
        ground: 'white',
      },
      en: {
        title: 'The logo',
        text: 'The wordmark is the rule. The ring stands alone only where the name has been said already. The lines show the clear space: whatever is not part of the logo stays outside.',
        items: [
          { logo: 'logo-wordmark', name: 'Wordmark', hint: 'For screen and print', on: 'light' },
          {
            logo: 'logo-wordmark-dark',
            name: 'Wordmark, night',
            hint: 'On night and on pictures',
            on: 'dark',
          },
          { logo: 'logo-ring', name: 'Ring', hint: 'Where the name is already there', on: 'light' },
        ],
        ground: 'white',
      },
    },
  },
  {
    id: 'with-media',
    name: { de: 'Anordnungen', en: 'Arrangements' },
    purpose: {
      de: 'Zwei Anordnungen im Vergleich, liegend und stehend.',
      en: 'Two arrangements compared, horizontal and stacked.',
    },
    content: {
      de: {
        title: 'Quer oder hoch',
        items: [
          {
            logo: 'logo-lockup',
            name: 'Liegend',
            hint: 'Für Bandenwerbung, Briefkopf, Fußzeile',
            on: 'light',
          },
          { logo: 'logo-stacked', name: 'Stehend', hint: 'Für Wimpel, Schal, Profilbild', on: 'light' },
        ],
        ground: 'sand',
      },
      en: {
        title: 'Wide or tall',
        items: [
          {
            logo: 'logo-lockup',
            name: 'Horizontal',
            hint: 'For perimeter boards, letterheads, footers',
            on: 'light',
          },
          {
            logo: 'logo-stacked',
            name: 'Stacked',
            hint: 'For pennants, scarves, profile pictures',
            on: 'light',
          },
        ],
        ground: 'sand',
      },
    },
  },
  {
    id: 'single',
    name: { de: 'Eine Fassung auf Nacht', en: 'One version on night' },
    purpose: {
      de: 'Eine einzelne Datei, die gesucht und gefunden wird.',
      en: 'A single file, for whoever comes looking.',
    },
    content: {
      de: {
        items: [{ logo: 'logo-wordmark-dark', name: 'Wortmarke, Nacht', on: 'dark' }],
        ground: 'night',
      },
      en: {
        items: [{ logo: 'logo-wordmark-dark', name: 'Wordmark, night', on: 'dark' }],
        ground: 'night',
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Namen und Hinweise, die länger sind als das Blatt breit.',
      en: 'Names and notes that are longer than the sheet is wide.',
    },
    content: {
      de: {
        title: 'Marken\u00ADschutz\u00ADraum\u00ADrichtlinie',
        text: 'Zuständigkeitshalber geregelt in der Erscheinungsbild\u00ADanwendungs\u00ADverordnung der Geschäftsstelle.',
        items: [
          {
            logo: 'logo-lockup',
            name: 'Eck\u00ADfahnen\u00ADbestickungs\u00ADvorlage',
            hint: 'Für Maschinen\u00ADstickerei\u00ADdienstleistungs\u00ADunternehmen',
            on: 'light',
          },
          {
            logo: 'logo-wordmark-dark',
            name: 'Mannschafts\u00ADbus\u00ADheck\u00ADscheiben\u00ADfolie',
            hint: 'Hochleistungs\u00ADfolien\u00ADschneide\u00ADplotter\u00ADgeeignet',
            on: 'dark',
          },
          { logo: 'logo-ring', name: 'Ring', on: 'light' },
        ],
        ground: 'white',
      },
      en: {
        title: 'Clear-space administra\u00ADtion',
        text: 'Responsibility rests with the brand-representation standardisation committee.',
        items: [
          {
            logo: 'logo-lockup',
            name: 'Corner-flag embroidery template',
            hint: 'For computer-controlled embroidery-machine operators',
            on: 'light',
          },
          {
            logo: 'logo-wordmark-dark',
            name: 'Team-coach rear-window transparency',
            hint: 'Compatible with high-performance vinyl-cutting plotters',
            on: 'dark',
          },
          { logo: 'logo-ring', name: 'Ring', on: 'light' },
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
      de: 'Acht Fassungen, eine heißt „f“, ein Motiv, das gar kein Logo ist.',
      en: 'Eight versions, one called “f”, and a motif that is no logo at all.',
    },
    content: {
      de: {
        text: 'Ohne Überschrift.\nMit Zeilenumbruch.',
        items: [
          { logo: 'logo-ring', name: 'f', on: 'light' },
          { logo: 'logo-stacked-dark', name: 'Stehend, Nacht', hint: 'Auf Nacht', on: 'dark' },
          { logo: 'logo-wordmark-dark', name: 'VfB', hint: 'V', on: 'dark' },
          { logo: 'logo-stacked', name: 'Stehend', on: 'light' },
          {
            logo: 'kurve-portrait',
            name: 'Kein Logo, sondern ein Motiv im Hochformat, das jemand hierher gelegt hat',
            hint: 'Der Baustein zeigt auch das anständig: nichts läuft über den Rand, und der Schutzraum bleibt, wo er ist, so lang der Hinweis auch wird.',
            on: 'dark',
          },
          { logo: 'logo-wordmark', name: 'Wortmarke', on: 'light' },
          { logo: 'logo-lockup', name: 'Liegend', on: 'light' },
          { logo: 'logo-ring', name: 'Ring', on: 'light' },
        ],
        ground: 'night',
      },
      en: {
        text: 'Without a heading.\nWith a line break.',
        items: [
          { logo: 'logo-ring', name: 'f', on: 'light' },
          { logo: 'logo-stacked-dark', name: 'Stacked, night', hint: 'On night', on: 'dark' },
          { logo: 'logo-wordmark-dark', name: 'VfB', hint: 'V', on: 'dark' },
          { logo: 'logo-stacked', name: 'Stacked', on: 'light' },
          {
            logo: 'kurve-portrait',
            name: 'Not a logo but an upright motif that somebody put in this place',
            hint: 'The block shows even that decently: nothing runs over the edge, and the clear space stays where it is, however long the note becomes.',
            on: 'dark',
          },
          { logo: 'logo-wordmark', name: 'Wordmark', on: 'light' },
          { logo: 'logo-lockup', name: 'Horizontal', on: 'light' },
          { logo: 'logo-ring', name: 'Ring', on: 'light' },
        ],
        ground: 'night',
      },
    },
  },
];
