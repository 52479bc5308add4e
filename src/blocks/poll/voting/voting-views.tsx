import { type ReactNode, useEffect, useState } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import type { Locale } from '#i18n/locales.ts';
import { fillIn, fillInCount } from '#i18n/messages.ts';
import { serverNow } from '#submitting/clock.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice, Problems } from '#ui/notice/notice.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { ballotSentence } from '../ballot-sentence.ts';
import { CheckResult } from '../check-result.tsx';
import { PollResultView } from '../poll-result.tsx';
import { AfterVote } from './after-vote.tsx';
import type { BallotController } from './ballot-controller.ts';
import styles from './voting.module.css';
import type { VotingMessages } from './voting-messages.ts';
import type { VotingState } from './voting-state.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds before opening at which screen readers announce the remaining time. */
const announced = [day, hour, 10 * minute, minute, 10];

/** Countdown to the opening; visible every second, announced in a few steps. */
export function Countdown({ voting }: { voting: BallotController }): ReactNode {
  const { poll, texts } = voting;
  const locale = useLocale();
  const opensAt = Date.parse(poll.opensAt ?? '');
  const [left, setLeft] = useState(() => secondsUntil(opensAt));
  useEffect(() => {
    let before = secondsUntil(opensAt);
    const timer = setInterval(() => {
      const now = secondsUntil(opensAt);
      const step = announced.find((seconds) => before > seconds && now <= seconds);
      if (step !== undefined) voting.announce(fillIn(texts.opensIn, { time: inWords(step, texts, locale) }));
      before = now;
      setLeft(now);
      voting.clock.tick();
    }, 1000);
    return () => clearInterval(timer);
  }, [voting, texts, locale, opensAt]);
  if (Number.isNaN(left)) return null;
  const days = Math.floor(left / day);
  const clock = [Math.floor((left % day) / hour), Math.floor((left % hour) / minute), left % minute];
  return (
    <p className={styles.countdown} role="timer" aria-live="off">
      {days > 0 && <span className={styles.days}>{fillIn(texts.countdownDays, { n: days })}</span>}{' '}
      {clock.map((part) => String(part).padStart(2, '0')).join(':')}
    </p>
  );
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - serverNow()) / 1000));
}

function inWords(seconds: number, texts: VotingMessages, locale: Locale): string {
  if (seconds >= day) return fillInCount(texts.days, seconds / day, locale);
  if (seconds >= minute) return fillInCount(texts.minutes, seconds / minute, locale);
  return fillInCount(texts.seconds, seconds, locale);
}

/** Everything needed to vote, as one chunk. */
export { BallotController } from './ballot-controller.ts';

interface OutcomeProps {
  voting: BallotController;
  now: VotingState;
  headingLevel: BlockViewProps<'poll'>['headingLevel'];
}

/** The result and the own vote: in place of the ballot, or below it if the visitor hasn't voted. */
export function Outcome({ voting, now, headingLevel }: OutcomeProps): ReactNode {
  const locale = useLocale();
  const { poll, texts } = voting;
  const { results, stage, state } = now;
  if (!results) return null;
  const isBelow = stage !== 'counted' && state !== 'closed';
  return (
    <PollResultView poll={poll} result={results} headingLevel={isBelow ? 2 : headingLevel} isBelow={isBelow}>
      {stage === 'counted' && <AfterVote voting={voting} now={now} />}
      {state === 'closed' && <p>{ballotSentence(poll, state, locale, texts.poll)}</p>}
      {results.record && <CheckResult pollId={poll.id} record={results.record} />}
    </PollResultView>
  );
}

export function VotingNotice({ voting, now }: { voting: BallotController; now: VotingState }): ReactNode {
  const { texts } = voting;
  const { stage, awaitsResult, notice, problems, lastPlace } = now;
  if (stage === 'counted' && !awaitsResult) return <AfterVote voting={voting} now={now} />;
  return (
    <>
      <div role="alert">
        <Problems problems={problems} />
      </div>
      {notice && <Notice look="state">{notice}</Notice>}
      {lastPlace && stage === 'ballot' && (
        <Button look="quiet" onClick={() => voting.undoPlace()}>
          {fillIn(texts.undo, { place: lastPlace.place })}
        </Button>
      )}
    </>
  );
}

/** Replaces the vote button while a retry is pending. */
export function SendNow({ voting }: { voting: BallotController }): ReactNode {
  return (
    <Button look="quiet" onClick={() => voting.sender.sendNow()}>
      {voting.texts.sendNow}
    </Button>
  );
}
