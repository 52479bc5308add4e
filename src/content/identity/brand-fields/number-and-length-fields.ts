import type { Field } from 'payload';
import { type Length, lengthSchema, type Size, sizeSchema } from '#brand/record/measures.ts';
import { typedNumber } from '#content/foundation/controls/typed-number-field.ts';
import { type EditorReading, type EditorText, verdictFor } from '#i18n/editor-texts.ts';

type Reading = { req: EditorReading };

export interface Measure {
  label: EditorText;
  help?: EditorText;
}

interface WrittenMeasure extends Measure {
  /** The minimum for targets and text, in rem. */
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

export function numbers<Name extends string>(
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
    admin: {
      step: limits.step,
      width: '50%',
      components: { Field: typedNumber },
      ...(help ? { description: help } : {}),
    },
  }));
}

/** CSS lengths; fluid ones where the record has such. */
export function lengths<Name extends string>(
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

/** Validates a measure of this kind. An empty value stands for the record's own. */
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

/** In rem. Undefined for sizes relative to the font or the window. */
function smallestOf(size: Length | Size): number {
  if (!('unit' in size)) return size.least;
  if (size.unit === 'px') return size.value / 16;
  return size.unit === 'rem' ? size.value : Number.POSITIVE_INFINITY;
}

export function group(name: string, label: EditorText, fields: Field[], help?: EditorText): Field {
  const row: Field = { type: 'row', fields };
  return { name, type: 'group', label, fields: [row], ...(help ? { admin: { description: help } } : {}) };
}
