import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { useLocale } from '#ui/page-context.tsx';
import { ballotSentence } from '../ballot-sentence.ts';
import { CheckResult } from '../check-result.tsx';
import { PollResultView } from '../poll-result.tsx';
import { AfterVote } from './after-vote.tsx';
import type { BallotController } from './ballot-controller.ts';
import type { VotingState } from './voting-state.ts';

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
