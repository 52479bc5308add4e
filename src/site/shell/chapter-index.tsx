import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { BareButton } from '#ui/button/bare-button.tsx';
import { useMessages } from '#ui/page-context.tsx';
import styles from './chapter-index.module.css';
import type { Chapter } from './chapter-path.ts';
import { useChapterProgress } from './use-chapter-progress.ts';

/** Chapter links of a page: a list in the margin; in narrow viewports a row at the top that opens the list. */
export function ChapterIndex({ chapters }: { chapters: readonly Chapter[] }): ReactNode {
  const id = useId();
  const label = useMessages().shell.chapters;
  const index = useRef<HTMLElement>(null);
  const current = useChapterProgress(index);
  const chapter = chapters[current];
  return (
    <nav ref={index} className={styles.index} aria-label={label}>
      <BareButton className={styles.row} popoverTarget={id} data-ground={chapter?.ground ?? 'white'}>
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
      </BareButton>
      <ol id={id} popover="auto" className={styles.list}>
        {chapters.map(({ anchor, number, name }, order) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={order === current ? 'location' : undefined}
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

/** Links within the page don't close a popover. */
function hideList(event: MouseEvent<HTMLAnchorElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
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
