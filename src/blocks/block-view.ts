import type { HeadingLevel } from '#ui/heading-level.ts';
import type { BlockByKind, BlockKind } from './kinds.ts';

export type BlockHeadingLevel = Exclude<HeadingLevel, 4>;

/** What every view is given: its block, and the level its heading has on this page. */
export interface BlockViewProps<Kind extends BlockKind> {
  block: BlockByKind[Kind];
  /**
   * 1 for the block that carries the page's title, else 2, in a chapter 3; what stands below the block's heading counts
   * on from it.
   */
  headingLevel: BlockHeadingLevel;
  /** Whether it stands at the top of its page, where visitors see its first picture before anything else. */
  isOnTop?: boolean;
}
