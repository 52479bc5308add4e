import type { BlockData } from './define-block.ts';
import { registeredKinds } from './kinds.generated.ts';

export const blockKinds = registeredKinds;

export type BlockKind = keyof typeof blockKinds;

export type BlockByKind = {
  [Kind in BlockKind]: BlockData<(typeof blockKinds)[Kind]> & { kind: Kind };
};

/** A block of one of the given kinds, default any. */
export type Block<Kind extends BlockKind = BlockKind> = { [K in Kind]: BlockByKind[K] }[Kind];

/** In the order of the design-system index and block picker. */
export const blockKindNames = (Object.keys(blockKinds) as BlockKind[]).sort(
  (one, other) => blockKinds[one].place - blockKinds[other].place,
);

/** The kinds that are part of the design system. */
export const designKindNames: readonly BlockKind[] = blockKindNames.filter(
  (kind) => !blockKinds[kind].isLegal,
);

export function isBlockKind(value: unknown): value is BlockKind {
  return blockKindNames.some((kind) => kind === value);
}
