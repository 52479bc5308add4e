import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { whenReachable } from '#submitting/when-reachable.ts';
import { watchInView } from '#ui/watch-in-view.ts';
import type { EmbedSource } from './embed-source.ts';
import { followPermissions, isAllowed, setAllowed } from './permissions.ts';

interface Consent {
  box: RefObject<HTMLDivElement | null>;
  opener: RefObject<HTMLDetailsElement | null>;
  always: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  /** Waiting for the network before loading. */
  isWaiting: boolean;
  isRefused: boolean;
  open: () => void;
  cancel: () => void;
  close: () => void;
  refuse: () => void;
  /**
   * Handles the checkbox: a permission is stored at once if the content is loaded or the box was cleared, otherwise on
   * load.
   */
  decide: () => void;
}

/** Root margin for loading permanently allowed content. */
const nearness = '50%';

/** Consent for one item. Nothing is loaded before consent, and a hidden page unloads its content. */
export function useConsent({ permission, name }: EmbedSource): Consent {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDetailsElement>(null);
  const always = useRef<HTMLInputElement>(null);
  const focus = useRef<'box' | 'opener'>(undefined);
  const wasPermanent = useRef(false);
  const [state, setState] = useState<'closed' | 'asked' | 'waiting' | 'open' | 'refused'>('closed');
  const isPermanent = useSyncExternalStore(
    followPermissions,
    () => isAllowed(permission),
    () => false,
  );

  useLayoutEffect(
    () => () => {
      setState('closed');
      if (opener.current) opener.current.open = false;
    },
    [],
  );

  useEffect(() => {
    // Reflects stored state, so it must not count as typed input. What was ticked before it is awake stays.
    if (always.current && (isPermanent || wasPermanent.current))
      always.current.defaultChecked = always.current.checked = isPermanent;
    wasPermanent.current = isPermanent;
    if (!isPermanent || !box.current) return;
    let hasCome = false;
    return watchInView(
      box.current,
      (isInView) => {
        if (hasCome || !isInView) return;
        // Only once, so that closing it is final.
        hasCome = true;
        setState((now) => (now === 'closed' ? 'asked' : now));
      },
      nearness,
    );
  }, [isPermanent]);

  const open = useCallback(() => {
    if (always.current?.checked) setAllowed(permission, name, true);
    setState((now) => (now === 'waiting' ? now : 'asked'));
  }, [permission, name]);

  // Offline, the frame would permanently show the browser's error page without notifying us.
  const isAsked = state === 'asked' || state === 'waiting';
  useEffect(() => {
    if (!isAsked) return;
    return whenReachable(
      () => {
        // Keeps the focus if it has moved elsewhere. Some browsers don't focus clicked elements.
        const { activeElement, body } = document;
        const isPressed = opener.current?.open && activeElement === body;
        if (isPressed || box.current?.contains(activeElement)) focus.current = 'box';
        setState('open');
      },
      () => setState('waiting'),
    );
  }, [isAsked]);

  // Clicked before hydration.
  useEffect(() => {
    if (opener.current?.open) open();
  }, [open]);

  useEffect(() => {
    if (focus.current === 'box' && state === 'open') box.current?.focus({ preventScroll: true });
    if (focus.current === 'opener' && state === 'closed') opener.current?.querySelector('summary')?.focus();
    focus.current = undefined;
  }, [state]);

  return {
    box,
    opener,
    always,
    isOpen: state === 'open',
    isWaiting: state === 'waiting',
    isRefused: state === 'refused',
    open,
    cancel: () => setState((now) => (now === 'waiting' || now === 'asked' ? 'closed' : now)),
    close: () => {
      focus.current = 'opener';
      setState('closed');
    },
    refuse: useCallback(() => setState('refused'), []),
    decide: () => {
      const wanted = always.current?.checked ?? false;
      if (!wanted || state === 'open') setAllowed(permission, name, wanted);
    },
  };
}
