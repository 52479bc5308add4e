import type { ReactNode } from 'react';
import type { FinalResult as Result } from '#polls/final-result.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { HeadingLevel } from '#ui/heading-level.ts';
import { Island } from '#ui/island.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { ballotSentence } from './ballot-sentence.ts';
import { CheckResult } from './check-result.tsx';
import { usePollMessages } from './poll-messages.ts';
import { PollResultView } from './poll-result.tsx';

interface FinalResultProps {
  poll: Poll;
  result: Result;
  headingLevel: HeadingLevel;
}

/** The final result of a closed poll, in place of the ballot. */
export function FinalResult({ poll, result, headingLevel }: FinalResultProps): ReactNode {
  const locale = useLocale();
  const messages = usePollMessages();
  return (
    <div data-final={poll.id}>
      <PollResultView poll={poll} result={result} headingLevel={headingLevel}>
        <Island name="own-vote" view={Nothing} props={{ poll, result }} />
        <p>{ballotSentence(poll, 'closed', locale, messages)}</p>
        <CheckResult pollId={poll.id} record={result.record} />
      </PollResultView>
    </div>
  );
}

/** As `voting/own-vote.tsx` begins; it has styles that few need. */
function Nothing(): ReactNode {
  return null;
}
