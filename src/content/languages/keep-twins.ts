import type { CollectionBeforeChangeHook, Field } from 'payload';
import { newestVersions } from '#content/gates/surroundings.ts';
import { isRecord } from '#fields/content-field.ts';
import { isLocale } from '#i18n/locales.ts';
import { otherOf } from './other-language.ts';
import { blocksIn, withTwins } from './twins.ts';

/** In every block: by what it knows its twins in other languages. Editors never see it. */
export const twinField: Field = { name: 'twin', type: 'text', admin: { hidden: true } };

/** Gives blocks that are saved their twins. */
export const keepTwins: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const blocks = blocksIn(data.blocks);
  const { locale } = req;
  if (!isLocale(locale) || blocks.length === 0) return data;
  const twins = new Set(blocks.map(({ twin }) => twin));
  // Each has its own: nothing to look up.
  if (twins.size === blocks.length && blocks.every(({ twin }) => typeof twin === 'string' && twin !== ''))
    return data;
  const [newest] =
    originalDoc?.id === undefined ? [] : await newestVersions(req, { parent: { equals: originalDoc.id } });
  const other = newest && isRecord(newest.blocks) ? newest.blocks[otherOf(locale)] : undefined;
  return { ...data, blocks: withTwins(data.blocks, other) };
};
