import type { Field } from 'payload';
import { writtenBrand } from '#brand/brand.ts';
import { easingFromCss, easingToCss } from '#brand/record/measures.ts';
import { type EditorReading, type EditorText, verdictFor } from '#i18n/editor-texts.ts';

type Reading = { req: EditorReading };

type EasingName = keyof typeof writtenBrand.motion.easings;

const described: { readonly [Name in EasingName]: { label: EditorText; help: EditorText } } = {
  out: {
    label: { de: 'Was aufgeht', en: 'What opens' },
    help: {
      de: 'Das Band, Menüs, Bilder unter dem Zeiger: schnell los, weich ins Ziel.',
      en: 'The band, menus, pictures under the pointer: off quickly, softly home.',
    },
  },
  reveal: {
    label: { de: 'Was ins Bild kommt', en: 'What comes into view' },
    help: {
      de: 'Bausteine und Überschriften, wenn man zu ihnen kommt.',
      en: 'Blocks and headings as one gets to them.',
    },
  },
  sweep: {
    label: { de: 'Wechsel der Seite', en: 'Change of page' },
    help: {
      de: 'Der Streifen, der durch das ganze Fenster zieht: weich los, weich ins Ziel.',
      en: 'The strip that crosses the whole window: off softly, softly home.',
    },
  },
};

/** Validates an easing. An empty value stands for the record's own. */
function problemOfEasing(value: unknown): EditorText | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const text = typeof value === 'string' ? value : '';
  const handles = /^\s*(?:linear|steps)\s*\(/i.test(text) ? undefined : easingFromCss(text);
  if (handles?.every((place) => place >= 0 && place <= 1)) return undefined;
  if (handles)
    return {
      de: 'Jede der vier Zahlen liegt von 0 bis 1: Nichts schießt über sein Ziel hinaus und federt zurück.',
      en: 'Each of the four numbers is from 0 to 1: nothing overshoots where it is going and springs back.',
    };
  return {
    de: 'Eine Kurve sind vier Zahlen von 0 bis 1, zum Beispiel cubic-bezier(0.6, 0, 0.2, 1). Eine andere Art von Kurve können Token-Dateien nicht weitergeben.',
    en: 'A curve is four numbers from 0 to 1, such as cubic-bezier(0.6, 0, 0.2, 1). Token files can hand on no other kind of curve.',
  };
}

function tidied(value: unknown): unknown {
  const handles = typeof value === 'string' ? easingFromCss(value) : undefined;
  return handles ? easingToCss(handles) : value;
}

export const easings: Field[] = (['out', 'reveal', 'sweep'] as const).map((name) => ({
  name,
  type: 'text',
  label: described[name].label,
  maxLength: 80,
  defaultValue: () => easingToCss(writtenBrand.motion.easings[name]),
  hooks: { beforeValidate: [({ value }: { value?: unknown }) => tidied(value)] },
  validate: (value: unknown, { req }: Reading) => verdictFor(req, problemOfEasing(value)),
  admin: { width: '50%', description: described[name].help },
}));
