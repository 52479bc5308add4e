import { learnTime } from './clock.ts';

/** Timeout of the probe in ms. */
const patience = 5000;

/**
 * Whether the site responds now. `navigator.onLine` only knows the local network, so this sends a small request, which
 * also tells the time.
 */
export async function isSiteReachable(): Promise<boolean> {
  const askedAt = Date.now();
  try {
    const signal = AbortSignal.timeout(patience);
    learnTime(
      await fetch(`/builds/latest.json?${askedAt}`, { method: 'HEAD', cache: 'no-store', signal }),
      askedAt,
    );
    return true;
  } catch {
    return false;
  }
}
