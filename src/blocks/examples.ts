import type { BlockExample } from './define-block.ts';
import { registeredExamples } from './examples.generated.ts';
import type { BlockKind, blockKinds } from './kinds.ts';

/** The named examples of every kind. They make the demo pages, and what is checked for markup, accessibility and looks. */
export const blockExamples: {
  readonly [Kind in BlockKind]: readonly BlockExample<(typeof blockKinds)[Kind]>[];
} = registeredExamples;

/** An example of some kind. */
export type AnyExample = (typeof blockExamples)[BlockKind][number];

/** A kind's examples as a designer would show them, without those that test what it can bear. */
export function shownExamples(kind: BlockKind): readonly AnyExample[] {
  return blockExamples[kind].filter(({ isStressTest }) => !isStressTest);
}

/** A kind's examples that test what it can bear. */
export function stressTests(kind: BlockKind): readonly AnyExample[] {
  return blockExamples[kind].filter(({ isStressTest }) => isStressTest);
}
