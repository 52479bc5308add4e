import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { joinClasses } from './join-classes.ts';
import styles from './picture.module.css';

export interface PictureProps {
  media: Media;
  sizes: string;
  /** For the largest picture above the fold: loaded eagerly with high priority. */
  priority?: boolean | undefined;
  /** For other pictures above the fold: loaded eagerly with low priority. */
  isInSight?: boolean | undefined;
  className?: string | undefined;
  /** Fills its box; without it the picture keeps its own proportions. */
  fit?: 'cover' | 'contain' | undefined;
}

/** A picture in the best format the browser supports, cropped around its focal point. */
export function Picture({
  media,
  sizes,
  priority = false,
  isInSight = priority,
  className,
  fit,
}: PictureProps): ReactNode {
  return (
    <picture className={joinClasses(styles.picture, className)}>
      {media.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={media.src}
        alt={media.alt}
        width={media.width}
        height={media.height}
        loading={isInSight ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : isInSight ? 'low' : undefined}
        decoding={priority ? undefined : 'async'}
        data-fit={fit}
        data-focal-x={focalDigits(media.focal.x)}
        data-focal-y={focalDigits(media.focal.y)}
      />
    </picture>
  );
}

/** Three digits for the stylesheet, such as `037`; undefined for the centre. */
function focalDigits(percent: number): string | undefined {
  const whole = Math.round(Math.min(Math.max(percent, 0), 100));
  return whole === 50 ? undefined : String(whole).padStart(3, '0');
}
