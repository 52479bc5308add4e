import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { fillIn } from '#i18n/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './file-link.module.css';
import { useFileLinkMessages } from './file-link-messages.ts';

interface FileLinkProps {
  /** By which what it opens finds it, for a film. */
  id?: string;
  picture: Media;
  /** The film or document that the picture stands for. */
  file: Media;
  /** What it is called where the file has no description of its own. */
  name: string;
  /** As of `Picture`. */
  sizes: string;
  priority: boolean;
}

/** A picture that leads to a film or document: a plain link, which the lightbox may take over. */
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
