import { type ReactNode, useId } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/heading.tsx';
import { belowHeading, highestInside } from '#ui/heading-level.ts';
import { RichTextView } from '#ui/rich-text.tsx';
import styles from './accordion.module.css';

export function Accordion({ block, headingLevel }: BlockViewProps<'accordion'>): ReactNode {
  const group = useId();
  const questionLevel = highestInside(block.title, headingLevel);
  return (
    <div className={styles.accordion}>
      {block.title && (
        <Heading level={headingLevel} size="large" className={styles.title}>
          {block.title}
        </Heading>
      )}
      <div className={styles.entries} data-motion="reveal">
        {block.items.map((item) => (
          <Disclosure
            key={item.id}
            look="entry"
            name={block.oneAtATime ? group : undefined}
            summary={
              <Heading level={questionLevel} size="medium" className={styles.words}>
                {item.question}
              </Heading>
            }
          >
            {/* The anchor is inside, because browsers open `details` around a link target. */}
            <div id={item.anchor} className={styles.answer}>
              <RichTextView content={item.answer} headingLevel={belowHeading(questionLevel)} />
            </div>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}
