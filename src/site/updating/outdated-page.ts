import { controls, isChanged } from './controls.ts';
import { mayReload } from './reload-guard.ts';

let isOutdated = false;
let isTrying = false;

/**
 * Notes that the page should be loaded anew: there is a new build, or a chunk is missing. It is at once where the
 * operator wants that, or while the page is in the background and nobody uses it. Else the next navigation does it: a
 * link loads its document anyhow.
 */
export function noteOutdated(): void {
  // In a task of its own: a page that is being left turns hidden too, and has no more tasks.
  if (!isOutdated) addEventListener('visibilitychange', () => setTimeout(reloadUnlessInUse));
  isOutdated = true;
  reloadUnlessInUse();
}

async function reloadUnlessInUse(): Promise<void> {
  const isTyped = controls().some(isChanged);
  const isImmediate = document.documentElement.dataset.reload === 'immediate';
  if (!isImmediate && (!document.hidden || isTyped || isAnythingHeard())) return;
  // A chunk that fails below is noted too.
  if (isTrying) return;
  isTrying = true;
  try {
    // Whoever has typed has this module already, see `keepUpToDate`. Where it is missing, the page had better stay.
    const keeper = isTyped ? await import('./typed-text.ts') : undefined;
    const { pathname, search, hash } = location;
    if (mayReload(pathname + search + hash)) {
      keeper?.keepTyped();
      location.reload();
    }
  } catch (error) {
    console.warn('[site] What was typed could not be kept, so the page is not loaded anew.', error);
  } finally {
    isTrying = false;
  }
}

/** A page that plays in the background is in use. */
function isAnythingHeard(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some(
    ({ paused, muted }) => !paused && !muted,
  );
}
