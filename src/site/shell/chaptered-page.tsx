import { type ReactNode, useId } from 'react';
import { BlockField, carriesTitle } from '#blocks/blocks.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { BareButton } from '#ui/button/bare-button.tsx';
import { contentHash } from '#ui/content-hash.ts';
import { useMessages } from '#ui/page-context.tsx';
import styles from './chapter-index.module.css';
import { type Chapter, chapterPath, type Stretch } from './chapter-path.ts';
import { PageFrame, type PageViewProps } from './page-frame.tsx';

export function ChapteredPage(props: PageViewProps): ReactNode {
  const { blocks } = props.page;
  const stretches = chapterPath(blocks);
  const chapters = stretches.flatMap(({ chapter }) => chapter ?? []);
  return (
    <PageFrame {...props} chapters={chapters.length > 0 && <ChapterIndex chapters={chapters} />}>
      <ChapterStretches stretches={stretches} />
    </PageFrame>
  );
}

/**
 * A page's blocks in chapters. Each block draws its piece of the band, so the path needs no measuring; after the last
 * block the band leaves at an edge of the viewport.
 */
function ChapterStretches({ stretches }: { stretches: readonly Stretch[] }): ReactNode {
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

/**
 * Chapter links of a page: a list in the margin; in narrow viewports a row at the top that opens the list.
 * `chapters.island.ts` fills in which chapter is being read.
 */
function ChapterIndex({ chapters }: { chapters: readonly Chapter[] }): ReactNode {
  const id = useId();
  const label = useMessages().shell.chapters;
  return (
    <nav
      className={styles.index}
      aria-label={label}
      data-chapters=""
      data-hash={contentHash(chapters, label)}
    >
      <BareButton className={styles.row} popoverTarget={id} data-ground="white">
        <span>{label}</span>
        <span className={styles.number}>
          <span />
          <ProgressRing />
        </span>
        <span className={styles.name} />
      </BareButton>
      <ol id={id} popover="auto" className={styles.list}>
        {chapters.map(({ anchor, number, name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <span className={styles.number}>{number}</span>
              <span>
                <BrandText>{name}</BrandText>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div className={styles.mark} data-mark="" data-ground="white">
        <div>
          <ProgressRing />
        </div>
      </div>
    </nav>
  );
}

/** The reading progress of a chapter as a ring, made of two halves. */
function ProgressRing(): ReactNode {
  return (
    <span className={styles.ring} aria-hidden="true">
      <span>
        <i />
      </span>
      <span>
        <i />
      </span>
    </span>
  );
}
