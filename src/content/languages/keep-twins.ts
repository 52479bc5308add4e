import type { CollectionBeforeChangeHook, Field } from 'payload';
import { newestVersions } from '#content/gates/surroundings.ts';
import { isRecord } from '#fields/content-field.ts';
import { isLocale } from '#i18n/locales.ts';
import { otherOf } from './other-language.ts';
import { blocksIn, withTwinsAndRows } from './twins.ts';

/** In every block, and in every row of its lists: by what it knows its twins in other languages. Editors never see it. */
export const twinField: Field = { name: 'twin', type: 'text', admin: { hidden: true } };

/** These fields with that one in each row of their lists. */
export function withTwinFields(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'array') return { ...field, fields: [...withTwinFields(field.fields), twinField] };
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return { ...field, fields: withTwinFields(field.fields) };
    return field;
  });
}

/** Gives blocks that are saved, and their rows, their twins. */
export const keepTwins: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const blocks = blocksIn(data.blocks);
  const { locale } = req;
  if (!isLocale(locale) || blocks.length === 0) return data;
  // Each has its own: nothing to look up.
  if (JSON.stringify(withTwinsAndRows(data.blocks, [])) === JSON.stringify(data.blocks)) return data;
  const [newest] =
    originalDoc?.id === undefined ? [] : await newestVersions(req, { parent: { equals: originalDoc.id } });
  const other = newest && isRecord(newest.blocks) ? newest.blocks[otherOf(locale)] : undefined;
  return { ...data, blocks: withTwinsAndRows(data.blocks, other) };
};
