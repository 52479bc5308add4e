import { type RefObject, useEffect } from 'react';

/** Opens the `details` around the hash target inside `place`, for browsers that don't. */
export function useOpenTarget(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openTarget = () => {
      const target = document.querySelector(':target');
      if (target && place.current?.contains(target) && openFolds(target)) target.scrollIntoView();
    };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, [place]);
}

/** Opens the element and all `details` around it. Returns whether any was closed. */
function openFolds(element: Element): boolean {
  const fold = element.closest('details');
  if (!fold) return false;
  const wasClosed = !fold.open;
  fold.open = true;
  return (fold.parentElement !== null && openFolds(fold.parentElement)) || wasClosed;
}
