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
  /** Whether the provider's frame is there. */
  isOpen: boolean;
  /** Whether it is to be loaded, and there is no network. */
  isWaiting: boolean;
  /** Whether the page was not allowed to show it. */
  isRefused: boolean;
  open: () => void;
  /** Takes it back before it is loaded. */
  cancel: () => void;
  close: () => void;
  refuse: () => void;
  /** The box was ticked or cleared: what is loaded already is allowed at once, anything else when it is loaded. */
  decide: () => void;
}

/** How far below the window a piece may be when it is loaded for who has allowed its provider for good. */
const nearness = '50%';

/** What a visitor has allowed for one piece. Nothing is loaded before, and nothing stays loaded on a page that is set aside. */
export function useConsent({ permission, name }: EmbedSource): Consent {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDetailsElement>(null);
  const always = useRef<HTMLInputElement>(null);
  const focus = useRef<'box' | 'opener'>(undefined);
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
    // The page's state of things, not something that the visitor has typed on it.
    if (always.current) always.current.defaultChecked = always.current.checked = isPermanent;
    if (!isPermanent || !box.current) return;
    let hasCome = false;
    return watchInView(
      box.current,
      (isInView) => {
        if (hasCome || !isInView) return;
        // Once: whoever closes it has closed it.
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

  // The browser's own page would stand in the frame for good, and nobody would be told.
  const isAsked = state === 'asked' || state === 'waiting';
  useEffect(() => {
    if (!isAsked) return;
    return whenReachable(
      () => {
        // Whoever has gone on to something else meanwhile is left there. Some browsers give no focus to what is pressed.
        const { activeElement, body } = document;
        const isPressed = opener.current?.open && activeElement === body;
        if (isPressed || box.current?.contains(activeElement)) focus.current = 'box';
        setState('open');
      },
      () => setState('waiting'),
    );
  }, [isAsked]);

  // Pressed before React was there.
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
