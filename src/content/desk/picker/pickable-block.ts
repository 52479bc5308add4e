import { existsSync } from 'node:fs';
import type { Block } from 'payload';
import { editorBlock } from '#blocks/define-block.ts';
import { type BlockKind, blockKindNames, blockKinds } from '#blocks/kinds.ts';
import { twinField, withTwinFields } from '#content/lifecycle/languages/keep-twins.ts';
import type { KindToPick } from './matching-kinds.ts';
import { pickerPicture } from './picker-pictures.ts';

/** A kind of block for the picker, with its picture if there is one. */
export function pickableBlock(kind: BlockKind): Block {
  const block = editorBlock(blockKinds[kind]);
  const hasPicture = existsSync(pickerPicture(kind));
  return {
    ...block,
    fields: [
      {
        name: 'beside',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/lifecycle/languages/beside-block.tsx#BesideBlock' },
        },
      },
      ...withTwinFields(block.fields),
      twinField,
    ],
    admin: {
      ...block.admin,
      ...(hasPicture ? { images: { thumbnail: { url: `/api/block-pictures/${kind}`, alt: '' } } } : {}),
    },
  };
}

export const kindsToPick: readonly KindToPick[] = blockKindNames.map((kind) => {
  const { label, purpose, notFor, alsoCalled } = blockKinds[kind];
  return { label, purpose, notFor, alsoCalled };
});
