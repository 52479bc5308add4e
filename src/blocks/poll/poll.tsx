import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { zonedDateParts } from '#i18n/format-date.ts';
import { fillIn } from '#i18n/messages.ts';
import { Heading } from '#ui/heading.tsx';
import { Island } from '#ui/island.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { ballotFacts } from './ballot-facts.ts';
import styles from './poll.module.css';
import { usePollMessages } from './poll-messages.ts';

const { BallotSheet } = await import('./ballot-sheet.tsx');
const { FinalResult } = await import('./final-result.tsx');

export function Poll({ block, headingLevel, isOnTop = false }: BlockViewProps<'poll'>): ReactNode {
  const messages = usePollMessages();
  const locale = useLocale();
  const { poll, result, incidents = [] } = block;
  if (poll)
    return (
      <>
        {result ? (
          <FinalResult poll={poll} result={result} headingLevel={headingLevel} />
        ) : (
          <Island
            name="ballot"
            view={BallotSheet}
            props={{
              poll,
              look: block.look,
              note: block.note,
              facts: ballotFacts(poll),
              headingLevel,
              isOnTop,
            }}
          />
        )}
        {incidents.map(({ kind, at }) => (
          <p key={kind + at} className={styles.incident} data-incident={kind}>
            {fillIn(messages[kind], { ...zonedDateParts(at, locale) })}
          </p>
        ))}
      </>
    );
  return (
    <div className={styles.missing}>
      <Heading level={headingLevel} size="large">
        {messages.missing}
      </Heading>
    </div>
  );
}
