import type { BlockData } from './define-block.ts';
import { registeredKinds } from './kinds.generated.ts';

/** Every kind of block -> its declaration. */
export const blockKinds = registeredKinds;

export type BlockKind = keyof typeof blockKinds;

/** Kind -> what its view is given. */
export type BlockByKind = {
  [Kind in BlockKind]: BlockData<(typeof blockKinds)[Kind]> & { kind: Kind };
};

/** A block of one of the given kinds; of any kind, unless told. */
export type Block<Kind extends BlockKind = BlockKind> = { [K in Kind]: BlockByKind[K] }[Kind];

/** In the order in which the design-system index and the block picker show them. */
export const blockKindNames = (Object.keys(blockKinds) as BlockKind[]).sort(
  (one, other) => blockKinds[one].place - blockKinds[other].place,
);

/** The kinds that make the design system. */
export const designKindNames: readonly BlockKind[] = blockKindNames.filter(
  (kind) => !blockKinds[kind].isLegal,
);

export function isBlockKind(value: unknown): value is BlockKind {
  return blockKindNames.some((kind) => kind === value);
}
