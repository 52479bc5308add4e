import { type RefObject, useEffect } from 'react';

/** Opens the entry that the address points to, for browsers that don't do so by themselves. */
export function useOpenTarget(entries: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openTarget = () => {
      const entry = entries.current?.querySelector(':target')?.closest('details');
      if (!entry || entry.open) return;
      entry.open = true;
      entry.scrollIntoView();
    };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, [entries]);
}
