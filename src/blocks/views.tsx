import type { ReactNode } from 'react';
import type { BlockHeadingLevel } from './block-view.ts';
import type { Block, BlockKind } from './kinds.ts';
import { loadAllLooks, loadLooks } from './looks.ts';
import { registeredViews } from './views.generated.ts';

/** Loads the views of these blocks. Must be awaited before rendering. */
export async function loadBlockViews(blocks: readonly Block[]): Promise<void> {
  await Promise.all([
    ...[...new Set(blocks.map(({ kind }) => kind))].map((kind) => registeredViews[kind].load()),
    ...blocks.map((block) => loadLooks(block)),
  ]);
}

/** Loads every view. */
export async function loadAllBlockViews(): Promise<void> {
  await Promise.all([...Object.values(registeredViews).map((view) => view.load()), loadAllLooks()]);
}

/** Renders a block by its kind's view, which must be loaded. */
export function renderBlock<Kind extends BlockKind>(
  block: Block<Kind>,
  headingLevel: BlockHeadingLevel,
  isOnTop: boolean,
): ReactNode {
  return registeredViews[block.kind].render({ block, headingLevel, isOnTop });
}
