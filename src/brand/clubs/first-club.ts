import type { WrittenBrand } from '#brand/record/brand-record.ts';
import { symbolMaster, wordmarkMaster } from './first-club-masters.ts';
import { firstClubVoice } from './first-club-voice.ts';

const archivo = {
  cutFrom: 'Archivo',
  package: '@fontsource-variable/archivo',
  license: { name: 'SIL Open Font License 1.1', spdx: 'OFL-1.1' },
};

/** A white shirt with one red ring. Only the ring is red; the stones range from sand to ink. */
export const firstClub: WrittenBrand = {
  name: { text: 'VfB', styledLetter: 2, styledFrom: 20, setting: { letters: 'written', breaks: true } },
  claim: { de: 'Zusammen voran', en: 'Together ahead' },
  marks: {
    wordmark: {
      name: { de: 'Wortmarke', en: 'Wordmark' },
      use: { de: 'Der Regelfall, für Bildschirm und Druck.', en: 'The rule, on screens and in print.' },
      master: wordmarkMaster,
      clearSpace: 0.25,
      minimum: { px: 20, mm: 6 },
      grounds: ['white', 'sand', 'night', 'ring'],
    },
    symbol: {
      name: { de: 'Zeichen', en: 'Symbol' },
      use: {
        de: 'Wo es klein werden muss, und nur, wo der Name schon gefallen ist.',
        en: 'Where it has to be small, and only where the name has been said already.',
      },
      master: symbolMaster,
      clearSpace: 0.15,
      minimum: { px: 16, mm: 5 },
      grounds: ['white', 'sand', 'night', 'ring'],
    },
  },
  icon: 'shirt',
  colors: {
    white: {
      name: { de: 'Weiß', en: 'White' },
      use: { de: 'Der Grund, auf dem alles steht', en: 'The ground everything stands on' },
      hex: '#FFFFFF',
      share: 58,
    },
    sand: {
      name: { de: 'Sand', en: 'Sand' },
      use: { de: 'Ruhige Flächen', en: 'Quiet fields' },
      hex: '#F5F2ED',
      share: 20,
    },
    ink: {
      name: { de: 'Tinte', en: 'Ink' },
      use: { de: 'Schrift', en: 'Type' },
      hex: '#121212',
      share: 11,
    },
    night: {
      name: { de: 'Nacht', en: 'Night' },
      use: { de: 'Dunkle Felder', en: 'Dark fields' },
      hex: '#17130F',
      share: 6,
    },
    ring: {
      name: { de: 'Ring', en: 'Ring' },
      use: { de: 'Was verbindet, misst, sich bewegt', en: 'What connects, measures, moves' },
      hex: '#DA0024',
      share: 5,
    },
    'ring-bright': {
      name: { de: 'Heller Ring', en: 'Bright ring' },
      use: { de: 'Der Ring auf Nacht', en: 'The ring on night' },
      hex: '#FF3348',
    },
    'stone-1': {
      name: { de: 'Blasser Stein', en: 'Pale stone' },
      use: { de: 'Linien auf Weiß und Sand', en: 'Rules on white and sand' },
      hex: '#D8D1C6',
    },
    'stone-2': {
      name: { de: 'Stein', en: 'Stone' },
      use: { de: 'Leise Schrift auf Weiß und Sand', en: 'Quiet type on white and sand' },
      hex: '#57514A',
    },
    'stone-3': {
      name: { de: 'Heller Stein', en: 'Light stone' },
      use: { de: 'Leise Schrift auf Nacht', en: 'Quiet type on night' },
      hex: '#B5ADA1',
    },
    'stone-4': {
      name: { de: 'Dunkler Stein', en: 'Dark stone' },
      use: { de: 'Linien auf Nacht', en: 'Rules on night' },
      hex: '#3A352F',
    },
  },
  grounds: {
    white: {
      ground: 'white',
      text: 'ink',
      'text-quiet': 'stone-2',
      rule: 'stone-1',
      accent: 'ring',
      'on-accent': 'white',
    },
    sand: {
      ground: 'sand',
      text: 'ink',
      'text-quiet': 'stone-2',
      rule: 'stone-1',
      accent: 'ring',
      'on-accent': 'white',
    },
    night: {
      ground: 'night',
      text: 'white',
      'text-quiet': 'stone-3',
      rule: 'stone-4',
      accent: 'ring-bright',
      'on-accent': 'night',
    },
    // The band itself, where nothing else can be red.
    ring: {
      ground: 'ring',
      text: 'white',
      'text-quiet': 'white',
      rule: 'white',
      accent: 'white',
      'on-accent': 'ring',
    },
  },
  type: {
    faces: {
      display: {
        ...archivo,
        family: 'Archivo Display',
        use: {
          de: 'Überschriften und große Zahlen, in möglichst wenigen Wörtern',
          en: 'Headlines and large figures, in as few words as possible',
        },
        weights: { least: 850, most: 850 },
        widths: { least: 62, most: 125 },
      },
      text: {
        ...archivo,
        family: 'Archivo Text',
        use: { de: 'Alles, was gelesen wird', en: 'Everything that is read' },
        weights: { least: 420, most: 600 },
        widths: { least: 100, most: 100 },
      },
    },
    // Display sizes grow between viewports of 320 px and 1440 px.
    sizes: {
      giant: 'clamp(2.75rem, -0.4rem + 15.7vw, 13.75rem)',
      large: 'clamp(2.125rem, 0.73rem + 6.96vw, 7.5rem)',
      medium: 'clamp(1.625rem, 1.09rem + 2.68vw, 4rem)',
      small: 'clamp(1.25rem, 1.1rem + 0.71vw, 1.875rem)',
      lead: 'clamp(1.1875rem, 1.06rem + 0.62vw, 1.75rem)',
      text: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
      note: '1.0625rem',
      // At least 17 px on phones.
      label: '1.0625rem',
    },
    wideSizes: { label: 'clamp(0.9375rem, 0.75rem + 0.23vw, 1.0625rem)' },
    display: { weight: 850, width: 125, narrow: 64, leading: 0.92, tracking: '-0.02em' },
    text: { weight: 420, leading: 1.5 },
  },
  // Steps of 8 px.
  spacing: {
    steps: { 1: '0.5rem', 2: '1rem', 3: '1.5rem', 4: '2rem', 6: '3rem', 8: '4rem', 12: '6rem' },
    section: 'clamp(3.5rem, 2.2rem + 6vw, 8.5rem)',
    gutter: 'clamp(1rem, 0.6rem + 1vw, 2rem)',
    margin: 'clamp(1.25rem, 0.6rem + 2.2vw, 3.5rem)',
    measure: '62ch',
    tap: '2.75rem',
    headerHeight: '4.75rem',
    gap: '0.75rem',
  },
  radii: { pill: '999rem' },
  lines: { focus: '3px', thin: '1px', bold: '2px' },
  ring: {
    width: 'clamp(2.5rem, 1.5rem + 5vw, 7.5rem)',
    path: 'clamp(1.625rem, 0rem + 5.9vw, 7rem)',
    bend: { least: 1.5, most: 2.3, path: 1.75, loop: 2.1 },
    // 0.3 above the baseline, within the bars of e and H and between the terminals of a, c and s; below it in the gap
    // between the lines.
    title: { rise: 0.43, height: 0.42 },
    figure: { middle: 0.35, height: 0.2 },
    claim: { lift: 0.14, height: 0.26 },
    icon: { top: 15 / 32, height: 10 / 32 },
  },
  motion: {
    durations: { short: 0.2, reveal: 0.7, zoom: 1, heading: 1, band: 0.9, sweep: 0.7, turn: 1 },
    easings: {
      sweep: [0.6, 0, 0.2, 1],
      out: [0.16, 1, 0.3, 1],
      // 1 − (1 − t)², exactly.
      reveal: [0.3333, 0.6667, 0.6667, 1],
    },
    staggers: { reveal: 0.1, zoom: 0.2 },
    rise: '30px',
    zoom: 0.5,
    parallax: {
      subtle1: '20px',
      subtle2: '30px',
      slower: '-9vw',
      slow: '6vw',
      medium: '9vw',
      fast: '12vw',
    },
  },
  voice: firstClubVoice,
};
