import type { CollectionBeforeChangeHook, Field } from 'payload';
import { mapFields, recordsIn } from '#content/foundation/fields/field-tree.ts';
import { newestVersions } from '#content/graph/pages/in-all-locales.ts';
import { isRecord } from '#fields/content-field.ts';
import { isLocale } from '#i18n/locales.ts';
import { otherOf } from './other-language.ts';
import { withTwinsAndRows } from './twins.ts';

/** Hidden in every block and list row: an id shared by its translations. */
export const twinField: Field = { name: 'twin', type: 'text', admin: { hidden: true } };

export function withTwinFields(fields: readonly Field[]): Field[] {
  return mapFields(fields, (field) =>
    field.type === 'array' ? { ...field, fields: [...field.fields, twinField] } : field,
  );
}

export const keepTwins: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const blocks = recordsIn(data.blocks);
  const { locale } = req;
  if (!isLocale(locale) || blocks.length === 0) return data;
  // Every block has one: nothing to look up.
  if (JSON.stringify(withTwinsAndRows(data.blocks, [])) === JSON.stringify(data.blocks)) return data;
  const [newest] =
    originalDoc?.id === undefined ? [] : await newestVersions(req, { parent: { equals: originalDoc.id } });
  const other = newest && isRecord(newest.blocks) ? newest.blocks[otherOf(locale)] : undefined;
  return { ...data, blocks: withTwinsAndRows(data.blocks, other) };
};
