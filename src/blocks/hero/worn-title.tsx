import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import type { HeadingLevel } from '#ui/heading-level.ts';
import styles from './worn-title.module.css';

interface WornTitleProps {
  level: HeadingLevel;
  /** Whether the ring crosses it; where a picture brings the ring, a second one would be one too many. */
  worn: boolean;
  children: string;
}

/**
 * A title that wears the ring. The red field holds a white copy of the letters and is cut to a band; moving the
 * field one way and the copy the other moves the band over letters that stand still, by transforms alone.
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
            {/* Set from an attribute, so that the title stands in the document only once. */}
            <div className={styles.copy} data-title={children} />
          </div>
          {/* As large as what is seen of the band, for what wants to come down on it. */}
          <div className={styles.place} data-landing="" />
        </div>
      )}
    </div>
  );
}
