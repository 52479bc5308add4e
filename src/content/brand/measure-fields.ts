import type { Field, Tab } from 'payload';
import { writtenBrand } from '#brand/brand.ts';
import { type Length, lengthSchema, type Size, sizeSchema } from '#brand/record/measures.ts';
import { type EditorReading, type EditorText, verdictFor } from '#i18n/editor-texts.ts';
import { easings } from './easing-fields.ts';
import { faces } from './faces/face-fields.ts';

type Reading = { req: EditorReading };

interface Measure {
  label: EditorText;
  help?: EditorText;
}

interface WrittenMeasure extends Measure {
  /** What is hit or read may not be smaller, in rem. */
  least?: number;
  required?: true;
}

const fluid: EditorText = {
  de: 'Eine Länge wie 2rem, oder eine, die mit dem Fenster wächst: clamp(1rem, 0.5rem + 2vw, 3rem).',
  en: 'A length such as 2rem, or one that grows with the window: clamp(1rem, 0.5rem + 2vw, 3rem).',
};

const fixed: EditorText = {
  de: 'Eine Zahl mit px, rem, em, ch oder vw, zum Beispiel 0.5rem.',
  en: 'A number with px, rem, em, ch or vw, such as 0.5rem.',
};

/** A number of the record, which it has limits for. */
function numbers<Name extends string>(
  original: Readonly<Record<NoInfer<Name>, number>>,
  limits: { min: number; max: number; step: number },
  measures: { readonly [Each in Name]: Measure },
): Field[] {
  return fieldsOf(measures, (name, { label, help }) => ({
    name,
    type: 'number',
    label,
    min: limits.min,
    max: limits.max,
    defaultValue: () => original[name],
    admin: { step: limits.step, width: '50%', ...(help ? { description: help } : {}) },
  }));
}

/** Lengths as stylesheets write them; those that grow with the window where the record knows them to. */
function lengths<Name extends string>(
  kind: 'length' | 'size',
  original: Readonly<Record<NoInfer<Name>, string>>,
  measures: { readonly [Each in Name]: WrittenMeasure },
): Field[] {
  return fieldsOf(measures, (name, { label, help, least, required = false }) => ({
    name: /^\d/.test(name) ? `step${name}` : name,
    type: 'text',
    label,
    required,
    maxLength: 80,
    defaultValue: () => original[name],
    validate: (value: unknown, { req }: Reading) => verdictFor(req, lengthProblem(value, kind, least)),
    admin: { width: '50%', ...(help ? { description: help } : {}) },
  }));
}

function fieldsOf<Name extends string, Each extends Measure>(
  measures: { readonly [Key in Name]: Each },
  fieldOf: (name: Name, measure: Each) => Field,
): Field[] {
  const fields: Field[] = [];
  for (const name in measures) fields.push(fieldOf(name, measures[name]));
  return fields;
}

/** Why this is no measure of the kind, if it is none. Nothing is the record's own. */
function lengthProblem(value: unknown, kind: 'length' | 'size', least = 0): EditorText | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const parsed = (kind === 'size' ? sizeSchema : lengthSchema).safeParse(value);
  if (!parsed.success) return kind === 'size' ? fluid : fixed;
  return smallestOf(parsed.data) >= least
    ? undefined
    : {
        de: `Nie kleiner als ${String(least).replace('.', ',')} rem: Sonst wird es zu klein, um es zu lesen oder zu treffen.`,
        en: `Never smaller than ${least} rem: it would be too small to read or to hit.`,
      };
}

/** In rem. What is measured in the type's or the window's size has no smallest one of its own. */
function smallestOf(size: Length | Size): number {
  if (!('unit' in size)) return size.least;
  if (size.unit === 'px') return size.value / 16;
  return size.unit === 'rem' ? size.value : Number.POSITIVE_INFINITY;
}

function group(name: string, label: EditorText, fields: Field[], help?: EditorText): Field {
  const row: Field = { type: 'row', fields };
  return { name, type: 'group', label, fields: [row], ...(help ? { admin: { description: help } } : {}) };
}

const { type: written, spacing, radii, lines, ring: band, motion: moved } = writtenBrand;
const { display, text } = written;
/** How far any typeface reaches; how far the club's own does is known with its record (`refuse-unfit-brand.ts`). */
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
        label: { label: { de: 'Etikett', en: 'Label' }, least: 0.75 },
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

export const ring: Tab = {
  name: 'ring',
  label: { de: 'Ring', en: 'Ring' },
  fields: [
    ...lengths(
      'size',
      { width: band.width },
      { width: { label: { de: 'Stärke des Bandes', en: 'Thickness of the band' }, required: true } },
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
    group('easings', { de: 'Kurven', en: 'Curves' }, easings, {
      de: 'Wie eine Bewegung durch ihre Zeit geht: die zwei Griffe einer Kurve, wie Stylesheets und Zeichenprogramme sie schreiben.',
      en: 'How a movement goes through its time: the two handles of a curve, as stylesheets and drawing programs write them.',
    }),
  ],
};
