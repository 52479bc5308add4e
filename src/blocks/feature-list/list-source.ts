import { z } from 'zod';
import { type ContentField, type FieldFacts, kindEntrySchema } from '#fields/content-field.ts';
import type { Localized } from '#i18n/locales.ts';
import { colorFacts, contrastFacts, motionFacts } from './system-facts.ts';

const colorSchema = z.object({
  color: z.string(),
  /** The ground of this colour, if blocks can stand on it. */
  ground: z.string().optional(),
  name: z.string(),
  hex: z.string(),
  use: z.string(),
  /** In per cent of a page. */
  share: z.number(),
});

const factsSchema = z.object({ title: z.string(), lines: z.array(z.string()) });

const motionSchema = z.object({
  /** The two handles of the easing's curve, as CSS writes them. */
  curve: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  duration: z.string(),
  lines: z.array(z.string()),
  character: z.string(),
  type: factsSchema,
});

const contrastSchema = z.object({
  ground: z.string(),
  /** Which part the type's colour plays on this ground; `display` if none but in display type. */
  part: z.string(),
  words: z.string(),
  ratio: z.string(),
  use: z.string(),
});

const sourceSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('items') }),
  z.object({ from: z.literal('blockKinds'), kinds: z.array(kindEntrySchema) }),
  z.object({ from: z.literal('colors'), colors: z.array(colorSchema) }),
  z.object({ from: z.literal('motion'), motion: motionSchema }),
  z.object({ from: z.literal('contrasts'), contrasts: z.array(contrastSchema) }),
]);

export type ListSource = z.infer<typeof sourceSchema>;
export type ColorFact = z.infer<typeof colorSchema>;
export type MotionFacts = z.infer<typeof motionSchema>;
export type ContrastFact = z.infer<typeof contrastSchema>;

interface ListSourceOptions extends FieldFacts {
  options: { readonly [From in ListSource['from']]: Localized };
}

/** Where the entries come from: written by the editor, or read from the system itself. Stored is only the choice. */
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
    resolve: (stored, { locale, kindIndex }): ListSource => {
      switch (stored) {
        case 'blockKinds':
          return { from: stored, kinds: [...kindIndex] };
        case 'colors':
          return { from: stored, colors: colorFacts(locale) };
        case 'motion':
          return { from: stored, motion: motionFacts(locale) };
        case 'contrasts':
          return { from: stored, contrasts: contrastFacts(locale) };
        default:
          return { from: 'items' };
      }
    },
    store: (authored) => authored ?? 'items',
  };
}
