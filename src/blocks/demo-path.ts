import type { AnyBlockDefinition } from './define-block.ts';
import { type BlockKind, blockKinds } from './kinds.ts';

/** Where a kind is shown in several variants, without language prefix; nothing where pages of their own show it. */
export function blockDemoPath(kind: BlockKind): string | undefined {
  const { demoPath, shownOn, isLegal }: AnyBlockDefinition = blockKinds[kind];
  return shownOn || isLegal ? undefined : (demoPath ?? `/demo/${kind}`);
}
