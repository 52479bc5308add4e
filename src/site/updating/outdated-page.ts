import { isSiteReachable } from '#submitting/reachable.ts';
import { isUnderWay } from '#submitting/under-way.ts';
import { controls, isChanged } from './controls.ts';
import { mayReload } from './reload-guard.ts';

let isOutdated = false;
/** The attempt that is being made, or that has been successful. */
let reloading: Promise<boolean> | undefined;
let isLeaving = false;

/**
 * Notes that the page should be reloaded: there is a new build, or a chunk is missing. It is at once where the
 * operator wants that, or while the page is in the background and nobody uses it. Else the next navigation does it: a
 * link loads its document anyhow.
 */
export function noteOutdated(): void {
  // In a task of its own: a page that is being left turns hidden too, and has no more tasks.
  if (!isOutdated) addEventListener('visibilitychange', () => setTimeout(reloadUnlessInUse));
  isOutdated = true;
  reloadUnlessInUse();
}

/** Whether a link is to load its document; the way back can't be left to the browser, which would show nothing new. */
export function isPageOutdated(): boolean {
  return isOutdated;
}

async function reloadUnlessInUse(): Promise<void> {
  const isTyped = controls().some(isChanged);
  const isImmediate = document.documentElement.dataset.reload === 'immediate';
  if (!isImmediate && (!document.hidden || isTyped || isAnythingHeard())) return;
  await reloadPage();
}

/**
 * Loads the document at the current address, and keeps what was typed for it. Resolves to false where that may not be:
 * it was done just now, there is no network, something is being sent, or what was typed would be lost.
 */
export function reloadPage(): Promise<boolean> {
  reloading ??= tryToReload().finally(() => {
    // While the document is being left another attempt would only break the first one off.
    if (!isLeaving) reloading = undefined;
  });
  return reloading;
}

async function tryToReload(): Promise<boolean> {
  try {
    if (!(await isSiteReachable()) || isUnderWay()) return false;
    // Whoever has typed has this module already, see `keepUpToDate`. Where it is missing, the page had better stay.
    const keeper = controls().some(isChanged) ? await import('./typed-text.ts') : undefined;
    const { pathname, search, hash } = location;
    if (!mayReload(pathname + search + hash)) return false;
    keeper?.keepTyped();
    isLeaving = true;
    location.reload();
    return true;
  } catch (error) {
    console.warn('[site] What was typed could not be kept, so the page is not reloaded.', error);
    return false;
  }
}

/** A page that plays in the background is in use. */
function isAnythingHeard(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some(
    ({ paused, muted }) => !paused && !muted,
  );
}
