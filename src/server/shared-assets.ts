import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket, ListedObject } from '#bucket/bucket.ts';
import { Complaints } from './complaints.ts';
import { assetsKeptFor } from './kept-assets.ts';
import { writeWhole } from './write-whole.ts';

/** Begins every key, so that no upload and no submission's file can be met by one. */
const prefix = 'site-assets/';

/** From when on an asset of a build that still runs is written again, so that its age tells when it was last in use, in ms. */
const renewedAfter = 24 * 60 * 60_000;

/** How often that is looked at, in ms; and where the bucket was away. */
const interval = { usual: 12 * 60 * 60_000, away: 30_000 };

/** How long a start waits for a bucket that doesn't answer, in ms: pages are worth more than other builds' assets. */
const courtesy = 15_000;

/** How long the list of what is shared is believed about what is not on it, in ms. */
const listBelieved = 2000;

/** Of what was shared less than this ago, in ms, some site may still believe that it isn't there; clocks needn't agree. */
const young = 30_000;

/** A build has hundreds of files, and the next site waits for them. */
const writtenAtOnce = 16;

/** Ends the names of an asset's compressed twins. */
const twins = ['', '.br', '.gz'];

/**
 * The hashed assets of all builds of the last 14 days, in the bucket that all sites share: while they are being updated
 * one by one, a document of one build may have its parts asked for at a site of another, whose disk is empty.
 */
export class SharedAssets {
  readonly #bucket: Bucket;
  readonly #directory: string;
  readonly #bringing = new Map<string, Promise<boolean>>();
  readonly #complaints = new Complaints();
  #listed: { keys: ReadonlySet<string>; at: number } | undefined;
  #listing: Promise<ReadonlySet<string>> | undefined;

  /** `directory` is where assets are served from. */
  constructor(bucket: Bucket, directory: string) {
    this.#bucket = bucket;
    this.#directory = directory;
  }

  /** Shares this build's assets, and goes on until the signal ends it. Resolves once they are there, or can't be now. */
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
      this.#complaints.over('sharing');
      return true;
    } catch (error) {
      const text =
        'This build’s assets can’t be shared now; sites of other builds can’t answer for them. Trying again.';
      this.#complaints.complain('sharing', text, error);
      return false;
    }
  }

  /**
   * Puts this build's assets into the bucket, and drops what has been part of no running build for 14 days. Resolves once
   * every other site that is asked for them finds them. `now` in ms.
   */
  async share(builtDirectory: string, now: number): Promise<void> {
    const listed = new Map(
      (await this.#list()).map(({ key, changedAt }) => [key.slice(prefix.length), changedAt]),
    );
    const names = await readdir(builtDirectory);
    const ageOf = (name: string) => now - (listed.get(name) ?? now);
    const due = names.filter((name) => !listed.has(name) || ageOf(name) >= renewedAfter);
    const isNew = names.some((name) => ageOf(name) < young);
    const write = async () => {
      for (let name = due.pop(); name !== undefined; name = due.pop())
        await this.#bucket.write(prefix + name, await readFile(join(builtDirectory, name)));
    };
    await Promise.all(Array.from({ length: writtenAtOnce }, write));
    if (isNew) await wait(listBelieved);
    const current = new Set(names);
    const old = [...listed].filter(
      ([name, changedAt]) => !current.has(name) && changedAt < now - assetsKeptFor,
    );
    await this.#bucket.remove(old.map(([name]) => prefix + name));
  }

  /** Brings an asset of another build and its compressed twins, if there is such an asset. Resolves to whether it is here. */
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
      // The file itself last: whoever finds it finds its twins as well.
      const parts = twins.map((twin) => name + twin).filter((part) => shared.has(part));
      for (const part of parts.reverse()) await this.#write(part);
      this.#complaints.over('bringing');
      return true;
    } catch (error) {
      const text = 'Assets of other builds can’t be brought now; those that are here are served.';
      this.#complaints.complain('bringing', text, error);
      return false;
    }
  }

  async #write(name: string): Promise<void> {
    const bytes = await this.#bucket.read(prefix + name);
    if (!bytes) throw new Error(`${name} was listed and is gone.`);
    await writeWhole(join(this.#directory, name), bytes);
  }

  /** What is shared, as of some seconds ago: whoever asks for thousands of names costs one question. */
  async #shared(): Promise<ReadonlySet<string>> {
    if (this.#listed && performance.now() - this.#listed.at < listBelieved) return this.#listed.keys;
    this.#listing ??= this.#list()
      .then((objects) => {
        const keys = new Set(objects.map(({ key }) => key.slice(prefix.length)));
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
    for await (const page of this.#bucket.list(prefix)) objects.push(...page);
    return objects;
  }
}
