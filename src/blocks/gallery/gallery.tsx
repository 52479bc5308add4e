import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { PictureLink } from '#ui/picture-link/picture-link.tsx';
import styles from './gallery.module.css';
import { pictureSizes } from './picture-sizes.ts';

const { FileLink } = await import('#blocks/media/file-link.tsx');
const { FilmSlide } = await import('./film-slide.tsx');
const { Strip } = await import('./strip.tsx');

export function Gallery({ block, headingLevel, isOnTop = false }: BlockViewProps<'gallery'>): ReactNode {
  const { title, look } = block;
  const items = block.items.flatMap(({ picture, ...item }) => (picture ? [{ ...item, picture }] : []));
  // Content at the top of the page is never hidden.
  const first = isOnTop ? items[0]?.id : undefined;
  const pictures = items.map(
    ({ id, picture, opens, captions, moreCaptions, withoutCaptions, ...item }, index) => {
      const caption = item.caption ?? opens?.caption ?? picture.caption;
      const shown = { picture, sizes: pictureSizes(look, index, picture), priority: id === first };
      return (
        <li key={id} className={styles.item}>
          <figure data-motion={id === first ? undefined : 'reveal'}>
            <div className={styles.frame}>
              {opens ? (
                <FileLink {...shown} id={`opens-${id}`} file={opens} name={caption ?? picture.alt} />
              ) : (
                <PictureLink {...shown} cropped />
              )}
            </div>
            {(caption || withoutCaptions) && (
              <figcaption className={styles.caption}>
                {caption && <BrandText>{caption}</BrandText>}
                {withoutCaptions && <small className={styles.notice}>{withoutCaptions}</small>}
              </figcaption>
            )}
          </figure>
          {opens?.type === 'video' && (
            <FilmSlide
              link={`opens-${id}`}
              file={opens}
              poster={picture}
              captions={captions}
              moreCaptions={moreCaptions}
              label={caption ?? picture.alt}
            />
          )}
        </li>
      );
    },
  );
  return (
    <div className={styles.gallery} data-look={look}>
      {title && (
        <Heading level={headingLevel} size="large" className={styles.title}>
          {title}
        </Heading>
      )}
      {items.length > 0 &&
        (look === 'strip' ? (
          <Strip title={title}>{pictures}</Strip>
        ) : (
          <ul className={styles.items} data-motion-group="">
            {pictures}
          </ul>
        ))}
    </div>
  );
}
