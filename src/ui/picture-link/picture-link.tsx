import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { fillIn } from '#i18n/messages.ts';
import { useMessages } from '../page-context.tsx';
import { Picture } from '../picture.tsx';
import styles from './picture-link.module.css';

interface PictureLinkProps {
  picture: Media;
  sizes: string;
  /** Fills its box instead of keeping its proportions. */
  cropped?: boolean;
  /** Larger than the frame that clips it; the frame shows the focus. */
  isFramed?: boolean;
  priority?: boolean;
}

/** A picture that links to its full size. A plain link, which the lightbox takes over if loaded. */
export function PictureLink({
  picture,
  sizes,
  cropped = false,
  isFramed = false,
  priority = false,
}: PictureLinkProps): ReactNode {
  const { pictureLink } = useMessages();
  return (
    <a
      className={styles.link}
      href={picture.src}
      aria-label={picture.alt ? fillIn(pictureLink.open, { picture: picture.alt }) : pictureLink.openUnnamed}
      data-focus-inside={isFramed ? undefined : ''}
      data-pswp-width={picture.width ?? ''}
      data-pswp-height={picture.height}
      data-pswp-cropped={cropped || undefined}
    >
      <Picture media={picture} sizes={sizes} fit={cropped ? 'cover' : undefined} priority={priority} />
    </a>
  );
}
