import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { fillIn } from '#i18n/messages.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { Island } from '#ui/island.tsx';
import { Picture } from '#ui/picture.tsx';
import { ConsentStage } from './consent-stage.tsx';
import styles from './embed.module.css';
import { useEmbedMessages } from './embed-messages.ts';

const sizes = '(min-width: 60rem) 58vw, 100vw';

/** Third-party content, loaded only on request. */
export function Embed({ block, headingLevel, isOnTop = false }: BlockViewProps<'embed'>): ReactNode {
  const messages = useEmbedMessages();
  const { source, title, description, poster } = block;
  const { piece, ...facts } = source;
  return (
    <div className={styles.embed}>
      <div className={styles.words} data-motion={isOnTop ? undefined : 'reveal'}>
        <p className={styles.provider}>{fillIn(messages.from, { provider: source.name })}</p>
        <Heading level={headingLevel} size="medium" className={styles.title}>
          {title}
        </Heading>
        {description && (
          <p className={styles.description}>
            <BrandText>{description}</BrandText>
          </p>
        )}
        {!piece && <p className={styles.notice}>{fillIn(messages.unavailable, { provider: source.name })}</p>}
      </div>
      {piece ? (
        <Island
          name="consent"
          view={ConsentStage}
          props={{
            source: { ...facts, piece },
            title,
            poster,
            sizes,
            isOnTop,
            className: styles.stage,
          }}
        />
      ) : (
        poster && (
          <div className={styles.poster}>
            <Picture media={poster} sizes={sizes} fit="cover" isInSight={isOnTop} />
          </div>
        )
      )}
    </div>
  );
}
