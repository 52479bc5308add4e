import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { DisplayText } from '#ui/display-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { wordLength } from '#ui/word-length.ts';
import styles from './blockquote.module.css';

export function Blockquote({ block, isOnTop = false }: BlockViewProps<'blockquote'>): ReactNode {
  const picture = block.look === 'picture' ? block.picture : undefined;
  const look = block.look === 'picture' && !picture ? 'plain' : block.look;
  return (
    <figure
      className={styles.figure}
      data-look={look}
      data-length={quoteLength(block.quote)}
      data-word={wordLength(block.quote)}
    >
      {picture && (
        <div className={styles.picture} data-motion={isOnTop ? undefined : 'zoom'}>
          <Picture media={picture} fit="cover" sizes="(min-width: 60rem) 50vw, 100vw" priority={isOnTop} />
        </div>
      )}
      <blockquote className={styles.quote}>
        {/* The page's first content is never hidden. */}
        <p data-motion={isOnTop ? undefined : 'heading'}>
          <DisplayText>{block.quote}</DisplayText>
        </p>
      </blockquote>
      {(block.attribution || block.source) && (
        <figcaption className={styles.from} data-motion="reveal">
          {block.attribution && (
            <span className={styles.who}>
              <BrandText>{block.attribution}</BrandText>
            </span>
          )}
          {block.source && (
            <span className={styles.source}>
              <BrandText>{block.source}</BrandText>
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** Short quotes are set as large as possible; longer ones must stay readable at a glance. */
function quoteLength(quote: string): 'short' | 'long' | 'longest' {
  if (quote.length <= 90) return 'short';
  return quote.length <= 220 ? 'long' : 'longest';
}
