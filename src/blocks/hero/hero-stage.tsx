import type { ReactNode } from 'react';
import { LoopVideo } from '#blocks/media/loop-video.tsx';
import type { Media } from '#fields/media.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './hero-stage.module.css';

export interface HeroStageProps {
  picture: Media | undefined;
  video: Media | undefined;
  /** Whether it opens the page and must not wait. */
  first: boolean;
}

/** What fills the hero's field: the video if there is one, else the picture. */
export function HeroStage({ picture, video, first }: HeroStageProps): ReactNode {
  return (
    <div className={styles.stage} data-motion="zoom">
      {video ? (
        <LoopVideo file={video} poster={picture} />
      ) : (
        picture && <Picture media={picture} sizes="100vw" fit="cover" priority={first} />
      )}
    </div>
  );
}
