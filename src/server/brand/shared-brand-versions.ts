import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket, BucketPart } from '#bucket/bucket.ts';
import { FailureLog } from '#server/failure-log.ts';
import { brandHistorySchema } from './brand-history.ts';
import type { BrandVersions } from './brand-versions.ts';

const historyName = 'history.json';

/** Pause before retrying an unreachable bucket, in ms. */
const pause = 30_000;

/**
 * The identity's versions in the shared bucket: addresses of versions are permanent, so a new site with an empty disk
 * must answer them too.
 */
export class SharedBrandVersions {
  readonly #bucket: BucketPart;
  readonly #brands: BrandVersions;
  readonly #failures = new FailureLog();
  readonly #ending = new AbortController();
  #isBehind = false;
  #sharing: Promise<void> | undefined;

  constructor(bucket: Bucket, brands: BrandVersions) {
    this.#bucket = bucket.part('brand-versions');
    this.#brands = brands;
    brands.tellNew(() => void this.share());
  }

  /** Exchanges versions with the bucket; retries until it succeeds. */
  share(): Promise<void> {
    this.#isBehind = true;
    this.#sharing ??= this.#shareAll().finally(() => {
      this.#sharing = undefined;
    });
    return this.#sharing;
  }

  async #shareAll(): Promise<void> {
    while (this.#isBehind && !this.#ending.signal.aborted) {
      this.#isBehind = false;
      try {
        await this.#exchange();
        this.#failures.resolve('sharing');
      } catch (error) {
        this.#isBehind = true;
        this.#failures.report(
          'sharing',
          'Versions of the identity can’t be exchanged with the bucket now; trying again.',
          error,
        );
        await wait(pause, undefined, { signal: this.#ending.signal, ref: false }).catch(() => {});
      }
    }
  }

  async #exchange(): Promise<void> {
    const shared = new Set<string>();
    for await (const objects of this.#bucket.list())
      for (const { name } of objects) if (name !== historyName) shared.add(name.slice(0, -'.json'.length));
    const { known } = this.#brands;
    for (const version of shared) {
      if (known.has(version)) continue;
      const text = await this.#bucket.read(nameOf(version));
      if (text) await this.#brands.keepOther(version, text.toString());
    }
    for (const version of known) {
      if (shared.has(version)) continue;
      const text = await this.#brands.text(version);
      await this.#bucket.write(nameOf(version), Buffer.from(text), 'application/json');
    }
    // The history is written last, so that everything it names exists.
    const theirs = (await this.#bucket.read(historyName))?.toString();
    if (theirs !== undefined) await this.#brands.learn(brandHistorySchema.parse(JSON.parse(theirs)));
    const ours = JSON.stringify(this.#brands.history);
    if (ours !== theirs) await this.#bucket.write(historyName, Buffer.from(ours), 'application/json');
  }

  /** Resolves once no transfer is running. The next start shares the rest. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#sharing;
  }
}

function nameOf(version: string): string {
  return `${version}.json`;
}
