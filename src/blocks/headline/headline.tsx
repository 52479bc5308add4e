import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/views.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { wordLength } from '#ui/word-length.ts';
import styles from './headline.module.css';

export function Headline({ block, headingLevel }: BlockViewProps<'headline'>): ReactNode {
  return (
    <div
      className={styles.headline}
      data-size={block.size}
      data-width={block.width}
      data-word={wordLength(block.title)}
    >
      {block.label && (
        <p className={styles.label}>
          <BrandText>{block.label}</BrandText>
        </p>
      )}
      <Heading level={headingLevel} size={block.size} className={styles.title}>
        {block.title}
      </Heading>
      {block.intro && (
        <p className={styles.intro} data-motion="reveal">
          <BrandText>{block.intro}</BrandText>
        </p>
      )}
    </div>
  );
}
