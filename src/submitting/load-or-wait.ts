import { isSiteReachable } from './reachable.ts';
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
      if (attempt > 0) reloadStyles();
      return part;
    } catch {
      if (await isSiteReachable()) return undefined;
    }
    onWait();
    await retry.wait(RetryWait.backOff(attempt), true);
  }
}

/** A stylesheet that has failed is asked for by nobody again. */
function reloadStyles(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('[rel="stylesheet"]:not([disabled])'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}
