import {
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Locale } from '#i18n/locales.ts';
import { type BallotState, ballotStateAt } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { loadOrWait } from '#submitting/load-or-wait.ts';
import { isVoteKept } from './vote-key.ts';
import type { Voting, VotingState } from './voting/voting.ts';

type VotingModule = typeof import('./voting/voting-views.tsx');

/** What counts votes, once it is here, and what it says now. */
export interface LoadedVoting {
  views: VotingModule;
  voting: Voting;
  now: VotingState;
}

interface VotingAccess {
  form: RefObject<HTMLFormElement | null>;
  loaded: LoadedVoting | undefined;
  /** Loads it, at the first touch of the ballot. */
  touch: () => void;
  /** Whether what was sent waits for that script, because there is no network. */
  isWaiting: boolean;
  vote: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Voting is script of its own. It is loaded when the ballot is touched; at once only where there is something to show
 * that the page does not say: a vote that this device has cast, a countdown, a result.
 */
export function useVoting(poll: Poll, locale: Locale, written: BallotState): VotingAccess {
  const form = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<Voting>>(undefined);
  const [module, setModule] = useState<{ views: VotingModule; voting: Voting }>();
  const isAsked = useRef(false);
  const [isWaiting, setWaiting] = useState(false);

  const load = useCallback(() => {
    loading.current ??= import('./voting/voting-views.tsx').then(
      (views) => {
        const voting = new views.Voting({ poll, locale, state: written });
        setModule({ views, voting });
        return voting;
      },
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [poll, locale, written]);

  useEffect(() => {
    // Problems are told in place from now on, in the page's words.
    if (form.current) form.current.noValidate = true;
    if (isNeededAtOnce(poll, written, form.current)) load().catch(ignore);
  }, [load, poll, written]);

  const voting = module?.voting;
  useEffect(() => {
    if (!voting || !form.current) return;
    return voting.start(form.current);
  }, [voting]);

  const now = useSyncExternalStore(voting?.subscribe ?? never, () => voting?.state, nothing);
  return {
    form,
    loaded: module && now && { ...module, now },
    touch: () => void load().catch(ignore),
    isWaiting,
    vote: (event) => {
      event.preventDefault();
      const { currentTarget } = event;
      if (isAsked.current) return;
      isAsked.current = true;
      loadOrWait(load, () => setWaiting(true)).then((ready) => {
        isAsked.current = false;
        setWaiting(false);
        if (ready) return ready.vote(currentTarget);
        // Without its script it is a plain form all the same.
        currentTarget.submit();
      });
    },
  };
}

function isNeededAtOnce(poll: Poll, written: BallotState, form: HTMLFormElement | null): boolean {
  const state = ballotStateAt(poll, Date.now());
  if (isVoteKept(poll.id) || state !== written) return true;
  if (state === 'notOpen') return poll.opensAt !== undefined;
  if (state === 'closed') return poll.resultsShown !== 'never';
  // Whoever was faster than React has touched it already.
  const isTouched = form?.contains(document.activeElement) || form?.querySelector('input:checked');
  return poll.resultsShown === 'always' || Boolean(isTouched);
}

function never(): () => void {
  return () => {};
}

function nothing(): undefined {}

/** What could not be loaded is tried again with the next touch. */
function ignore(): void {}
