import type { WrittenBrand } from '#brand/record/brand-record.ts';
import { symbolMaster, wordmarkMaster } from './second-club-masters.ts';
import { secondClubVoice } from './second-club-voice.ts';

const robotoSerif = {
  cutFrom: 'Roboto Serif',
  generic: 'serif',
  package: '@fontsource-variable/roboto-serif',
  license: { name: 'SIL Open Font License 1.1', spdx: 'OFL-1.1' },
  ligatures: false,
} as const;

/** A fictional club behind the dike: oilskin yellow, with a sea-coloured creek running through everything. */
export const secondClub: WrittenBrand = {
  name: { text: 'Priel', styledLetter: 3, styledFrom: 24, setting: { letters: 'written', breaks: true } },
  claim: { de: 'Mit der Flut', en: 'In on the tide' },
  marks: {
    wordmark: {
      name: { de: 'Schriftzug', en: 'Lettering' },
      use: {
        de: 'Am Deichtor, auf Papier und auf allem, was trocken bleibt.',
        en: 'At the dike gate, on paper, and on whatever stays dry.',
      },
      master: wordmarkMaster,
      clearSpace: 0.3,
      minimum: { px: 18, mm: 6 },
      grounds: ['white', 'sand', 'night'],
    },
    symbol: {
      name: { de: 'Mond und Flut', en: 'Moon and tide' },
      use: {
        de: 'Auf Flaggen, Bojen und Telefonen: überall, wo niemand buchstabiert.',
        en: 'On flags, buoys and phones: wherever nobody spells.',
      },
      master: symbolMaster,
      clearSpace: 0.2,
      minimum: { px: 16, mm: 6 },
      grounds: ['white', 'sand', 'night'],
    },
  },
  icon: 'symbol',
  colors: {
    white: {
      name: { de: 'Ölzeug', en: 'Oilskin' },
      use: { de: 'Der Grund, den man im Nebel noch sieht', en: 'The ground that still shows in fog' },
      hex: '#FFF1B5',
      share: 46,
    },
    sand: {
      name: { de: 'Gischt', en: 'Spray' },
      use: { de: 'Felder, auf denen Luft ist', en: 'Fields with air on them' },
      hex: '#DDEFE9',
      share: 22,
    },
    ink: {
      name: { de: 'Tang', en: 'Kelp' },
      use: { de: 'Was geschrieben steht', en: 'Whatever is written' },
      hex: '#04120F',
      share: 12,
    },
    night: {
      name: { de: 'Fahrwasser', en: 'Fairway' },
      use: { de: 'Felder, die tief sind', en: 'Fields that are deep' },
      hex: '#04211F',
      share: 9,
    },
    ring: {
      name: { de: 'Flut', en: 'Flood' },
      use: { de: 'Der Priel, der durch alles läuft', en: 'The creek that runs through everything' },
      hex: '#006C73',
      share: 11,
    },
    'ring-bright': {
      name: { de: 'Meeresleuchten', en: 'Sea glow' },
      use: { de: 'Der Priel über tiefem Wasser', en: 'The creek over deep water' },
      hex: '#009A95',
    },
    'stone-1': {
      name: { de: 'Strandhafer', en: 'Marram' },
      use: { de: 'Feine Linien auf hellem Grund', en: 'Fine lines on light grounds' },
      hex: '#D9C98A',
    },
    'stone-2': {
      name: { de: 'Schlick', en: 'Silt' },
      use: { de: 'Was leise gesagt wird', en: 'What is said quietly' },
      hex: '#4C5A50',
    },
    'stone-3': {
      name: { de: 'Nebel', en: 'Fog' },
      use: { de: 'Was über tiefem Wasser leise gesagt wird', en: 'What is said quietly over deep water' },
      hex: '#A9BFB4',
    },
    'stone-4': {
      name: { de: 'Buhne', en: 'Groyne' },
      use: { de: 'Feine Linien über tiefem Wasser', en: 'Fine lines over deep water' },
      hex: '#1F4540',
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
      rule: 'stone-3',
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
        ...robotoSerif,
        family: 'Roboto Serif Display',
        use: {
          de: 'Was am Deich angeschlagen steht',
          en: 'What is posted on the dike',
        },
        weights: { least: 800, most: 800 },
        widths: { least: 66, most: 100 },
        opticalSize: 72,
      },
      text: {
        ...robotoSerif,
        family: 'Roboto Serif Text',
        use: { de: 'Was man in Ruhe liest', en: 'What is read in peace' },
        weights: { least: 400, most: 600 },
        widths: { least: 96, most: 96 },
        opticalSize: 16,
      },
    },
    sizes: {
      giant: 'clamp(2.5rem, 0.1rem + 12vw, 10.5rem)',
      large: 'clamp(2rem, 0.9rem + 5.4vw, 6rem)',
      medium: 'clamp(1.5rem, 1.1rem + 2vw, 3.25rem)',
      small: 'clamp(1.1875rem, 1.06rem + 0.6vw, 1.6875rem)',
      lead: 'clamp(1.1875rem, 1.08rem + 0.5vw, 1.625rem)',
      text: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
      note: '1.0625rem',
      label: '1.0625rem',
    },
    wideSizes: { label: 'clamp(0.9375rem, 0.75rem + 0.23vw, 1.0625rem)' },
    display: { weight: 800, width: 100, narrow: 66, leading: 1, tracking: '-0.03em' },
    text: { weight: 400, leading: 1.58 },
  },
  spacing: {
    steps: { 1: '0.5rem', 2: '1rem', 3: '1.5rem', 4: '2rem', 6: '3rem', 8: '4.5rem', 12: '7rem' },
    section: 'clamp(3.75rem, 2.4rem + 6.4vw, 9rem)',
    gutter: 'clamp(1rem, 0.6rem + 1.2vw, 2.25rem)',
    margin: 'clamp(1.25rem, 0.4rem + 3vw, 5rem)',
    measure: '58ch',
    tap: '2.75rem',
    headerHeight: '4.75rem',
    gap: '0.625rem',
  },
  // Planks have corners.
  radii: { pill: '0.1875rem' },
  lines: { focus: '3px', thin: '1px', bold: '3px' },
  ring: {
    width: 'clamp(1.5rem, 0.9rem + 2.6vw, 4rem)',
    // Narrower than a thumb, with wide bends. In titles it covers the letters up to their serifs, like water.
    path: 'clamp(1.375rem, 0.8rem + 1.9vw, 3.25rem)',
    bend: { least: 2.5, most: 4, path: 3, loop: 3.4 },
    title: { rise: 0.38, height: 0.24 },
    figure: { middle: 0.35, height: 0.12 },
    claim: { lift: 0.12, height: 0.14 },
    icon: { top: 0.56, height: 0.22 },
  },
  // Slow, with a soft end, like the tide.
  motion: {
    durations: { short: 0.25, reveal: 0.95, zoom: 1.3, heading: 1.2, band: 1.3, sweep: 0.9, turn: 1.6 },
    easings: {
      sweep: [0.45, 0, 0.15, 1],
      out: [0.22, 0.8, 0.2, 1],
      reveal: [0.25, 0.5, 0.4, 1],
    },
    staggers: { reveal: 0.14, zoom: 0.26 },
    rise: '44px',
    zoom: 0.7,
    parallax: {
      subtle1: '16px',
      subtle2: '24px',
      slower: '-7vw',
      slow: '4vw',
      medium: '7vw',
      fast: '10vw',
    },
  },
  voice: secondClubVoice,
};
