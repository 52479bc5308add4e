import { isSiteReachable } from '#submitting/reachable.ts';

/** A page failed to load because there is no network. */
export class Unreachable extends Error {}

/** Milliseconds between network checks while a page loads. */
const patience = 8000;

/** Checks until the page is given up although the network is fine. */
const maxLooks = 7;

/**
 * Resolves with `work`. Half-open connections never end by themselves, nor do requests the site never answers while it
 * answers others.
 * @throws {Unreachable} if the network is gone
 */
export async function unlessNetworkGoes<Result>(work: Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  const watch = async (): Promise<never> => {
    for (let look = 0; look < maxLooks && !ending.signal.aborted; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, patience));
      if (!ending.signal.aborted && !(await isSiteReachable()))
        throw new Unreachable('The site is no longer reachable.');
    }
    throw new Error('The page does not load, although the site is reachable.');
  };
  try {
    return await Promise.race([work, watch()]);
  } finally {
    ending.abort();
  }
}
