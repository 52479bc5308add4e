import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket } from '#bucket/bucket.ts';
import { Complaints } from '#server/complaints.ts';
import { inParallel } from '#server/in-parallel.ts';
import { isSnapshot, type SnapshotSource } from './bring-snapshots.ts';
import { snapshotDirectory, stateFile } from './snapshot-place.ts';

/** Begins every key, so that no upload and no submission's file can be met by one. */
const prefix = 'site-snapshots/';

/** How long to wait before a bucket that was away is asked again, in ms. */
const pause = 30_000;

/**
 * Snapshots of what is published in the bucket that all sites share, beside those on each site's disk: a new site with
 * an empty disk serves every page from them, though neither the content backend nor another site answers.
 */
export class SharedSnapshots implements SnapshotSource {
  readonly name = 'the bucket';
  readonly #bucket: Bucket;
  readonly #directory: string;
  readonly #complaints = new Complaints();
  /** Names of files that are to be shared as they are now, or forgotten if they are gone. */
  readonly #changed = new Set<string>();
  #sharing: Promise<void> | undefined;
  #ending = new AbortController();

  constructor(bucket: Bucket, dataDir: string) {
    this.#bucket = bucket;
    this.#directory = snapshotDirectory(dataDir);
  }

  async list(): Promise<string[]> {
    const names: string[] = [];
    for await (const page of this.#bucket.list(prefix))
      names.push(...page.map(({ key }) => key.slice(prefix.length)));
    return names.filter(isSnapshot);
  }

  read(name: string): Promise<Buffer | undefined> {
    return this.#bucket.read(prefix + name);
  }

  /** Shares what the bucket doesn't have yet: it may have been set only now. */
  async shareMissing(): Promise<void> {
    try {
      const shared = new Set(await this.list());
      const pages = await readdir(join(this.#directory, 'pages')).catch(() => []);
      const names = [
        ...pages.filter((name) => name.endsWith('.json')).map((name) => `pages/${name}`),
        stateFile,
      ];
      for (const name of names) if (!shared.has(name)) this.share(name);
    } catch (error) {
      this.#complaints.complain(
        'sharing',
        'Snapshots can’t be put into the bucket now; trying again.',
        error,
      );
    }
  }

  /** Has this file shared as it is by then, in the order in which files are named. */
  share(name: string): void {
    this.#changed.delete(name);
    this.#changed.add(name);
    this.#sharing ??= this.#shareAll().finally(() => {
      this.#sharing = undefined;
    });
  }

  async #shareAll(): Promise<void> {
    while (this.#changed.size > 0 && !this.#ending.signal.aborted) {
      const names = [...this.#changed].filter((name) => name !== stateFile);
      // The state last, as on the disk.
      const next = names.length > 0 ? names : [stateFile];
      try {
        await inParallel(next, async (name) => {
          this.#changed.delete(name);
          await this.#shareOne(name).catch((error) => {
            this.#changed.add(name);
            throw error;
          });
        });
        this.#complaints.over('sharing');
      } catch (error) {
        this.#complaints.complain(
          'sharing',
          'Snapshots can’t be put into the bucket now; trying again.',
          error,
        );
        await wait(pause, undefined, { signal: this.#ending.signal, ref: false }).catch(() => {});
      }
    }
  }

  async #shareOne(name: string): Promise<void> {
    const file = join(this.#directory, name);
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) await this.#bucket.write(prefix + name, bytes, 'application/json');
    else await this.#bucket.remove([prefix + name]);
  }

  /** Resolves when nothing is on its way any more; what wasn't shared by then is shared by the next start. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#sharing;
  }
}
