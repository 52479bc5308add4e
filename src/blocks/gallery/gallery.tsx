import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/views.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { useMessages } from '#ui/page-context.tsx';
import styles from './gallery.module.css';
import { PictureLink } from './picture-link.tsx';

/** How wide a picture is at most, by the way the gallery hangs. */
const sizes = {
  grid: '(width >= 64rem) 34vw, (width >= 40rem) 50vw, 100vw',
  mosaic: '(width >= 48rem) 66vw, 100vw',
  strip: '(width >= 48rem) 50vw, 84vw',
} as const;

export function Gallery({ block, headingLevel }: BlockViewProps<'gallery'>): ReactNode {
  const { gallery } = useMessages();
  const { title, look } = block;
  const items = block.items.flatMap(({ id, picture, caption }) =>
    picture ? [{ id, picture, caption: caption ?? picture.caption }] : [],
  );
  // The keyboard scrolls a strip only if it can be focused, and what is focused needs a name.
  const scrolling = look === 'strip' ? { tabIndex: 0, 'aria-label': title ?? gallery.strip } : {};
  return (
    <div className={styles.gallery} data-look={look}>
      {title && (
        <Heading level={headingLevel} size="large" className={styles.title}>
          {title}
        </Heading>
      )}
      {items.length > 0 && (
        <ul className={styles.items} {...scrolling}>
          {items.map(({ id, picture, caption }) => (
            <li key={id} className={styles.item}>
              <figure data-motion="reveal">
                <div className={styles.frame}>
                  <PictureLink picture={picture} sizes={sizes[look]} cropped />
                </div>
                {caption && (
                  <figcaption className={styles.caption}>
                    <BrandText>{caption}</BrandText>
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
