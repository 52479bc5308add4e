import type { FlattenedField } from 'payload';
import { flattenAllFields } from 'payload/shared';
import { editorBlock } from '#blocks/define-block.ts';
import { blockKindNames, blockKinds } from '#blocks/kinds.ts';

const fieldsByKind: ReadonlyMap<unknown, readonly FlattenedField[]> = new Map(
  blockKindNames.map((kind) => [kind, flattenAllFields({ fields: editorBlock(blockKinds[kind]).fields })]),
);

/** The fields that a block's kind declares; none if it is unknown. */
export function blockFields(kind: unknown): readonly FlattenedField[] {
  return fieldsByKind.get(kind) ?? [];
}
