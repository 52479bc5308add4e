import type { ReactNode } from 'react';
import { BlockField, carriesTitle } from '#blocks/blocks.tsx';
import type { Stretch } from './chapter-path.ts';

/**
 * A page's blocks in chapters. Each block draws its piece of the band, so the path needs no measuring; after the last
 * block the band leaves at an edge of the viewport.
 */
export function ChapterStretches({ stretches }: { stretches: readonly Stretch[] }): ReactNode {
  const placed = stretches.flatMap(({ blocks }) => blocks);
  const hasTitle = carriesTitle(placed.map(({ block }) => block));
  const first = placed[0]?.block;
  const last = placed.at(-1)?.to;
  return (
    <>
      {stretches.map(({ chapter, blocks }) => (
        <section key={blocks[0]?.block.id} data-chapter={chapter?.number}>
          {blocks.map(({ block, from, to }) => (
            <BlockField
              key={block.id}
              block={block}
              // A chapter is labelled by its first block; headings of its other blocks are one level below.
              headingLevel={hasTitle && block === first ? 1 : chapter && block !== blocks[0]?.block ? 3 : 2}
              from={from}
              to={to}
            >
              <Band />
            </BlockField>
          ))}
        </section>
      ))}
      {(last === 'start' || last === 'end') && (
        <div data-exit="" data-from={last} data-crossing="" data-ground="night">
          <Band />
        </div>
      )}
    </>
  );
}

/**
 * Two nested elements: moving them against each other reveals the band drawn by the inner one. They are of different
 * types, because invalidating a `div` selector would check every `div` of the block.
 */
function Band(): ReactNode {
  return (
    <div data-band="" data-motion="passing" aria-hidden="true">
      <i />
    </div>
  );
}
