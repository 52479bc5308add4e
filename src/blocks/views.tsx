import type { ReactNode } from 'react';
import type { BlockHeadingLevel } from './block-view.ts';
import { listLooks } from './feature-list/list-looks.ts';
import { reel } from './gallery/reel.ts';
import { caption } from './headline/caption.ts';
import { drawer } from './headline/folding.ts';
import { stage } from './hero/stage.ts';
import type { Block, BlockKind } from './kinds.ts';
import { rings } from './marquee/rings.ts';
import { recorded } from './media/recorded.ts';
import { sheets } from './poll/sheets.ts';
import { viewFilesOf } from './view-files.ts';
import { registeredViews } from './views.generated.ts';

/** Looks that only some blocks of a kind have -> by their files, see `viewFilesOf`. */
const looks: Readonly<Record<string, { load(): Promise<void> }>> = {
  'media/recording': recorded,
  'marquee/ring-straight': rings.straight,
  'marquee/ring-arc': rings.arc,
  'marquee/ring-bent': rings.bent,
  'headline/row': caption,
  'headline/drawer': drawer,
  'hero/hero-stage': stage,
  'gallery/strip': reel,
  'poll/ballot-sheet': sheets.ballot,
  'poll/final-result': sheets.result,
  'feature-list/feature-columns': listLooks.columns,
  'feature-list/feature-index': listLooks.index,
  'feature-list/index-search': listLooks.searched,
  'feature-list/color-fields': listLooks.colors,
  'feature-list/type-and-motion': listLooks.motion,
  'feature-list/contrast-pairs': listLooks.contrasts,
};

/** Loads the views of these blocks; a page loads only its own. Must be awaited before any of them is rendered. */
export async function loadBlockViews(blocks: readonly Block[]): Promise<void> {
  await Promise.all([
    ...[...new Set(blocks.map(({ kind }) => kind))].map((kind) => registeredViews[kind].load()),
    ...[...new Set(blocks.flatMap(viewFilesOf))].map((file) => looks[file]?.load()),
  ]);
}

/** Loads every view, for the server. */
export async function loadAllBlockViews(): Promise<void> {
  await Promise.all([...Object.values(registeredViews), ...Object.values(looks)].map((view) => view.load()));
}

/** Renders a block by its kind's view, which must have been loaded. */
export function renderBlock<Kind extends BlockKind>(
  block: Block<Kind>,
  headingLevel: BlockHeadingLevel,
  isOnTop: boolean,
): ReactNode {
  return registeredViews[block.kind].render({ block, headingLevel, isOnTop });
}
