import { type ReactNode, useRef } from 'react';
import type { Media } from '#fields/media.ts';
import { BareButton } from '#ui/button/bare-button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './loop-video.module.css';
import { useLoopVideoMessages } from './loop-video-messages.ts';
import { posterAddress } from './poster-address.ts';
import { useLoop } from './use-loop.ts';

interface LoopVideoProps {
  file: Media;
  poster?: Media | undefined;
}

/**
 * A silent looping video. Plays automatically while in the viewport if motion is allowed, and can be stopped. Without
 * script the control links to the video.
 */
export function LoopVideo({ file, poster }: LoopVideoProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const messages = useLoopVideoMessages();
  const { ready, playing, toggle } = useLoop(video);
  return (
    <div className={styles.loop}>
      <video
        ref={video}
        src={file.src}
        poster={poster && posterAddress(poster)}
        width={file.width}
        height={file.height}
        aria-label={file.alt || undefined}
        muted
        loop
        playsInline
        preload="none"
      />
      {ready ? (
        <BareButton
          className={styles.control}
          onClick={toggle}
          aria-label={playing ? messages.pauseFilm : messages.playFilm}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </BareButton>
      ) : (
        <a className={styles.control} href={file.src} aria-label={messages.playFilm}>
          <Icon name="play" />
        </a>
      )}
    </div>
  );
}
