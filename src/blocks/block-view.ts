import type { HeadingLevel } from '#ui/heading-level.ts';
import type { BlockByKind, BlockKind } from './kinds.ts';

export type BlockHeadingLevel = Exclude<HeadingLevel, 4>;

export interface BlockViewProps<Kind extends BlockKind> {
  block: BlockByKind[Kind];
  /** 1 if the block has the page title, otherwise 2, or 3 in a chapter. Headings inside the block continue from it. */
  headingLevel: BlockHeadingLevel;
  /** First on its page, so its picture is above the fold. */
  isOnTop?: boolean;
}
