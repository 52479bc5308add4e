import type { Block, BlockKind } from '#blocks/kinds.ts';
import type { PageDocument } from '#pages/page-document.ts';

/** Blocks that are asked for from elsewhere than their page. */
const lookedUpKinds = [
  'club-details',
  'embed',
  'form',
  'html',
  'poll',
  'video-embed',
] as const satisfies BlockKind[];

type LookedUpBlock = Block<(typeof lookedUpKinds)[number]>;

/** What is kept in memory of every page, of which there may be thousands: all that is known of it without its blocks. */
export interface PageOutline extends Omit<PageDocument, 'blocks'> {
  /** The kinds of its blocks, each once. */
  kinds: readonly BlockKind[];
  /**
   * Those of its blocks that are looked up from elsewhere: by a frame's address, by the poll or form that they show, for
   * what they store on devices and whom they let frames come from, or for what they lack of the club's details.
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
