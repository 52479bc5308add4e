import { isSiteReachable } from '#submitting/reachable.ts';
import { leaving } from './leaving.ts';

/** A page can't be had because the network has gone, not because of the page. */
export class Unreachable extends Error {}

/** How long a page may be on its way before somebody looks whether the network is still there, in milliseconds. */
const patience = 8000;

/**
 * What the work brings. A connection that is half open never ends by itself, and neither does what waits for it.
 * @throws {Unreachable} if there is no network any more
 */
export async function unlessNetworkGoes<Result>(work: Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  const watch = async (): Promise<never> => {
    while (!ending.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, patience));
      if (!ending.signal.aborted && !(await isSiteReachable()))
        throw new Unreachable('The site does not answer any more.');
    }
    return leaving;
  };
  try {
    return await Promise.race([work, watch()]);
  } finally {
    ending.abort();
  }
}
