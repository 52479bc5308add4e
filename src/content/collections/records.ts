import type { CollectionConfig, Field } from 'payload';
import { contentAccess } from '#content/access/roles.ts';
import { announcesChanges } from '#content/hooks/announce-change.ts';
import { editorFields, type FieldMap } from '#fields/content-field.ts';
import type { Localized } from '#i18n/locales.ts';

/** A collection of what blocks refer to; each can stand on many pages. */
export function recordCollection(
  slug: string,
  singular: Localized,
  plural: Localized,
  titleField: string,
  fields: FieldMap,
): CollectionConfig & { fields: Field[] } {
  /** The name by which seeds find their own records again. */
  const key: Field = { name: 'key', type: 'text', unique: true, index: true, admin: { hidden: true } };
  return {
    slug,
    labels: { singular, plural },
    admin: {
      useAsTitle: titleField,
      defaultColumns: [titleField, 'updatedAt'],
      group: { de: 'Inhalt', en: 'Content' },
    },
    access: contentAccess,
    hooks: announcesChanges,
    fields: [...editorFields(fields), key],
  };
}
