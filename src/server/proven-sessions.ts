import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Semaphore } from '#limits/semaphore.ts';
import { requestHeaders } from '#serving/current-request.ts';
import { traceHeaders } from '#serving/trace-headers.ts';

/** How long an answer holds, in ms. Until then a session that has ended still gets larger bodies through, and no other right. */
const fresh = 60_000;

/** By these the content backend tells who asks, and whether a cookie counts. */
const telling = ['authorization', 'cookie', 'origin', 'sec-fetch-site'] as const;

const signedIn = z.object({ user: z.looseObject({}).nullable() });

export function claimsSession({ authorization, cookie }: IncomingHttpHeaders): boolean {
  return authorization !== undefined || /(^|;\s*)payload-token=./.test(cookie ?? '');
}

/** Asks the content backend whether sessions are valid. */
export class ProvenSessions {
  readonly #base: string;
  readonly #semaphore = new Semaphore({ atOnce: 4, perNetwork: 2, waiting: 200, waitingPerNetwork: 20 });
  readonly #known = new LRUCache<string, true>({ max: 1000, ttl: fresh });

  constructor(contentBase: string) {
    this.#base = contentBase;
  }

  /**
   * Whether a request is an account's.
   *
   * @param network whose request it is, from `networkOf`
   * @param patience in ms
   * @throws {Error} if the content backend doesn't say; a `TimeoutError` if it takes too long
   */
  async isProven(headers: IncomingHttpHeaders, network: string, patience: number): Promise<boolean> {
    if (!claimsSession(headers)) return false;
    const said = Object.fromEntries(telling.map((name) => [name, headers[name] ?? '']));
    const key = hash('sha256', JSON.stringify(said));
    if (this.#known.has(key)) return true;
    const isProven = await this.#semaphore.run(() => this.#ask(said, patience), network);
    // Others are asked about again: made-up ones must not displace an account's.
    if (isProven) this.#known.set(key, true);
    return isProven;
  }

  async #ask(said: Readonly<Record<string, string>>, patience: number): Promise<boolean> {
    const answer = await fetch(`${this.#base}/api/users/me?depth=0`, {
      headers: {
        ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')),
        ...traceHeaders(),
        ...requestHeaders(),
      },
      signal: AbortSignal.timeout(patience),
    });
    if (answer.status >= 500) throw new Error(`It answered ${answer.status} when asked about a session.`);
    return answer.ok && signedIn.parse(await answer.json()).user !== null;
  }
}
