import type { AnyBlockDefinition } from './define-block.ts';
import { type BlockKind, blockKinds } from './kinds.ts';

/** The demo page of a kind, without locale prefix; undefined if other pages show it. */
export function blockDemoPath(kind: BlockKind): string | undefined {
  const { demoPath, shownOn, isLegal }: AnyBlockDefinition = blockKinds[kind];
  return shownOn || isLegal ? undefined : (demoPath ?? `/demo/${kind}`);
}
