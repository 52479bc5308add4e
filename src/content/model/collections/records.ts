import type { CollectionConfig, Endpoint, Field } from 'payload';
import { announcesChanges } from '#content/lifecycle/publishing/announce-change.ts';
import { publishWhenSaid, restoreAsDraft } from '#content/lifecycle/publishing/publish-when-said.ts';
import { editorFields, type FieldMap } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

/** Drafts are kept beside the published version, may be invalid, and can be scheduled. */
export const drafts = { schedulePublish: true, validate: false };

export function recordCollection(
  slug: string,
  singular: EditorText,
  plural: EditorText,
  titleField: string,
  fields: FieldMap,
): CollectionConfig & { fields: Field[]; endpoints: Endpoint[] } {
  return {
    slug,
    labels: { singular, plural },
    admin: {
      useAsTitle: titleField,
      defaultColumns: [titleField, 'updatedAt'],
      group: { de: 'Inhalt', en: 'Content' },
    },
    versions: { maxPerDoc: 100, drafts },
    endpoints: [restoreAsDraft],
    hooks: { ...announcesChanges, beforeOperation: [publishWhenSaid] },
    fields: [...editorFields(fields), keyField()],
  };
}

/** The key by which the demo content finds its own documents; copies have none. */
export function keyField(): Field {
  return {
    name: 'key',
    type: 'text',
    unique: true,
    index: true,
    admin: { hidden: true },
    hooks: { beforeDuplicate: [() => null] },
  };
}
