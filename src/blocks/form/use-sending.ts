import {
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Form } from '#forms/form.fields.ts';
import type { Locale } from '#i18n/locales.ts';
import { loadOrWait } from '#submitting/load-or-wait.ts';
import type { Sending, SendingState } from './sending/sending.ts';

type SendingModule = typeof import('./sending/sending-views.tsx');

/** What sends a form, once it is here, and what it says now. */
interface LoadedSending {
  views: SendingModule;
  sending: Sending;
  now: SendingState;
}

interface SendingAccess {
  element: RefObject<HTMLFormElement | null>;
  loaded: LoadedSending | undefined;
  /** Loads it, at the first touch of the form. */
  touch: () => void;
  /** Whether what was sent waits for that script, because there is no network. */
  isWaiting: boolean;
  send: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Sending is script of its own, loaded when the form is touched, or at once where something is filled in already. */
export function useSending(form: Form & { id: string }, locale: Locale): SendingAccess {
  const element = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<Sending>>(undefined);
  const [module, setModule] = useState<{ views: SendingModule; sending: Sending }>();
  const isAsked = useRef(false);
  const [isWaiting, setWaiting] = useState(false);

  const load = useCallback(() => {
    loading.current ??= import('./sending/sending-views.tsx').then(
      (views) => {
        const sending = new views.Sending({ form, locale });
        setModule({ views, sending });
        return sending;
      },
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [form, locale]);

  useEffect(() => {
    if (element.current && isTouched(element.current)) load().catch(ignore);
  }, [load]);

  const sending = module?.sending;
  const now = useSyncExternalStore(sending?.subscribe ?? never, () => sending?.state, nothing);
  const isSent = now?.stage === 'sent';
  useEffect(() => {
    if (!sending || isSent || !element.current) return;
    return sending.start(element.current);
  }, [sending, isSent]);

  return {
    element,
    loaded: module && now && { ...module, now },
    touch: () => void load().catch(ignore),
    isWaiting,
    send: (event) => {
      event.preventDefault();
      const { currentTarget } = event;
      if (isAsked.current) return;
      isAsked.current = true;
      loadOrWait(load, () => setWaiting(true)).then((ready) => {
        isAsked.current = false;
        setWaiting(false);
        if (ready) return ready.send(currentTarget);
        // Without its script it is a plain form all the same.
        currentTarget.submit();
      });
    },
  };
}

/** Whether somebody was faster than React, or the browser has put back what they had filled in. */
function isTouched(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...new FormData(form).values()].some((value) =>
    typeof value === 'string' ? value !== '' : value.name !== '',
  );
}

function never(): () => void {
  return () => {};
}

function nothing(): undefined {}

/** What could not be loaded is tried again with the next touch. */
function ignore(): void {}
