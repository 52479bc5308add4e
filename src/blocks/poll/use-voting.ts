import { useCallback } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { BallotState } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { useDeferredForm } from '#submitting/use-deferred-form.ts';
import { hasNews } from './ballot-news.ts';

/**
 * Loads the voting script when the ballot is touched; at once only if there is something the page doesn't show: a vote
 * from this device, a countdown or a result.
 */
export function useVoting(poll: Poll, locale: Locale, written: BallotState) {
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
export type LoadedVoting = NonNullable<ReturnType<typeof useVoting>['loaded']>;
