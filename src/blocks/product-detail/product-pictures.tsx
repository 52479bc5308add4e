import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { PictureLink } from '#ui/picture-link/picture-link.tsx';
import { useProductDetailMessages } from './product-detail-messages.ts';
import styles from './product-pictures.module.css';

/** All pictures not shown large, side by side. */
export function ProductPictures({ pictures }: { pictures: readonly Media[] }): ReactNode {
  const messages = useProductDetailMessages();
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={messages.pictures} data-motion-group="">
      {pictures.map((media) => (
        <li key={media.id} data-motion="reveal" data-focus-inside="">
          <PictureLink cropped isFramed picture={media} sizes="(min-width: 60rem) 33vw, 50vw" />
        </li>
      ))}
    </ul>
  );
}
