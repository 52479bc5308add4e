import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket, BucketPart, ListedObject } from '#bucket/bucket.ts';
import { FailureLog } from './failure-log.ts';
import { assetsKeptFor } from './kept-assets.ts';
import { writeWhole } from './write-whole.ts';

/** Minimum age in ms before a running build's asset is written again, which updates its last use. */
const renewedAfter = 24 * 60 * 60_000;

/** How often assets are renewed, and the pause after a failure, in ms. */
const interval = { usual: 12 * 60 * 60_000, away: 30_000 };

/** How long startup waits for the bucket, in ms: pages matter more than other builds' assets. */
const courtesy = 15_000;

/** How long the cached list of keys is trusted for missing files, in ms. */
const listBelieved = 2000;

/** In ms. Newer files may be missing from other sites' cached lists, also because of clock skew. */
const young = 30_000;

/** Parallel uploads: a build has hundreds of files, and the next site waits for them. */
const writtenAtOnce = 16;

const twins = ['', '.br', '.gz'];

/**
 * The hashed assets of all builds of the last 14 days in the shared bucket: during a rolling update, a document's
 * assets may be requested from a site of another build with an empty disk.
 */
export class SharedAssets {
  readonly #bucket: BucketPart;
  readonly #directory: string;
  readonly #bringing = new Map<string, Promise<boolean>>();
  readonly #failures = new FailureLog();
  #listed: { keys: ReadonlySet<string>; at: number } | undefined;
  #listing: Promise<ReadonlySet<string>> | undefined;

  /** `directory` is where assets are served from. */
  constructor(bucket: Bucket, directory: string) {
    this.#bucket = bucket.part('site-assets');
    this.#directory = directory;
  }

  /** Shares this build's assets, and repeats it until the signal aborts. Resolves after the first attempt. */
  async start(builtDirectory: string, signal: AbortSignal): Promise<void> {
    const first = this.#tryToShare(builtDirectory);
    void first.then((isShared) => this.#goOn(builtDirectory, signal, isShared));
    await Promise.race([first, wait(courtesy, undefined, { signal, ref: false }).catch(() => {})]);
  }

  async #goOn(builtDirectory: string, signal: AbortSignal, wasShared: boolean): Promise<void> {
    let isShared = wasShared;
    while (!signal.aborted) {
      const pause = isShared ? interval.usual : interval.away;
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) isShared = await this.#tryToShare(builtDirectory);
    }
  }

  async #tryToShare(builtDirectory: string): Promise<boolean> {
    try {
      await this.share(builtDirectory, Date.now());
      this.#failures.resolve('sharing');
      return true;
    } catch (error) {
      const text =
        'This build’s assets can’t be shared now; sites of other builds can’t answer for them. Trying again.';
      this.#failures.report('sharing', text, error);
      return false;
    }
  }

  /**
   * Uploads this build's assets, and deletes those that no running build has used for 14 days. Resolves once all other
   * sites can find them. `now` in ms.
   */
  async share(builtDirectory: string, now: number): Promise<void> {
    const listed = new Map((await this.#list()).map(({ name, changedAt }) => [name, changedAt]));
    const names = await readdir(builtDirectory);
    const ageOf = (name: string) => now - (listed.get(name) ?? now);
    const due = names.filter((name) => !listed.has(name) || ageOf(name) >= renewedAfter);
    const isNew = names.some((name) => ageOf(name) < young);
    const write = async () => {
      for (let name = due.pop(); name !== undefined; name = due.pop())
        await this.#bucket.write(name, await readFile(join(builtDirectory, name)));
    };
    await Promise.all(Array.from({ length: writtenAtOnce }, write));
    if (isNew) await wait(listBelieved);
    const current = new Set(names);
    const old = [...listed].filter(
      ([name, changedAt]) => !current.has(name) && changedAt < now - assetsKeptFor,
    );
    await this.#bucket.remove(old.map(([name]) => name));
  }

  /** Downloads another build's asset with its compressed variants. Resolves to whether it exists. */
  bring(name: string): Promise<boolean> {
    const running = this.#bringing.get(name);
    if (running) return running;
    const bringing = this.#bring(name).finally(() => this.#bringing.delete(name));
    this.#bringing.set(name, bringing);
    return bringing;
  }

  async #bring(name: string): Promise<boolean> {
    if (!/^[\w-][\w.-]*$/.test(name)) return false;
    const isHere = await access(join(this.#directory, name)).then(
      () => true,
      () => false,
    );
    if (isHere) return true;
    try {
      const shared = await this.#shared();
      if (!shared.has(name)) return false;
      // The file itself last, so that its variants exist once it does.
      const parts = twins.map((twin) => name + twin).filter((part) => shared.has(part));
      for (const part of parts.reverse()) await this.#write(part);
      this.#failures.resolve('bringing');
      return true;
    } catch (error) {
      const text = 'Assets of other builds can’t be brought now; those that are here are served.';
      this.#failures.report('bringing', text, error);
      return false;
    }
  }

  async #write(name: string): Promise<void> {
    const bytes = await this.#bucket.read(name);
    if (!bytes) throw new Error(`${name} was listed and is gone.`);
    await writeWhole(join(this.#directory, name), bytes);
  }

  /** The bucket's keys, cached for some seconds, so that thousands of names cost one request. */
  async #shared(): Promise<ReadonlySet<string>> {
    if (this.#listed && performance.now() - this.#listed.at < listBelieved) return this.#listed.keys;
    this.#listing ??= this.#list()
      .then((objects) => {
        const keys = new Set(objects.map(({ name }) => name));
        this.#listed = { keys, at: performance.now() };
        return keys;
      })
      .finally(() => {
        this.#listing = undefined;
      });
    return this.#listing;
  }

  async #list(): Promise<ListedObject[]> {
    const objects: ListedObject[] = [];
    for await (const page of this.#bucket.list()) objects.push(...page);
    return objects;
  }
}
