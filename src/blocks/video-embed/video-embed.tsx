import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { ConsentStage } from '#blocks/embed/consent-stage.tsx';
import type { BlockByKind } from '#blocks/kinds.ts';
import { Recording } from '#blocks/media/recording.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { belowHeading } from '#ui/heading-level.ts';
import { Island } from '#ui/island.tsx';
import { messagesHook } from '#ui/messages-hook.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './video-embed.module.css';
import german from './video-embed-messages.de.json' with { type: 'json' };
import english from './video-embed-messages.en.json' with { type: 'json' };
import stage from './video-stage.module.css';

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

const useVideoEmbedMessages = messagesHook<typeof german>({ de: german, en: english });

interface VideoStageProps {
  block: BlockByKind['video-embed'];
  /** See `BlockViewProps`. */
  isOnTop: boolean;
}

/** The video, its still until it is loaded, or the still with the reason there is no video. */
function VideoStage({ block, isOnTop }: VideoStageProps): ReactNode {
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
          className: stage.consent,
        }}
      />
    );
  }
  const isOurs = !source && file;
  return (
    <div className={stage.stage}>
      {isOurs ? (
        <div className={stage.frame} data-motion={entrance}>
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
          <div className={stage.frame} data-motion={entrance}>
            <Picture media={poster} sizes="100vw" fit="cover" priority={isOnTop} />
          </div>
        )
      )}
      {(!isOurs || withoutCaptions) && (
        <p className={stage.notice}>{isOurs ? withoutCaptions : messages.missing}</p>
      )}
    </div>
  );
}
