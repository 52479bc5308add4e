import { z } from 'zod';
import {
  type ContentField,
  type FieldFacts,
  isFirstToShow,
  type KindEntry,
  kindEntrySchema,
} from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import {
  colorFacts,
  colorSchema,
  contrastFacts,
  contrastSchema,
  motionFacts,
  motionSchema,
  registerSchema,
} from './system-facts.ts';
import { answerSchema, valueAnswers } from './value-answers.ts';

/** Whether each rule has an address on this page. */
const addressed = z.boolean();

const sourceSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('items') }),
  z.object({
    from: z.literal('blockKinds'),
    kinds: z.array(kindEntrySchema),
    /** What the search knows besides blocks. */
    answers: z.array(answerSchema),
    /** Filled in by the site's server, which alone knows every page. */
    register: registerSchema,
  }),
  z.object({ from: z.literal('colors'), addressed, colors: z.array(colorSchema) }),
  z.object({ from: z.literal('motion'), addressed, motion: motionSchema }),
  z.object({ from: z.literal('contrasts'), addressed, contrasts: z.array(contrastSchema) }),
]);

export type ListSource = z.infer<typeof sourceSchema>;

interface ListSourceOptions extends FieldFacts {
  options: { readonly [From in ListSource['from']]: EditorText };
}

/** Where the entries come from: the editor, or the system itself. Only the choice is stored. */
export function listSource(
  options: ListSourceOptions,
): ContentField<ListSource, ListSource['from'] | undefined> {
  return {
    facts: { label: options.label, help: options.help },
    schema: sourceSchema,
    editor: (name) => ({
      name,
      type: 'select',
      label: options.label,
      required: true,
      defaultValue: 'items',
      options: Object.entries(options.options).map(([value, label]) => ({ value, label: { ...label } })),
      admin: { description: options.help },
    }),
    resolve: (stored, context): ListSource => {
      const { locale, kindIndex, brand } = context;
      const addressed = () => isFirstToShow(stored === 'contrasts' ? stored : `list of ${stored}`, context);
      switch (stored) {
        case 'blockKinds':
          return {
            from: stored,
            kinds: [...kindIndex],
            answers: valueAnswers(brand, locale, pagesOf(kindIndex)),
            register: [],
          };
        case 'colors': {
          const colors = colorFacts(brand, locale);
          // Registers every colour, so that none gets another anchor further down.
          const own = colors.filter(({ color }) => isFirstToShow(`color ${color}`, context));
          return { from: stored, addressed: own.length === colors.length, colors };
        }
        case 'motion':
          return { from: stored, addressed: addressed(), motion: motionFacts(brand, locale) };
        case 'contrasts':
          return { from: stored, addressed: addressed(), contrasts: contrastFacts(brand, locale) };
        default:
          return { from: 'items' };
      }
    },
    store: (authored) => authored ?? 'items',
  };
}

/** The page of each kind, if there is one. */
function pagesOf(kindIndex: readonly KindEntry[]): Record<string, string | undefined> {
  return Object.fromEntries(kindIndex.map(({ kind, href }) => [kind, href]));
}
