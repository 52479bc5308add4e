import { z } from 'zod';
import {
  type ContentField,
  type FieldFacts,
  type FieldMap,
  type FieldValues,
  isRecord,
  resolveFields,
  schemaOf,
} from './content-field.ts';

interface RecordOptions<Fields extends FieldMap> extends FieldFacts {
  collection: 'polls' | 'forms' | 'products';
  fields: Fields;
}

/** The field that names a record; a record exists in a locale once this field is filled in. */
const nameFields = { polls: 'question', forms: 'title', products: 'name' } as const;

export type RecordValue<Fields extends FieldMap> = FieldValues<Fields> & { id: string };

/**
 * A poll, form or product from its own collection, which several pages can show. Authored by its key in the demo
 * content; missing while the record is unpublished or after it was deleted.
 */
export function record<Fields extends FieldMap>(
  options: RecordOptions<Fields>,
): ContentField<RecordValue<Fields> | undefined, string> {
  const schema = z.intersection(schemaOf(options.fields), z.object({ id: z.string() }));
  return {
    facts: { label: options.label, help: options.help },
    schema: schema.optional(),
    editor: (name) => ({
      name,
      type: 'relationship',
      relationTo: options.collection,
      label: options.label,
      required: true,
      // Queried in the locale being edited.
      filterOptions: { [nameFields[options.collection]]: { exists: true } },
      admin: { description: options.help },
    }),
    resolve: (stored, context) => {
      if (!isRecord(stored) || (stored._status === 'draft' && !context.drafts)) return undefined;
      const value = { ...resolveFields(options.fields, stored, context), id: String(stored.id) };
      return schema.safeParse(value).success ? value : undefined;
    },
    store: (authored, references) => references.record(options.collection, authored),
  };
}

/** Makes a field localized. For collections only; a page's list of blocks is already localized. */
export function perLanguage<Field extends ContentField<unknown, never>>(field: Field): Field {
  return { ...field, editor: (name) => ({ ...field.editor(name), localized: true }) } as Field;
}
