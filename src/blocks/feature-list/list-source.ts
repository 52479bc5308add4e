import { z } from 'zod';
import { type ContentField, type FieldFacts, kindEntrySchema } from '#fields/content-field.ts';
import type { Localized } from '#i18n/locales.ts';

const sourceSchema = z.object({
  from: z.enum(['items', 'blockKinds']),
  /** All kinds of block, where the list is made of them; else empty. */
  kinds: z.array(kindEntrySchema),
});

export type ListSource = z.infer<typeof sourceSchema>;

interface ListSourceOptions extends FieldFacts {
  options: { readonly [From in ListSource['from']]: Localized };
}

/** Where the entries come from: written by the editor, or all kinds of block of the system. Stored is only the choice. */
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
      options: [
        { value: 'items', label: { ...options.options.items } },
        { value: 'blockKinds', label: { ...options.options.blockKinds } },
      ],
      admin: { description: options.help },
    }),
    resolve: (stored, { kindIndex }): ListSource =>
      stored === 'blockKinds' ? { from: stored, kinds: [...kindIndex] } : { from: 'items', kinds: [] },
    store: (authored) => authored ?? 'items',
  };
}
