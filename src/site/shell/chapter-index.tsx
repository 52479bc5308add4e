import { type MouseEvent, type ReactNode, useId } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { useMessages } from '#ui/page-context.tsx';
import styles from './chapter-index.module.css';
import type { Chapter } from './chapter-path.ts';
import { useCurrentChapter } from './use-current-chapter.ts';

/** The chapters of a page as links: a list in the margin, in a small window a row on top that opens it. */
export function ChapterIndex({ chapters }: { chapters: readonly Chapter[] }): ReactNode {
  const id = useId();
  const label = useMessages().shell.chapters;
  const current = useCurrentChapter(chapters);
  const chapter = chapters[current];
  return (
    <nav className={styles.index} aria-label={label}>
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
        {chapters.map(({ anchor, number, name }, index) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={index === current ? 'location' : undefined}
              onClick={hideList}
            >
              <span className={styles.number}>{number}</span>
              <span>
                <BrandText>{name}</BrandText>
              </span>
            </a>
          </li>
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

/** A link inside the page leaves an open popover open. */
function hideList(event: MouseEvent<HTMLAnchorElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** A ring that closes while its chapter passes: two halves, each turned into sight by half the way. */
function ProgressRing(): ReactNode {
  return (
    <span className={styles.ring} aria-hidden="true">
      <span />
      <span />
    </span>
  );
}
