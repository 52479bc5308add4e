import type { ReactNode } from 'react';
import type { BlockByKind } from '#blocks/kinds.ts';
import { NativeVideo } from '#blocks/media/native-video.tsx';
import { fillIn } from '#i18n/messages.ts';
import { ActionLink } from '#ui/action-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { providerPage, providers } from './provider-page.ts';
import { useVideoEmbedMessages } from './video-embed-messages.ts';
import styles from './video-stage.module.css';

/** The video itself, or its still with the way to it, or its still with a sentence on why there is none. */
export function VideoStage({ block }: { block: BlockByKind['video-embed'] }): ReactNode {
  const messages = useVideoEmbedMessages();
  const { provider, file, poster, captions, title, videoId } = block;
  if (provider === 'file' && file) {
    return (
      <div className={styles.stage}>
        <div className={styles.frame} data-motion="reveal">
          <NativeVideo file={file} poster={poster} captions={captions} label={title} />
        </div>
      </div>
    );
  }
  const address = provider === 'file' ? undefined : providerPage(provider, videoId);
  return (
    <div className={styles.stage}>
      {poster && (
        <div className={styles.frame} data-motion="reveal">
          <Picture media={poster} sizes="100vw" fit="cover" />
        </div>
      )}
      {provider !== 'file' && address ? (
        <div className={styles.way}>
          <ActionLink
            link={{ label: fillIn(messages.watch, { service: providers[provider].name }), href: address }}
            look="solid"
            size="large"
            className={styles.link}
          />
          <p className={styles.notice}>
            {fillIn(messages.leaves, {
              service: providers[provider].name,
              operator: providers[provider].operator,
            })}
          </p>
        </div>
      ) : (
        <div className={styles.way}>
          <p className={styles.notice}>{messages.missing}</p>
        </div>
      )}
    </div>
  );
}
