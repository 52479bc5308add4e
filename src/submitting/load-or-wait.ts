import { isSiteReachable } from './reachable.ts';
import { reloadStyles } from './reload-styles.ts';
import { noteUnderWay } from './under-way.ts';
import { RetryWait } from './wait-to-retry.ts';

/**
 * Loads a part of the page's script, now or as soon as there is a network; `onWait` is told when that begins. Resolves
 * to nothing if the part is not to be had although the site answers.
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
      // Without its styles it does what it is there for.
      if (attempt > 0) await reloadStyles().catch(() => {});
      return part;
    } catch {
      if (await isSiteReachable()) return undefined;
    }
    onWait();
    await retry.wait(RetryWait.backOff(attempt), true);
  }
}
