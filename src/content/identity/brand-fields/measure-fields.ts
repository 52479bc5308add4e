import type { Tab } from 'payload';
import { writtenBrand } from '#brand/brand.ts';
import { faces } from '#content/identity/faces/face-fields.ts';
import { easings } from './easing-fields.ts';
import { group, lengths, numbers } from './number-and-length-fields.ts';

const { type: written, spacing, radii, lines, motion: moved } = writtenBrand;
const { display, text } = written;
/** The limits of any typeface; those of the club's own are known with its record (`refuse-unfit-brand.ts`). */
const textWeights = { least: 1, most: 1000 };
const displayWidths = { least: 25, most: 200 };

export const type: Tab = {
  name: 'type',
  label: { de: 'Schrift', en: 'Type' },
  description: {
    de: 'Welche Schriften es sind, wie groß und wie weit sie gesetzt werden. Was leer ist, bleibt wie mitgeliefert.',
    en: 'Which typefaces there are, how large and how wide they are set. What is empty stays as it was delivered.',
  },
  fields: [
    faces,
    group(
      'sizes',
      { de: 'Größen', en: 'Sizes' },
      lengths('size', written.sizes, {
        giant: { label: { de: 'Riesig', en: 'Giant' }, least: 1 },
        large: { label: { de: 'Groß', en: 'Large' }, least: 1 },
        medium: { label: { de: 'Mittel', en: 'Medium' }, least: 1 },
        small: { label: { de: 'Klein', en: 'Small' }, least: 1 },
        lead: { label: { de: 'Vorspann', en: 'Lead' }, least: 1 },
        text: { label: { de: 'Fließtext', en: 'Running text' }, least: 1 },
        note: { label: { de: 'Einzelne Zeilen', en: 'Single lines' }, least: 0.75 },
        label: {
          label: { de: 'Etikett', en: 'Label' },
          help: {
            de: 'Mitgeliefert ist es in breiten Fenstern kleiner; ein eigener Wert gilt in jedem.',
            en: 'As delivered it is smaller in wide windows; a value of your own holds in any.',
          },
          least: 0.75,
        },
      }),
      {
        de: 'Von der größten zur kleinsten. Eine, die mit dem Fenster wächst, nennt ihr Kleinstes, ihr Wachstum und ihr Größtes.',
        en: 'From the largest to the smallest. One that grows with the window names its least, its growth and its most.',
      },
    ),
    group('display', { de: 'Überschriften', en: 'Headlines' }, [
      ...numbers(
        { width: display.width, narrow: display.narrow },
        { min: displayWidths.least, max: displayWidths.most, step: 1 },
        {
          width: { label: { de: 'Weite in Prozent', en: 'Width in per cent' } },
          narrow: {
            label: { de: 'Schmale Weite in Prozent', en: 'Narrow width in per cent' },
            help: {
              de: 'Für ein Wort, das auf einem Handy groß bleiben muss.',
              en: 'For a word that has to stay large on a phone.',
            },
          },
        },
      ),
      ...numbers(
        { leading: display.leading },
        { min: 0.8, max: 1.6, step: 0.01 },
        { leading: { label: { de: 'Zeilenabstand', en: 'Leading' } } },
      ),
      ...lengths(
        'length',
        { tracking: display.tracking },
        { tracking: { label: { de: 'Laufweite', en: 'Tracking' } } },
      ),
    ]),
    group('text', { de: 'Fließtext', en: 'Running text' }, [
      ...numbers(
        { weight: text.weight },
        { min: textWeights.least, max: textWeights.most, step: 1 },
        { weight: { label: { de: 'Stärke', en: 'Weight' } } },
      ),
      ...numbers(
        { leading: text.leading },
        { min: 1.3, max: 2.5, step: 0.01 },
        { leading: { label: { de: 'Zeilenabstand', en: 'Leading' } } },
      ),
    ]),
  ],
};

