import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { fillIn } from '#i18n/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './file-link.module.css';
import { useFileLinkMessages } from './file-link-messages.ts';

interface FileLinkProps {
  /** Lets a video's lightbox content find its link. */
  id?: string;
  picture: Media;
  file: Media;
  /** Name, if the file has no description. */
  name: string;
  /** As in `Picture`. */
  sizes: string;
  priority: boolean;
}

/** A picture that links to a video or document. A plain link, which the lightbox takes over if loaded. */
export function FileLink({ id, picture, file, name, sizes, priority }: FileLinkProps): ReactNode {
  const messages = useFileLinkMessages();
  const isFilm = file.type === 'video';
  return (
    <a
      className={styles.link}
      id={id}
      href={file.src}
      aria-label={fillIn(isFilm ? messages.film : messages.document, { name: file.alt || name })}
      data-focus-inside=""
      data-pswp-width={picture.width ?? ''}
      data-pswp-height={picture.height}
      data-pswp-type="html"
      data-opens={isFilm ? 'film' : 'document'}
    >
      <Picture media={picture} sizes={sizes} fit="cover" priority={priority} />
      <span className={styles.mark}>
        <Icon name={isFilm ? 'play' : 'arrow-out'} />
      </span>
    </a>
  );
}
