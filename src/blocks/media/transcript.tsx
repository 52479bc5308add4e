import type { ReactNode } from 'react';
import type { RichText } from '#fields/rich-text-tree.ts';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { Icon } from '#ui/icon.tsx';
import { useMessages } from '#ui/page-context.tsx';
import { RichTextView } from '#ui/rich-text.tsx';
import styles from './transcript.module.css';

export interface TranscriptProps {
  content: RichText;
  headingLevel: InnerHeadingLevel;
}

/** What is heard and seen, folded away until someone wants to read it. */
export function Transcript({ content, headingLevel }: TranscriptProps): ReactNode {
  const messages = useMessages();
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>
        <span>{messages.media.transcript}</span>
        <Icon name="plus" />
      </summary>
      <div className={styles.text}>
        <RichTextView content={content} headingLevel={headingLevel} />
      </div>
    </details>
  );
}
