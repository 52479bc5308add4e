import type { ReactNode } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { Tally } from '#polls/tally.ts';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Button } from '#ui/button/button.tsx';
import { useLocale } from '#ui/page-context.tsx';
import styles from './plain-pages.module.css';
import { ResultRows } from './result-rows.tsx';
import { votePageMessages } from './vote-page-messages.ts';

interface ConfirmVoteProps {
  poll: Poll;
  /** Ids of the chosen options; in a ranking, first to last place. */
  choices: readonly string[];
  /** URL to submit to, and hidden fields besides the choices. */
  target: string;
  fields: readonly (readonly [name: string, value: string])[];
  ballot: string;
  /** Shown first. */
  notice?: string | undefined;
}

/** The confirmation step before voting, without script. */
export function ConfirmVote({ poll, choices, target, fields, ballot, notice }: ConfirmVoteProps): ReactNode {
  const messages = votePageMessages[useLocale()];
  const level = {
    device: messages.levelDevice,
    work: messages.needsScript,
    open: messages.levelOpen,
    code: messages.levelCode,
  }[poll.integrity];
  const List = poll.method === 'ranking' ? 'ol' : 'ul';
  return (
    <Step title={messages.confirmTitle} question={poll.question}>
      {notice && <p role="alert">{notice}</p>}
      <p>{messages.confirmText}</p>
      <h2 className={styles.label}>{messages.yourChoice}</h2>
      <List className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice}>
            <BrandText>{poll.options.find(({ id }) => id === choice)?.label ?? choice}</BrandText>
          </li>
        ))}
      </List>
      <form method="post" action={target}>
        {choices.map((choice) => (
          <input key={choice} type="hidden" name="choice" value={choice} />
        ))}
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button look="solid" size="large" type="submit">
          {messages.cast}
        </Button>
      </form>
      <p className={styles.quiet}>{level}</p>
      <p>
        <a href={ballot}>{messages.change}</a>
      </p>
    </Step>
  );
}

interface VoteProblemsProps {
  poll: Poll;
  /** Messages, most important first. */
  problems: readonly string[];
  ballot: string;
}

/** Explains why a vote wasn't counted. The browser's Back restores the filled-in form. */
export function VoteProblems({ poll, problems, ballot }: VoteProblemsProps): ReactNode {
  const messages = votePageMessages[useLocale()];
  return (
    <Step title={messages.problemTitle} question={poll.question}>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <p>
        <ActionLink link={{ label: messages.change, href: ballot }} look="solid" size="large" isPlain />
      </p>
    </Step>
  );
}

interface VoteCountedProps {
  poll: Poll;
  receipt: string | undefined;
  /** Missing if it may not be shown now. */
  result: Tally | undefined;
}

/** The confirmation after voting, without script. */
export function VoteCounted({ poll, receipt, result }: VoteCountedProps): ReactNode {
  const locale = useLocale();
  const messages = votePageMessages[locale];
  return (
    <Step title={messages.countedTitle} question={poll.question}>
      <p>{poll.thanks ? <BrandText>{poll.thanks}</BrandText> : messages.countedText}</p>
      {result && (
        <>
          <h2 className={styles.label}>{messages.resultTitle}</h2>
          <ResultRows poll={poll} result={result} />
          <p className={styles.quiet}>
            {fillIn(messages.resultTotal, { total: formatNumber(result.total, locale) })}
          </p>
        </>
      )}
      {receipt && (
        <>
          <h2 className={styles.label}>{messages.receipt}</h2>
          <p className={styles.receipt}>{receipt}</p>
          <p className={styles.quiet}>{messages.receiptText}</p>
        </>
      )}
    </Step>
  );
}

/** The frame of generated pages: the band, a heading, a sentence, and further content. */
export function Step({
  title,
  question,
  children,
}: {
  title: string;
  question: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.step} data-ground="sand">
      <span className={styles.band} aria-hidden="true" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.question}>
        <BrandText>{question}</BrandText>
      </p>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
