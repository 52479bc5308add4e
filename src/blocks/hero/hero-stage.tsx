import type { ReactNode } from 'react';
import { LoopVideo } from '#blocks/media/loop-video.tsx';
import type { Media } from '#fields/media.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './hero-stage.module.css';

export interface HeroStageProps {
  picture: Media | undefined;
  video: Media | undefined;
  /** At the top of the page: loaded at once. */
  first: boolean;
}

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
