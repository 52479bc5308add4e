import { type ReactNode, useId } from 'react';
import type { BlockViewProps } from '#blocks/views.tsx';
import { fillIn } from '#i18n/messages.ts';
import { ActionLink } from '#ui/action-link.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './embed.module.css';
import { useEmbedMessages } from './embed-messages.ts';
import { embedPageOf, embedProviders } from './embed-providers.ts';

/** A piece from elsewhere: our own picture, who learns what, and a plain link. Nothing is loaded from the provider. */
export function Embed({ block, headingLevel }: BlockViewProps<'embed'>): ReactNode {
  const messages = useEmbedMessages();
  const titleId = useId();
  const { name, recipient } = embedProviders[block.provider];
  const page = embedPageOf(block.provider, block.address);
  return (
    <div className={styles.embed} data-poster={block.poster ? '' : undefined}>
      {block.poster && (
        <div className={styles.poster} data-motion="zoom">
          <Picture media={block.poster} sizes="(min-width: 60rem) 58vw, 100vw" fit="cover" />
        </div>
      )}
      <div className={styles.words} data-motion="reveal">
        <p className={styles.provider}>{fillIn(messages.from, { provider: name })}</p>
        <Heading
          level={headingLevel}
          size={block.poster ? 'medium' : 'large'}
          id={titleId}
          className={styles.title}
        >
          {block.title}
        </Heading>
        {block.description && (
          <p className={styles.description}>
            <BrandText>{block.description}</BrandText>
          </p>
        )}
        {page ? (
          <>
            <p className={styles.notice}>{fillIn(messages.recipient, { recipient })}</p>
            <ActionLink
              link={{ label: fillIn(messages.open, { provider: name }), href: page }}
              look="outline"
              rel="noopener noreferrer external"
              describedBy={titleId}
            />
          </>
        ) : (
          <p className={styles.notice}>{fillIn(messages.unavailable, { provider: name })}</p>
        )}
      </div>
    </div>
  );
}
