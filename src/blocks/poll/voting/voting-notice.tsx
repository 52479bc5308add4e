import type { ReactNode } from 'react';
import { fillIn } from '#i18n/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice, Problems } from '#ui/notice/notice.tsx';
import { AfterVote } from './after-vote.tsx';
import type { BallotController } from './ballot-controller.ts';
import type { VotingState } from './voting-state.ts';

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
