import { z } from 'zod';
import type { EditorText } from '#i18n/editor-texts.ts';
import {
  type AuthoredValues,
  type ContentField,
  editorFields,
  type FieldFacts,
  type FieldMap,
  type FieldValues,
  isRecord,
  resolveFields,
  schemaOf,
  storeFields,
} from './content-field.ts';

interface ListOptions<Fields extends FieldMap> extends FieldFacts {
  fields: Fields;
  entry: { singular: EditorText; plural: EditorText };
  min?: number;
  max?: number;
  /** The entry's picture field, if editors can add many pictures at once, each as an entry. */
  manyAtOnce?: Extract<keyof Fields, string>;
}

type ListEntry<Fields extends FieldMap> = FieldValues<Fields> & { id: string };

/** An ordered list of entries with stable ids. Entries that lost a required value are dropped. */
export function list<Fields extends FieldMap>(
  options: ListOptions<Fields>,
): ContentField<ListEntry<Fields>[], AuthoredValues<Fields>[]> {
  const max = options.max ?? 100;
  const entrySchema = z.intersection(schemaOf(options.fields), z.object({ id: z.string() }));
  return {
    facts: { label: options.label, help: options.help },
    schema: z.array(entrySchema).max(max),
    editor: (name) => ({
      name,
      type: 'array',
      label: options.label,
      labels: options.entry,
      minRows: options.min ?? 1,
      maxRows: max,
      required: (options.min ?? 1) > 0,
      admin: {
        description: options.help,
        initCollapsed: true,
        ...(options.manyAtOnce
          ? { components: { beforeInput: [addPictures({ picture: options.manyAtOnce, max })] } }
          : {}),
      },
      fields: editorFields(options.fields),
    }),
    resolve: (stored, context) =>
      Array.isArray(stored)
        ? stored
            .filter(isRecord)
            .map((entry) => ({ ...resolveFields(options.fields, entry, context), id: String(entry.id) }))
            .filter((entry) => entrySchema.safeParse(entry).success)
        : [],
    store: (authored, references) => authored.map((entry) => storeFields(options.fields, entry, references)),
  };
}

/** Shown above the entries: adds several pictures at once from the media library or from files. */
function addPictures(clientProps: { picture: string; max: number }) {
  return { path: '/library/media/add-pictures.tsx#AddPictures', clientProps };
}
