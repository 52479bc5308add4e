import type { BlockExample } from './define-block.ts';
import { registeredExamples } from './examples.generated.ts';
import type { BlockKind, blockKinds } from './kinds.ts';

export const blockExamples: {
  readonly [Kind in BlockKind]: readonly BlockExample<(typeof blockKinds)[Kind]>[];
} = registeredExamples;

export type AnyExample = (typeof blockExamples)[BlockKind][number];

/** A kind's examples without stress tests. */
export function shownExamples(kind: BlockKind): readonly AnyExample[] {
  return blockExamples[kind].filter(({ isStressTest }) => !isStressTest);
}

export function stressTests(kind: BlockKind): readonly AnyExample[] {
  return blockExamples[kind].filter(({ isStressTest }) => isStressTest);
}
