import type { ReactNode } from 'react';
import { ConsentStage } from '#blocks/embed/consent-stage.tsx';
import type { BlockByKind } from '#blocks/kinds.ts';
import { Recording } from '#blocks/media/recording.tsx';
import { Island } from '#ui/island.tsx';
import { messagesHook } from '#ui/messages-hook.ts';
import { Picture } from '#ui/picture.tsx';
import german from './video-embed-messages.de.json' with { type: 'json' };
import english from './video-embed-messages.en.json' with { type: 'json' };
import styles from './video-stage.module.css';

const useVideoEmbedMessages = messagesHook<typeof german>({ de: german, en: english });

interface VideoStageProps {
  block: BlockByKind['video-embed'];
  /** See `BlockViewProps`. */
  isOnTop: boolean;
}

/** The video, its still until it is loaded, or the still with the reason there is no video. */
export function VideoStage({ block, isOnTop }: VideoStageProps): ReactNode {
  const messages = useVideoEmbedMessages();
  const { source, file, alternative, poster, captions, moreCaptions, withoutCaptions, title } = block;
  const piece = source?.piece;
  // Content at the top of the page is never hidden.
  const entrance = isOnTop ? undefined : 'reveal';
  if (source && piece) {
    return (
      <Island
        name="consent"
        view={ConsentStage}
        props={{
          source: { ...source, piece },
          title,
          poster,
          sizes: '100vw',
          isOnTop,
          className: styles.consent,
        }}
      />
    );
  }
  const isOurs = !source && file;
  return (
    <div className={styles.stage}>
      {isOurs ? (
        <div className={styles.frame} data-motion={entrance}>
          <Recording
            file={file}
            alternative={alternative}
            poster={poster}
            captions={captions}
            moreCaptions={moreCaptions}
            label={title}
          />
        </div>
      ) : (
        poster && (
          <div className={styles.frame} data-motion={entrance}>
            <Picture media={poster} sizes="100vw" fit="cover" priority={isOnTop} />
          </div>
        )
      )}
      {(!isOurs || withoutCaptions) && (
        <p className={styles.notice}>{isOurs ? withoutCaptions : messages.missing}</p>
      )}
    </div>
  );
}
