import { type ReactNode, useId } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { BareButton } from '#ui/button/bare-button.tsx';
import { contentHash } from '#ui/content-hash.ts';
import { useMessages } from '#ui/page-context.tsx';
import styles from './chapter-index.module.css';
import type { Chapter } from './chapter-path.ts';

/**
 * Chapter links of a page: a list in the margin; in narrow viewports a row at the top that opens the list.
 * `chapters.island.ts` fills in which chapter is being read.
 */
export function ChapterIndex({ chapters }: { chapters: readonly Chapter[] }): ReactNode {
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
