import { type ReactNode, useId } from 'react';
import type { BlockViewProps } from '#blocks/views.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { Ballot } from './ballot.tsx';
import { layoutOf } from './ballot-layout.ts';
import { ballotSentence, ballotStateAt } from './ballot-times.ts';
import styles from './poll.module.css';
import { usePollMessages } from './poll-messages.ts';
import { Question } from './question.tsx';

interface PollProps extends BlockViewProps<'poll'> {
  /** The result (see poll-result.tsx), which then stands where the ballot was. It is given, so that only who has voted loads it. */
  result?: ReactNode;
}

/** A poll's ballot: one question, its answers, and in words whether one can vote. */
export function Poll({ block, headingLevel, result }: PollProps): ReactNode {
  const locale = useLocale();
  const messages = usePollMessages();
  const questionId = useId();
  const sentenceId = useId();
  const { poll } = block;
  if (!poll) {
    return (
      <div className={styles.missing}>
        <Heading level={headingLevel} size="large">
          {messages.missing}
        </Heading>
      </div>
    );
  }
  if (result) return result;
  const layout = layoutOf(poll, block.look);
  const state = ballotStateAt(poll, Date.now());
  return (
    <div className={styles.poll} data-layout={layout} data-state={state} suppressHydrationWarning>
      <Question id={questionId} level={headingLevel} text={poll.question} layout={layout} />
      <div className={styles.words}>
        {poll.introduction && (
          <p className={styles.introduction}>
            <BrandText>{poll.introduction}</BrandText>
          </p>
        )}
        {/* The time may have come between the server's rendering and the browser's: that is no error. */}
        <p className={styles.state} id={sentenceId} suppressHydrationWarning>
          {ballotSentence(poll, state, locale, messages)}
        </p>
      </div>
      <Ballot poll={poll} layout={layout} state={state} labelledBy={questionId} describedBy={sentenceId} />
      {block.note && (
        <p className={styles.note}>
          <BrandText>{block.note}</BrandText>
        </p>
      )}
    </div>
  );
}
