import { useCallback } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { type BallotState, ballotStateAt } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { useDeferredForm } from '#submitting/use-deferred-form.ts';
import { isVoteKept } from './vote-key.ts';

/**
 * Voting is script of its own. It is loaded when the ballot is touched; at once only where there is something to show
 * that the page does not say: a vote that this device has cast, a countdown, a result.
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
      // Whoever was faster than React has touched it already.
      const isTouched = form.contains(document.activeElement) || form.querySelector('input:checked');
      return poll.resultsShown === 'always' || Boolean(isTouched);
    },
    [poll, written],
  );
  const { loaded, ...form } = useDeferredForm(load, isNeededAtOnce);
  return { ...form, loaded: loaded && { ...loaded, voting: loaded.controller } };
}

/** What counts votes, once it is here, and what it says now. */
export type LoadedVoting = NonNullable<ReturnType<typeof useVoting>['loaded']>;
