import type { Block } from '#blocks/kinds.ts';

export interface Chapter {
  anchor: string;
  number: string;
  name: string;
  ground: Block['ground'];
}

/**
 * Where the band runs: beside the blocks at their start or end, where the hero's loop lets it down,
 * or not at all because it has not come in yet.
 */
type BandPlace = 'start' | 'end' | 'loop' | 'outside';

interface PlacedBlock {
  block: Block;
  /** Where the band comes from above and where it goes on; it crosses the block where they differ. */
  from: BandPlace;
  to: BandPlace;
}

export interface Stretch {
  chapter: Chapter | undefined;
  blocks: PlacedBlock[];
}

/** A page's blocks in chapters, with the way the band takes through them: it changes sides with every crossing. */
export function chapterPath(blocks: readonly Block[]): Stretch[] {
  const stretches: Stretch[] = [];
  let place: BandPlace = 'outside';
  let count = 0;
  for (const [index, block] of blocks.entries()) {
    const chapter: Chapter | undefined = chapterOf(block, count + 1);
    if (chapter) count += 1;
    const to: BandPlace =
      index === 0 && block.kind === 'hero' && block.look === 'type'
        ? 'loop'
        : chapter || (place !== 'outside' && wearsRing(block))
          ? place === 'start'
            ? 'end'
            : 'start'
          : place;
    const placed = { block, from: place, to };
    const last = stretches.at(-1);
    if (last && !chapter) last.blocks.push(placed);
    else stretches.push({ chapter, blocks: [placed] });
    place = to;
  }
  return stretches;
}

/** A chapter begins at a headline that links can lead to and that has a label such as “1 Position”. */
function chapterOf(block: Block, ordinal: number): Chapter | undefined {
  if (block.kind !== 'headline' || !block.anchor || !block.label) return undefined;
  const [, number, name] = /^(\d+)\s+(.+)$/.exec(block.label) ?? [];
  return {
    anchor: block.anchor,
    number: number ?? String(ordinal),
    name: name ?? block.label,
    ground: block.ground,
  };
}

/** A figure in the ring needs no band of its own here: the page's passes through it. */
function wearsRing(block: Block): boolean {
  return block.kind === 'facts-and-figures' && block.look === 'ring' && block.figures.length > 0;
}
