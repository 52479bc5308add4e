import type { ReactNode } from 'react';
import { fillIn } from '#i18n/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { AfterVote } from './after-vote.tsx';
import styles from './voting.module.css';
import type { Voting } from './voting.ts';
import type { VotingState } from './voting-state.ts';

/** What there is to say about the vote, at the ballot's foot. */
export function Notice({ voting, now }: { voting: Voting; now: VotingState }): ReactNode {
  const { texts } = voting;
  const { stage, notice, problems, lastPlace } = now;
  if (stage === 'counted') return <AfterVote voting={voting} now={now} />;
  return (
    <>
      <div role="alert">
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        )}
      </div>
      {notice && <p className={styles.told}>{notice}</p>}
      {lastPlace && stage === 'ballot' && (
        <Button look="quiet" onClick={() => voting.undoPlace()}>
          {fillIn(texts.undo, { place: lastPlace.place })}
        </Button>
      )}
    </>
  );
}

/** Stands where the vote's button does, while the vote waits to be sent again. */
export function SendNow({ voting }: { voting: Voting }): ReactNode {
  return (
    <Button look="quiet" onClick={() => voting.sender.sendNow()}>
      {voting.texts.sendNow}
    </Button>
  );
}
