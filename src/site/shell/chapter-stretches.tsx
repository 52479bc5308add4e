import type { ReactNode } from 'react';
import { keyOf } from '#blocks/block-key.ts';
import { BlockField, carriesTitle } from '#blocks/blocks.tsx';
import type { Stretch } from './chapter-path.ts';

/**
 * The blocks of a page in chapters. Each brings the length of band that passes it, so that the whole way
 * comes about without anything being measured; after the last block the band leaves at an edge of the window.
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
              key={keyOf(block)}
              block={block}
              // A chapter is named by its first block; whatever else it has stands below that.
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
 * Two fields, one in the other: moved against each other they uncover the band that the inner one draws. No two of a
 * kind: what changes the inner one would have every `div` of the block looked at.
 */
function Band(): ReactNode {
  return (
    <div data-band="" data-motion="passing" aria-hidden="true">
      <i />
    </div>
  );
}
