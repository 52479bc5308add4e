import type { ReactNode } from 'react';
import { NativeVideo } from '#blocks/media/native-video.tsx';
import type { Media } from '#fields/media.ts';
import { Picture } from '#ui/picture.tsx';

interface HeroStageProps {
  className: string | undefined;
  picture: Media | undefined;
  video: Media | undefined;
  /** Whether it opens the page and must not wait. */
  first: boolean;
}

/** What fills the hero's field: the video if there is one, else the picture. */
export function HeroStage({ className, picture, video, first }: HeroStageProps): ReactNode {
  return (
    <div className={className} data-motion="zoom">
      {video ? (
        <NativeVideo file={video} poster={picture} silent />
      ) : (
        picture && <Picture media={picture} sizes="100vw" fit="cover" priority={first} />
      )}
    </div>
  );
}
