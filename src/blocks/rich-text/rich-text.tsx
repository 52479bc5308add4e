import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Heading } from '#ui/heading.tsx';
import { highestInside } from '#ui/heading-level.ts';
import { RichTextView } from '#ui/rich-text.tsx';
import styles from './rich-text.module.css';

export function RichText({ block, headingLevel }: BlockViewProps<'rich-text'>): ReactNode {
  return (
    <div className={styles.block} data-columns={block.columns}>
      {block.title && (
        <Heading level={headingLevel} size="large" className={styles.title}>
          {block.title}
        </Heading>
      )}
      <div className={styles.content}>
        <RichTextView content={block.content} headingLevel={highestInside(block.title, headingLevel)} />
      </div>
    </div>
  );
}
