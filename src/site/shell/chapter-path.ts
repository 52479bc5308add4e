import type { Block } from '#blocks/kinds.ts';

export interface Chapter {
  anchor: string;
  number: string;
  name: string;
  ground: Block['ground'];
}

/**
 * Where the band runs: on the start or end side of the blocks, coming down from the hero's loop, or outside before its
 * first appearance.
 */
type BandPlace = 'start' | 'end' | 'loop' | 'outside';

interface PlacedBlock {
  block: Block;
  /** Entry and exit of the band; if they differ, it crosses the block. */
  from: BandPlace;
  to: BandPlace;
}

export interface Stretch {
  chapter: Chapter | undefined;
  blocks: PlacedBlock[];
}

/** Splits a page's blocks into chapters and plans the band's path, which changes sides at each crossing. */
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

/** A chapter begins at a headline with an anchor and a label such as “1 Position”. */
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

/** Figures in the ring need no band of their own on pages with one. */
function wearsRing(block: Block): boolean {
  return block.kind === 'facts-and-figures' && block.look === 'ring' && block.figures.length > 0;
}
