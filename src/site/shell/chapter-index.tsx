import { type MouseEvent, memo, type ReactNode, useId, useRef } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { useMessages } from '#ui/page-context.tsx';
import styles from './chapter-index.module.css';
import type { Chapter } from './chapter-path.ts';
import { useChapterProgress } from './use-chapter-progress.ts';

/** The chapters of a page as links: a list in the margin, in a small window a row on top that opens it. */
export function ChapterIndex({ chapters }: { chapters: readonly Chapter[] }): ReactNode {
  const id = useId();
  const label = useMessages().shell.chapters;
  const index = useRef<HTMLElement>(null);
  const current = useChapterProgress(chapters, index);
  const chapter = chapters[current];
  return (
    <nav ref={index} className={styles.index} aria-label={label}>
      <button
        type="button"
        className={styles.row}
        popoverTarget={id}
        data-ground={chapter?.ground ?? 'white'}
      >
        <span className={chapter ? 'visually-hidden' : undefined}>{label}</span>
        {chapter && (
          <>
            <span className={styles.number}>
              {chapter.number}
              <ProgressRing />
            </span>
            <span>
              <BrandText>{chapter.name}</BrandText>
            </span>
          </>
        )}
      </button>
      <ol id={id} popover="auto" className={styles.list}>
        {chapters.map((chapter, order) => (
          <ChapterLink key={chapter.anchor} chapter={chapter} isCurrent={order === current} />
        ))}
      </ol>
      {chapter && (
        <div className={styles.mark} data-ground={chapter.ground}>
          <div style={{ transform: `translateY(${current * 100}%)` }}>
            <ProgressRing />
          </div>
        </div>
      )}
    </nav>
  );
}

/** Set again only where the current chapter begins or ends: that happens while the page scrolls. */
const ChapterLink = memo(({ chapter, isCurrent }: { chapter: Chapter; isCurrent: boolean }) => (
  <li>
    <a href={`#${chapter.anchor}`} aria-current={isCurrent ? 'location' : undefined} onClick={hideList}>
      <span className={styles.number}>{chapter.number}</span>
      <span>
        <BrandText>{chapter.name}</BrandText>
      </span>
    </a>
  </li>
));

/** A link inside the page leaves an open popover open. */
function hideList(event: MouseEvent<HTMLAnchorElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** A ring that closes while its chapter passes. */
function ProgressRing(): ReactNode {
  return (
    <span className={styles.ring} aria-hidden="true">
      <span>
        <i data-half="" />
      </span>
      <span>
        <i data-half="" />
      </span>
    </span>
  );
}