export const space: Tab = {
  name: 'spacing',
  label: { de: 'Abstände', en: 'Space' },
  description: {
    de: 'Stufen und Maße, aus denen jede Seite gesetzt ist. Was leer ist, bleibt wie mitgeliefert.',
    en: 'Steps and measures of which every page is set. What is empty stays as it was delivered.',
  },
  fields: [
    group(
      'steps',
      { de: 'Stufen', en: 'Steps' },
      lengths('length', spacing.steps, {
        1: { label: { de: 'Stufe 1', en: 'Step 1' } },
        2: { label: { de: 'Stufe 2', en: 'Step 2' } },
        3: { label: { de: 'Stufe 3', en: 'Step 3' } },
        4: { label: { de: 'Stufe 4', en: 'Step 4' } },
        6: { label: { de: 'Stufe 6', en: 'Step 6' } },
        8: { label: { de: 'Stufe 8', en: 'Step 8' } },
        12: { label: { de: 'Stufe 12', en: 'Step 12' } },
      }),
    ),
    group(
      'page',
      { de: 'Auf der Seite', en: 'On the page' },
      lengths('size', spacing, {
        section: { label: { de: 'Über und unter jedem Baustein', en: 'Above and below each block' } },
        gutter: { label: { de: 'Zwischen Spalten', en: 'Between columns' } },
        margin: { label: { de: 'Zwischen Fensterrand und Schrift', en: 'Between window and type' } },
      }),
    ),
    group(
      'fixed',
      { de: 'Feste Maße', en: 'Fixed measures' },
      lengths('length', spacing, {
        measure: { label: { de: 'Längste Zeile', en: 'Longest line' } },
        tap: {
          label: { de: 'Kleinstes, was ein Finger trifft', en: 'Least that a finger hits' },
          least: 2.75,
        },
        headerHeight: { label: { de: 'Höhe des Kopfes', en: 'Height of the header' }, least: 2.75 },
        gap: { label: { de: 'Fuge', en: 'Gap' } },
      }),
    ),
    group(
      'radii',
      { de: 'Ecken', en: 'Corners' },
      lengths('length', radii, { pill: { label: { de: 'Runde Enden', en: 'Round ends' } } }),
    ),
    group(
      'lines',
      { de: 'Linien', en: 'Lines' },
      lengths('length', lines, {
        focus: { label: { de: 'Fokus', en: 'Focus' }, least: 0.125 },
        thin: { label: { de: 'Dünn', en: 'Thin' } },
        bold: { label: { de: 'Kräftig', en: 'Bold' } },
      }),
    ),
  ],
};

export const motion: Tab = {
  name: 'motion',
  label: { de: 'Bewegung', en: 'Motion' },
  description: {
    de: 'Beginnt sofort, endet weich. Wer Bewegung abgestellt hat, sieht nichts davon. Was leer ist, bleibt wie mitgeliefert.',
    en: 'Starts at once, ends softly. Whoever has turned motion off sees none of it. What is empty stays as it was delivered.',
  },
  fields: [
    group(
      'durations',
      { de: 'Dauern in Sekunden', en: 'Durations in seconds' },
      numbers(
        moved.durations,
        { min: 0.05, max: 3, step: 0.05 },
        {
          short: { label: { de: 'Kurz', en: 'Short' } },
          reveal: { label: { de: 'Auftauchen', en: 'Reveal' } },
          zoom: { label: { de: 'Wachsen', en: 'Zoom' } },
          heading: { label: { de: 'Überschrift', en: 'Heading' } },
          band: { label: { de: 'Band', en: 'Band' } },
          sweep: { label: { de: 'Seitenwechsel', en: 'Change of page' } },
          turn: { label: { de: 'Eine Umdrehung', en: 'One turn' } },
        },
      ),
    ),
    group(
      'staggers',
      { de: 'Staffelung in Sekunden', en: 'Staggers in seconds' },
      numbers(
        moved.staggers,
        { min: 0, max: 1, step: 0.05 },
        {
          reveal: { label: { de: 'Beim Auftauchen', en: 'In a reveal' } },
          zoom: { label: { de: 'Beim Wachsen', en: 'In a zoom' } },
        },
      ),
    ),
    group('distances', { de: 'Wege', en: 'Distances' }, [
      ...lengths(
        'length',
        { rise: moved.rise },
        { rise: { label: { de: 'Hub beim Auftauchen', en: 'Rise in a reveal' } } },
      ),
      ...numbers(
        { zoom: moved.zoom },
        { min: 0, max: 1, step: 0.05 },
        {
          zoom: {
            label: {
              de: 'Wächst aus diesem Teil seiner Größe',
              en: 'Grows from this part of its size',
            },
          },
        },
      ),
    ]),
    group(
      'parallax',
      { de: 'Parallaxen', en: 'Parallaxes' },
      lengths('length', moved.parallax, {
        subtle1: { label: { de: 'Sehr leicht', en: 'Very slight' } },
        subtle2: { label: { de: 'Leicht', en: 'Slight' } },
        slower: { label: { de: 'Gegenläufig', en: 'Against the page' }, least: Number.NEGATIVE_INFINITY },
        slow: { label: { de: 'Langsam', en: 'Slow' } },
        medium: { label: { de: 'Mittel', en: 'Medium' } },
        fast: { label: { de: 'Schnell', en: 'Fast' } },
      }),
      {
        de: 'Wie weit etwas hinter oder vor der Seite bleibt, während man blättert; nur in breiten Fenstern.',
        en: 'How far something lags behind the page or runs ahead of it on the way down; in wide windows alone.',
      },
    ),
    group('easings', { de: 'Kurven', en: 'Curves' }, easings, {
      de: 'Wie eine Bewegung durch ihre Zeit geht: die zwei Griffe einer Kurve, wie Stylesheets und Zeichenprogramme sie schreiben.',
      en: 'How a movement goes through its time: the two handles of a curve, as stylesheets and drawing programs write them.',
    }),
  ],
};
