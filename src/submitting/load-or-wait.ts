import { isSiteReachable } from './reachable.ts';
import { reloadStyles } from './reload-styles.ts';
import { noteUnderWay } from './under-way.ts';
import { RetryWait } from './wait-to-retry.ts';

/**
 * Imports a module now or, offline, as soon as there is a network; `onWait` is called when that wait begins. Resolves
 * to undefined if the import fails although the site is reachable.
 */
export function loadOrWait<Part>(load: () => Promise<Part>, onWait: () => void): Promise<Part | undefined> {
  return noteUnderWay(tryAgainAndAgain(load, onWait));
}

async function tryAgainAndAgain<Part>(
  load: () => Promise<Part>,
  onWait: () => void,
): Promise<Part | undefined> {
  const retry = new RetryWait();
  for (let attempt = 0; ; attempt += 1) {
    try {
      const part = await load();
      // It works without its styles.
      if (attempt > 0) await reloadStyles().catch(() => {});
      return part;
    } catch {
      if (await isSiteReachable()) return undefined;
    }
    onWait();
    await retry.wait(RetryWait.backOff(attempt), true);
  }
}
