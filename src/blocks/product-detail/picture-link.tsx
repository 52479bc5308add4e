import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './picture-link.module.css';

/** A picture that leads to its large file; its size lets the lightbox open without measuring first. */
export function PictureLink({ media, sizes }: { media: Media; sizes: string }): ReactNode {
  return (
    <a
      className={styles.link}
      href={media.src}
      data-pswp-width={media.width ?? ''}
      data-pswp-height={media.height}
      data-pswp-cropped
    >
      <Picture media={media} sizes={sizes} fit="cover" />
    </a>
  );
}
