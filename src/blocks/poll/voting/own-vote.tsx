import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FinalResult } from '#polls/final-result.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { useLocale } from '#ui/page-context.tsx';
import { AfterVote } from './after-vote.tsx';
import { BallotController } from './ballot-controller.ts';

export interface OwnVoteProps {
  poll: Poll;
  result: FinalResult;
}

/** This device's vote beside the final result; a pending vote is sent. The server, which knows no vote, renders none. */
export function OwnVote(props: OwnVoteProps): ReactNode {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere && <KeptVote {...props} />;
}

function KeptVote({ poll, result }: OwnVoteProps): ReactNode {
  const locale = useLocale();
  // There is no ballot to fill in any more.
  const form = useRef<HTMLFormElement>(null);
  const [voting] = useState(
    () => new BallotController({ poll, locale, state: 'closed', results: { ...result, state: 'closed' } }),
  );
  useEffect(() => (form.current ? voting.start(form.current) : undefined), [voting]);
  const now = useSyncExternalStore(
    voting.subscribe,
    () => voting.state,
    () => voting.state,
  );
  return (
    <>
      <form ref={form} hidden />
      {now.stage === 'counted' && <AfterVote voting={voting} now={now} />}
      <p className="visually-hidden" role="status">
        {now.announcement}
      </p>
    </>
  );
}
