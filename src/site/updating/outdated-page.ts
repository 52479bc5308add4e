import { isSiteReachable } from '#submitting/reachable.ts';
import { isUnderWay } from '#submitting/under-way.ts';
import { build } from './build-state.ts';
import { controls, isChanged } from './controls.ts';
import { mayReload } from './reload-guard.ts';

/** The running or successful attempt. */
let reloading: Promise<boolean> | undefined;
let isLeaving = false;
let isWatched = false;

/**
 * Marks the page as outdated, because of a new build or a missing chunk. Reloads at once if the operator wants that, or
 * while the page is hidden and unused. Otherwise the next navigation loads a new document.
 */
export function noteOutdated(): void {
  // In a separate task: unloading also fires this event, but runs no more tasks.
  if (!isWatched) addEventListener('visibilitychange', () => setTimeout(reloadUnlessInUse));
  isWatched = true;
  build.isOutdated = true;
  reloadUnlessInUse();
}

async function reloadUnlessInUse(): Promise<void> {
  const isTyped = controls().some(isChanged);
  const isImmediate = document.documentElement.dataset.reload === 'immediate';
  if (!isImmediate && (!document.hidden || isTyped || isAnythingHeard())) return;
  await reloadPage();
}

/**
 * Reloads the current document and preserves typed input. Resolves to false if that isn't allowed: just reloaded,
 * offline, a submission pending, or input that can't be preserved.
 */
export function reloadPage(): Promise<boolean> {
  reloading ??= tryToReload().finally(() => {
    // Another attempt while unloading would abort the first one.
    if (!isLeaving) reloading = undefined;
  });
  return reloading;
}

async function tryToReload(): Promise<boolean> {
  try {
    if (!(await isSiteReachable()) || isUnderWay()) return false;
    // The module is already loaded once something was typed, see `keepUpToDate`. If it isn't available, the page must
    // not reload.
    const keeper = controls().some(isChanged) ? await import('./typed-text.ts') : undefined;
    const { pathname, search, hash } = location;
    if (!mayReload(pathname + search + hash)) return false;
    keeper?.keepTyped();
    isLeaving = true;
    location.reload();
    return true;
  } catch (error) {
    console.warn('[site] Typed input could not be preserved, so the page is not reloaded.', error);
    return false;
  }
}

/** A page playing audio in the background is in use. */
function isAnythingHeard(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some(
    ({ paused, muted }) => !paused && !muted,
  );
}
