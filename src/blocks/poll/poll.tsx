import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Heading } from '#ui/heading.tsx';
import { pollLooks } from './poll.looks.ts';
import styles from './poll.module.css';
import { usePollMessages } from './poll-messages.ts';

export function Poll({ block, headingLevel, isOnTop = false }: BlockViewProps<'poll'>): ReactNode {
  const messages = usePollMessages();
  const { poll, result } = block;
  if (poll && result) return pollLooks.views['final-result'].render({ poll, result, headingLevel });
  if (poll) return pollLooks.views['ballot-sheet'].render({ block, poll, headingLevel, isOnTop });
  return (
    <div className={styles.missing}>
      <Heading level={headingLevel} size="large">
        {messages.missing}
      </Heading>
    </div>
  );
}
