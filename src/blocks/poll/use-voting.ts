import { useCallback } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { type BallotState, ballotStateAt } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { useDeferredForm } from '#submitting/use-deferred-form.ts';
import { isVoteKept } from './vote-key.ts';

/**
 * Loads the voting script when the ballot is touched; at once only if there is something the page doesn't show: a vote
 * from this device, a countdown or a result.
 */
export function useVoting(poll: Poll, locale: Locale, written: BallotState) {
  const load = useCallback(
    () =>
      import('./voting/voting-views.tsx').then((views) => ({
        views,
        controller: new views.Voting({ poll, locale, state: written }),
      })),
    [poll, locale, written],
  );
  const isNeededAtOnce = useCallback(
    (form: HTMLFormElement) => {
      const state = ballotStateAt(poll, Date.now());
      if (isVoteKept(poll.id) || state !== written) return true;
      if (state === 'notOpen') return poll.opensAt !== undefined;
      if (state === 'closed') return poll.resultsShown !== 'never';
      // The visitor interacted before hydration.
      const isTouched = form.contains(document.activeElement) || form.querySelector('input:checked');
      return poll.resultsShown === 'always' || Boolean(isTouched);
    },
    [poll, written],
  );
  const { loaded, ...form } = useDeferredForm(load, isNeededAtOnce);
  return { ...form, loaded: loaded && { ...loaded, voting: loaded.controller } };
}

/** The loaded voting script and its state. */
export type LoadedVoting = NonNullable<ReturnType<typeof useVoting>['loaded']>;
