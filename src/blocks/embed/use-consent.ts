import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { watchInView } from '#ui/watch-in-view.ts';
import type { EmbedSource } from './embed-source.ts';
import { followPermissions, isAllowed, setAllowed } from './permissions.ts';

interface Consent {
  box: RefObject<HTMLDivElement | null>;
  opener: RefObject<HTMLDetailsElement | null>;
  always: RefObject<HTMLInputElement | null>;
  /** Whether the provider's frame is there. */
  isOpen: boolean;
  /** Whether the page was not allowed to show it. */
  isRefused: boolean;
  open: () => void;
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
  const [state, setState] = useState<'closed' | 'open' | 'refused'>('closed');
  const isPermanent = useSyncExternalStore(
    followPermissions,
    () => isAllowed(permission),
    () => false,
  );

  useLayoutEffect(() => () => setState('closed'), []);

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
        setState((now) => (now === 'closed' ? 'open' : now));
      },
      nearness,
    );
  }, [isPermanent]);

  const open = useCallback(() => {
    focus.current = 'box';
    if (always.current?.checked) setAllowed(permission, name, true);
    setState('open');
  }, [permission, name]);

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
    isRefused: state === 'refused',
    open,
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
