import { type ReactNode, useEffect, useState } from 'react';
import type { FinalResult as Result } from '#polls/final-result.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { HeadingLevel } from '#ui/heading-level.ts';
import { useLocale } from '#ui/page-context.tsx';
import { ballotSentence } from './ballot-times.ts';
import { CheckResult } from './check-result.tsx';
import { usePollMessages } from './poll-messages.ts';
import { PollResultView } from './poll-result.tsx';
import { isVoteKept } from './vote-key.ts';

interface FinalResultProps {
  poll: Poll;
  result: Result;
  headingLevel: HeadingLevel;
}

/** The final result of a closed poll, in place of the ballot. */
export function FinalResult({ poll, result, headingLevel }: FinalResultProps): ReactNode {
  const locale = useLocale();
  const messages = usePollMessages();
  const [own, setOwn] = useState<typeof import('./voting/own-vote.tsx')>();
  useEffect(() => {
    // The result is shown even if this fails.
    if (isVoteKept(poll.id)) import('./voting/own-vote.tsx').then(setOwn, () => {});
  }, [poll.id]);
  return (
    <div data-final={poll.id}>
      <PollResultView poll={poll} result={result} headingLevel={headingLevel}>
        {own && <own.OwnVote poll={poll} result={result} />}
        <p>{ballotSentence(poll, 'closed', locale, messages)}</p>
        <CheckResult pollId={poll.id} record={result.record} />
      </PollResultView>
    </div>
  );
}
