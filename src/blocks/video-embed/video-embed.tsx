import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Recording } from '#blocks/media/recording.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { belowHeading } from '#ui/heading-level.ts';
import styles from './video-embed.module.css';
import { VideoStage } from './video-stage.tsx';

export function VideoEmbed({
  block,
  headingLevel,
  isOnTop = false,
}: BlockViewProps<'video-embed'>): ReactNode {
  const { title, description, duration, transcript } = block;
  const isOurs = !block.source && block.file;
  const readable = isOurs && !transcript ? block.captions : undefined;
  return (
    <div className={styles.video}>
      <Heading level={headingLevel} size="large" className={styles.title}>
        {title}
      </Heading>
      <VideoStage block={block} isOnTop={isOnTop} />
      {(description || duration || transcript || readable) && (
        <div className={styles.words}>
          {duration && (
            <p className={styles.duration}>
              <BrandText>{duration}</BrandText>
            </p>
          )}
          {description && (
            <p className={styles.description}>
              <BrandText>{description}</BrandText>
            </p>
          )}
          {transcript && <Recording content={transcript} headingLevel={belowHeading(headingLevel)} />}
          {readable && <Recording readable={readable} />}
        </div>
      )}
    </div>
  );
}
