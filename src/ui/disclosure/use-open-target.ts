import { type RefObject, useEffect } from 'react';

/** Opens whatever folds away what the address points to inside of `place`, for browsers that don't do so by themselves. */
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

/** Opens all that the element lies in, and itself. Returns whether something was closed. */
function openFolds(element: Element): boolean {
  const fold = element.closest('details');
  if (!fold) return false;
  const wasClosed = !fold.open;
  fold.open = true;
  return (fold.parentElement !== null && openFolds(fold.parentElement)) || wasClosed;
}
