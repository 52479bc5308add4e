import { setTimeout as wait } from 'node:timers/promises';
import type { CdnPurgeForm, Settings } from '#settings/settings.ts';
import { FailureLog } from './failure-log.ts';

/** Most keys per request, by service. */
const keysAtOnce: Readonly<Record<CdnPurgeForm, number>> = { generic: 100, fastly: 256, cloudflare: 30 };

/** The CDN's timeout, and the pause before a retry, in ms. */
const patience = 5000;
const retryDelays = [500, 2000, 8000, 30_000];

/** Purges changed pages from a CDN by surrogate keys. Best effort: without it a page expires seconds later anyway. */
export class CdnPurge {
  readonly #target: NonNullable<Settings['cdnPurge']>;
  readonly #delays: readonly number[];
  readonly #failures = new FailureLog();
  readonly #waiting = new Set<string>();
  #telling: Promise<void> | undefined;

  constructor(target: NonNullable<Settings['cdnPurge']>, delays = retryDelays) {
    this.#target = target;
    this.#delays = delays;
  }

  forget(keys: readonly string[]): void {
    for (const key of keys) this.#waiting.add(key);
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = undefined;
    });
  }

  async #tellAll(): Promise<void> {
    let failures = 0;
    while (this.#waiting.size > 0) {
      const keys = [...this.#waiting].slice(0, keysAtOnce[this.#target.form]);
      try {
        // A key that changes again from here on needs another purge.
        for (const key of keys) this.#waiting.delete(key);
        await this.#tell(keys);
        this.#failures.resolve('telling');
        failures = 0;
      } catch (error) {
        this.#failures.report('telling', 'The CDN could not be told what has changed.', error);
        const delay = this.#delays[failures];
        failures += 1;
        if (delay === undefined) {
          // By now everything has expired anyway.
          this.#waiting.clear();
          return;
        }
        for (const key of keys) this.#waiting.add(key);
        await wait(delay, undefined, { ref: false });
      }
    }
  }

  async #tell(keys: readonly string[]): Promise<void> {
    const { url, form, token } = this.#target;
    const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const list = { 'surrogate-key': keys.join(' ') };
    const requests: Readonly<Record<CdnPurgeForm, () => RequestInit>> = {
      generic: () => ({ method: 'PURGE', headers: { ...bearer, ...list } }),
      fastly: () => ({ method: 'POST', headers: { 'fastly-key': token ?? '', ...list } }),
      cloudflare: () => ({
        method: 'POST',
        headers: { ...bearer, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: keys }),
      }),
    };
    const answer = await fetch(url, { ...requests[form](), signal: AbortSignal.timeout(patience) });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`It returned ${answer.status}.`);
  }
}
