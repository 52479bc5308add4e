import { isSiteReachable } from '#submitting/reachable.ts';

/** A page can't be had because the network has gone, not because of the page. */
export class Unreachable extends Error {}

/** How long a page may be on its way before somebody looks whether the network is still there, in milliseconds. */
const patience = 8000;

/** How often somebody looks before the page is given up although there is a network. */
const maxLooks = 7;

/**
 * What the work brings. A connection that is half open never ends by itself, and neither does what waits for it; nor does
 * an address that gives no answer while all others do.
 * @throws {Unreachable} if there is no network any more
 */
export async function unlessNetworkGoes<Result>(work: Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  const watch = async (): Promise<never> => {
    for (let look = 0; look < maxLooks && !ending.signal.aborted; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, patience));
      if (!ending.signal.aborted && !(await isSiteReachable()))
        throw new Unreachable('The site does not answer any more.');
    }
    throw new Error('The page does not come, although the site answers.');
  };
  try {
    return await Promise.race([work, watch()]);
  } finally {
    ending.abort();
  }
}
