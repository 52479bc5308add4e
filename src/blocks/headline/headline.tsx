import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { wordLength } from '#ui/word-length.ts';
import styles from './headline.module.css';

const { Row } = await import('./row.tsx');

/** A caption is a separate row; a drawer that can't be rendered falls back to a heading. */
const sizes = {
  giant: 'giant',
  large: 'large',
  medium: 'medium',
  caption: 'small',
  drawer: 'medium',
} as const;

export function Headline({ block, headingLevel }: BlockViewProps<'headline'>): ReactNode {
  const parts = (
    <>
      {block.label && (
        <p className={styles.label} data-label="">
          <BrandText>{block.label}</BrandText>
        </p>
      )}
      <Heading level={headingLevel} size={sizes[block.size]} className={styles.title}>
        {block.title}
      </Heading>
      {block.intro && (
        <p className={styles.intro} data-motion={headingLevel === 1 ? undefined : 'reveal'}>
          <BrandText>{block.intro}</BrandText>
        </p>
      )}
    </>
  );
  return (
    <div
      className={styles.headline}
      data-size={block.size}
      data-width={block.width}
      data-word={wordLength(block.title)}
      data-number={block.label && /^\d+/.exec(block.label)?.[0]}
    >
      {block.size === 'caption' ? <Row>{parts}</Row> : parts}
    </div>
  );
}
