import { type ReactNode, useId, useRef } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { FoldMark } from '#ui/fold-mark.tsx';
import { Heading } from '#ui/heading.tsx';
import { belowHeading, highestInside } from '#ui/heading-level.ts';
import { RichTextView } from '#ui/rich-text.tsx';
import { useOpenTarget } from '#ui/use-open-target.ts';
import styles from './accordion.module.css';

export function Accordion({ block, headingLevel }: BlockViewProps<'accordion'>): ReactNode {
  const group = useId();
  const entries = useRef<HTMLDivElement>(null);
  const questionLevel = highestInside(block.title, headingLevel);
  useOpenTarget(entries);
  return (
    <div className={styles.accordion}>
      {block.title && (
        <Heading level={headingLevel} size="large" className={styles.title}>
          {block.title}
        </Heading>
      )}
      <div ref={entries} className={styles.entries} data-motion="reveal">
        {block.items.map((item) => (
          <details key={item.id} className={styles.entry} name={block.oneAtATime ? group : undefined}>
            <summary className={styles.question}>
              <Heading level={questionLevel} size="medium" className={styles.words}>
                {item.question}
              </Heading>
              <FoldMark />
            </summary>
            {/* The anchor stands inside: browsers open an entry by themselves when a link leads into it. */}
            <div id={item.anchor} className={styles.answer}>
              <RichTextView content={item.answer} headingLevel={belowHeading(questionLevel)} />
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
