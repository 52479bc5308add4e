import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket } from '#bucket/bucket.ts';
import { Complaints } from '#server/complaints.ts';
import { brandHistorySchema } from './brand-history.ts';
import type { BrandVersions } from './brand-versions.ts';

/** Begins every key, so that no upload and no submission's file can be met by one. */
const prefix = 'brand-versions/';
const historyKey = `${prefix}history.json`;
const recordKey = /^brand-versions\/([0-9a-f]{10})\.json$/;

/** How long to wait before a bucket that was away is asked again, in ms. */
const pause = 30_000;

/**
 * Versions of the identity in the bucket that all sites share: addresses of versions are for ever, so a new site with an
 * empty disk has to answer them as well.
 */
export class SharedBrandVersions {
  readonly #bucket: Pick<Bucket, 'list' | 'read' | 'write'>;
  readonly #brands: BrandVersions;
  readonly #complaints = new Complaints();
  readonly #ending = new AbortController();
  #isBehind = false;
  #sharing: Promise<void> | undefined;

  constructor(bucket: Pick<Bucket, 'list' | 'read' | 'write'>, brands: BrandVersions) {
    this.#bucket = bucket;
    this.#brands = brands;
    brands.tellNew(() => void this.share());
  }

  /** Takes up what other sites know, and gives them what this one knows; tried again until it is done. */
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
        this.#complaints.over('sharing');
      } catch (error) {
        this.#isBehind = true;
        this.#complaints.complain(
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
    for await (const page of this.#bucket.list(prefix)) {
      for (const { key } of page) {
        const [, version] = recordKey.exec(key) ?? [];
        if (version) shared.add(version);
      }
    }
    const { known } = this.#brands;
    for (const version of shared) {
      if (known.has(version)) continue;
      const text = await this.#bucket.read(keyOf(version));
      if (text) await this.#brands.keepOther(version, text.toString());
    }
    for (const version of known) {
      if (shared.has(version)) continue;
      const text = await this.#brands.text(version);
      await this.#bucket.write(keyOf(version), Buffer.from(text), 'application/json');
    }
    // The history last: what it names is there.
    const theirs = (await this.#bucket.read(historyKey))?.toString();
    if (theirs !== undefined) await this.#brands.learn(brandHistorySchema.parse(JSON.parse(theirs)));
    const ours = JSON.stringify(this.#brands.history);
    if (ours !== theirs) await this.#bucket.write(historyKey, Buffer.from(ours), 'application/json');
  }

  /** Resolves when nothing is on its way any more; what wasn't shared by then is shared by the next start. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#sharing;
  }
}

function keyOf(version: string): string {
  return `${prefix}${version}.json`;
}
