import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import type { HeadingLevel } from '#ui/heading-level.ts';
import styles from './worn-title.module.css';

interface WornTitleProps {
  level: HeadingLevel;
  /** Whether the ring crosses it; not if a picture already shows a ring. */
  worn: boolean;
  children: string;
}

/**
 * A title crossed by the ring. A red field, clipped to a band, contains a white copy of the letters. Moving field and
 * copy in opposite directions moves the band over letters that stand still, using only transforms.
 */
export function WornTitle({ level, worn, children }: WornTitleProps): ReactNode {
  const Title = `h${level}` as const;
  return (
    <div className={styles.title}>
      <Title className={styles.letters}>
        <BrandText>{children}</BrandText>
      </Title>
      {worn && (
        <div className={styles.reach} aria-hidden="true" data-motion="band">
          <div className={styles.band}>
            {/* From an attribute, so that the title is in the document only once. */}
            <div className={styles.copy} data-title={children} />
          </div>
          {/* The visible band's box, as a landing place for the preloader. */}
          <div className={styles.place} data-landing="" />
        </div>
      )}
    </div>
  );
}
