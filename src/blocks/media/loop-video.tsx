import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { BareButton } from '#ui/button/bare-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { messagesHook } from '#ui/messages-hook.ts';
import styles from './loop-video.module.css';
import german from './loop-video-messages.de.json' with { type: 'json' };
import english from './loop-video-messages.en.json' with { type: 'json' };
import { posterAddress } from './poster-address.ts';

const useLoopVideoMessages = messagesHook<typeof german>({ de: german, en: english });

interface LoopVideoProps {
  file: Media;
  poster?: Media | undefined;
}

/**
 * A silent looping video. Plays automatically while in the viewport if motion is allowed, and can be stopped. Without
 * script the control links to the video.
 */
export function LoopVideo({ file, poster }: LoopVideoProps): ReactNode {
  const { playFilm, pauseFilm } = useLoopVideoMessages();
  return (
    <div className={styles.loop} data-island="loop">
      <video
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
      <a className={styles.control} href={file.src} aria-label={playFilm}>
        <Icon name="play" />
      </a>
      <BareButton
        className={styles.control}
        aria-label={playFilm}
        data-play={playFilm}
        data-pause={pauseFilm}
        hidden
      >
        <Icon name="play" />
        <Icon name="pause" />
      </BareButton>
    </div>
  );
}
