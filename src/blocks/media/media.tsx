import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { highestInside } from '#ui/heading-level.ts';
import styles from './media.module.css';
import { MediaFile } from './media-file.tsx';

const { Recording } = await import('./recording.tsx');

export function Media({ block, headingLevel, isOnTop = false }: BlockViewProps<'media'>): ReactNode {
  const { file, poster, captions, moreCaptions, withoutCaptions, transcript, width } = block;
  const caption = block.caption ?? file?.caption;
  const credit = block.credit ?? file?.credit;
  // A video's captions can be downloaded as text if there is no transcript.
  const readable = file?.type === 'video' && !transcript ? captions : undefined;
  if (!file && !caption && !transcript) return null;
  // Content at the top of the page is never hidden.
  const entrance = isOnTop ? undefined : file?.type === 'image' ? 'zoom' : 'reveal';
  return (
    <figure className={styles.figure} data-width={width} data-type={file?.type}>
      {file && (
        <div className={styles.file} data-motion={entrance}>
          <MediaFile
            file={file}
            poster={poster}
            captions={captions}
            moreCaptions={moreCaptions}
            label={caption}
            wide={width !== 'text'}
            priority={isOnTop}
          />
        </div>
      )}
      {(caption || credit || withoutCaptions || transcript || readable) && (
        <figcaption className={styles.words}>
          {(caption || credit) && (
            <p className={styles.caption}>
              {caption && (
                <span className={styles.text}>
                  <BrandText>{caption}</BrandText>
                </span>
              )}
              {credit && (
                <small className={styles.credit}>
                  <BrandText>{credit}</BrandText>
                </small>
              )}
            </p>
          )}
          {withoutCaptions && <p className={styles.credit}>{withoutCaptions}</p>}
          {transcript && (
            <Recording content={transcript} headingLevel={highestInside(undefined, headingLevel)} />
          )}
          {readable && <Recording readable={readable} />}
        </figcaption>
      )}
    </figure>
  );
}
