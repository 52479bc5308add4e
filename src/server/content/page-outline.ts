import type { Block, BlockKind } from '#blocks/kinds.ts';
import type { PageDocument } from '#pages/page-document.ts';

/** Blocks that are looked up from outside their page. */
const lookedUpKinds = [
  'club-details',
  'embed',
  'form',
  'html',
  'poll',
  'video-embed',
] as const satisfies BlockKind[];

type LookedUpBlock = Block<(typeof lookedUpKinds)[number]>;

/** What is kept in memory of every page, of which there may be thousands: everything but its blocks. */
export interface PageOutline extends Omit<PageDocument, 'blocks'> {
  kinds: readonly BlockKind[];
  /**
   * Its blocks that are looked up site-wide: by a frame's address, by poll or form, for storage on devices and allowed
   * frame origins, or for missing details of the club.
   */
  lookedUp: readonly LookedUpBlock[];
}

export function outlineOf({ blocks, ...rest }: PageDocument): PageOutline {
  return {
    ...rest,
    kinds: [...new Set(blocks.map(({ kind }) => kind))],
    lookedUp: blocks.filter(isLookedUp),
  };
}

function isLookedUp(block: Block): block is LookedUpBlock {
  return lookedUpKinds.some((kind) => kind === block.kind);
}
