import { type ReactNode, useCallback, useId } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import type { Locale } from '#i18n/locales.ts';
import type { BallotState } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { useDeferredForm } from '#submitting/use-deferred-form.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { Ballot } from './ballot.tsx';
import type { BallotFacts } from './ballot-facts.ts';
import { BallotForm } from './ballot-form.tsx';
import { layoutOf } from './ballot-layout.ts';
import { hasNews } from './ballot-news.ts';
import { ballotSentence } from './ballot-sentence.ts';
import styles from './poll.module.css';
import { usePollMessages } from './poll-messages.ts';
import { Question } from './question.tsx';

export interface BallotSheetProps extends Required<Pick<BlockViewProps<'poll'>, 'headingLevel' | 'isOnTop'>> {
  poll: Poll;
  look: BlockByKind['poll']['look'];
  note: string | undefined;
  facts: BallotFacts;
}

/** The ballot. Stays in the document, hidden, while the result replaces it, so that the choice isn't lost. */
export function BallotSheet(props: BallotSheetProps): ReactNode {
  const { poll, look, note, facts, headingLevel, isOnTop } = props;
  const locale = useLocale();
  const messages = usePollMessages();
  const id = useId();
  const { attach, loaded, touch, isWaiting, submit } = useVoting(poll, locale, facts.state);
  const now = loaded?.now;
  const waiting = isWaiting ? messages.waitingNetwork : '';
  const state = now?.state ?? facts.state;
  const stage = now?.stage ?? 'ballot';
  const layout = layoutOf(poll, look);
  const result = loaded && <loaded.views.Outcome {...loaded} headingLevel={headingLevel} />;
  const isDone = (stage === 'counted' && !now?.awaitsResult) || state === 'closed';
  const isReplaced = now?.results !== undefined && isDone;
  const isOpen = state === 'open' && stage === 'ballot';
  return (
    <>
      <div
        className={styles.poll}
        data-layout={layout}
        data-poll={poll.id}
        data-state={state}
        hidden={isReplaced}
      >
        <Question id={`${id}-question`} level={headingLevel} text={poll.question} layout={layout} />
        <div className={styles.words}>
          {poll.introduction && (
            <p className={styles.introduction}>
              <BrandText>{poll.introduction}</BrandText>
            </p>
          )}
          <p className={styles.state} id={`${id}-state`}>
            {ballotSentence(poll, state, locale, messages)}
          </p>
        </div>
        <BallotForm
          poll={poll}
          id={id}
          form={attach}
          isOpen={isOpen}
          isDone={isDone}
          onTouch={touch}
          onVote={submit}
          notice={
            loaded ? !isReplaced && <loaded.views.VotingNotice {...loaded} /> : waiting && <p>{waiting}</p>
          }
          instead={loaded && instead(loaded)}
        >
          <Ballot
            poll={poll}
            layout={layout}
            isOpen={isOpen}
            order={facts.order}
            labelledBy={`${id}-question`}
            describedBy={`${id}-state`}
            isOnTop={isOnTop}
          />
        </BallotForm>
        {!isDone && <p className={styles.protection}>{messages.protection[poll.integrity]}</p>}
        {note && (
          <p className={styles.note}>
            <BrandText>{note}</BrandText>
          </p>
        )}
      </div>
      {now?.results && result}
      <p className="visually-hidden" role="status">
        {now?.announcement ?? waiting}
      </p>
    </>
  );
}

/** Replaces the button while nothing can be sent. */
function instead({ views, voting, now }: LoadedVoting): ReactNode {
  if (now.state === 'notOpen') return <views.Countdown voting={voting} />;
  // The message is enough, and takes its place.
  if (now.stage === 'sending' || now.awaitsResult) return false;
  return now.stage === 'waiting' ? <views.SendNow voting={voting} /> : undefined;
}

/**
 * Loads the voting script when the ballot is touched; at once only if there is something the page doesn't show: a vote
 * from this device, a countdown or a result.
 */
function useVoting(poll: Poll, locale: Locale, written: BallotState) {
  const load = useCallback(
    () =>
      import('./voting/voting-views.tsx').then((views) => ({
        views,
        controller: new views.BallotController({ poll, locale, state: written }),
      })),
    [poll, locale, written],
  );
  const isNeededAtOnce = useCallback(
    (form: HTMLFormElement) => {
      // Or the visitor was earlier than the island.
      const isTouched = form.contains(document.activeElement) || form.querySelector('input:checked');
      return hasNews(poll, written) || Boolean(isTouched);
    },
    [poll, written],
  );
  const { loaded, ...form } = useDeferredForm(load, isNeededAtOnce);
  return { ...form, loaded: loaded && { ...loaded, voting: loaded.controller } };
}

/** The loaded voting script and its state. */
type LoadedVoting = NonNullable<ReturnType<typeof useVoting>['loaded']>;
