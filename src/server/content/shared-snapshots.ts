import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Bucket } from '#bucket/bucket.ts';
import { Complaints } from '#server/complaints.ts';
import { inParallel } from '#server/in-parallel.ts';
import { isSnapshot, type SnapshotSource } from './bring-snapshots.ts';
import { snapshotDirectory, stateFile } from './snapshot-place.ts';

/** Begins every key, so that no upload and no submission's file can be met by one. */
const prefix = 'site-snapshots/';

/** How long to wait before a bucket that was away is asked again, in ms. */
const usualPause = 30_000;

const versioned = z.object({ version: z.string() });

/**
 * Snapshots of what is published in the bucket that all sites share, beside those on each site's disk: a new site with
 * an empty disk serves every page from them, though neither the content backend nor another site answers.
 */
export class SharedSnapshots implements SnapshotSource {
  readonly name = 'the bucket';
  /** This build’s assets wait for it at the same time. */
  readonly patience = 15_000;
  readonly #bucket: Bucket;
  readonly #directory: string;
  readonly #complaints = new Complaints();
  /** Names of files that are to be shared as they are now, or forgotten if they are gone. */
  readonly #changed = new Set<string>();
  readonly #pause: number;
  /** Whether the bucket may lack what this site has known since before it began. */
  #mayBeBehind = false;
  #sharing: Promise<void> | undefined;
  #ending = new AbortController();

  constructor(bucket: Bucket, dataDir: string, pause = usualPause) {
    this.#bucket = bucket;
    this.#pause = pause;
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

  /**
   * Brings the bucket up to what is here, if it holds something older or nothing: it may have been set only now, or have
   * been away when this site ended. What was withdrawn meanwhile is withdrawn there, too.
   */
  catchUp(): void {
    this.#mayBeBehind = true;
    this.#begin();
  }

  /** Has this file shared as it is by then, in the order in which files are named. */
  share(name: string): void {
    this.#changed.delete(name);
    this.#changed.add(name);
    this.#begin();
  }

  #begin(): void {
    this.#sharing ??= this.#shareAll().finally(() => {
      this.#sharing = undefined;
    });
  }

  async #shareAll(): Promise<void> {
    while ((this.#mayBeBehind || this.#changed.size > 0) && !this.#ending.signal.aborted) {
      try {
        if (this.#mayBeBehind) await this.#compare();
        const names = [...this.#changed].filter((name) => name !== stateFile);
        // The state last, as on the disk.
        const next = names.length > 0 ? names : [...this.#changed];
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
        await wait(this.#pause, undefined, { signal: this.#ending.signal, ref: false }).catch(() => {});
      }
    }
  }

  /** Names everything that is here or there, if what is here is newer. The state comes last in both, so that it tells. */
  async #compare(): Promise<void> {
    const ours = versionIn(await readFile(join(this.#directory, stateFile)).catch(() => undefined));
    const theirs = versionIn(await this.read(stateFile));
    if (ours !== undefined && (theirs === undefined || theirs < ours)) {
      const here = await readdir(this.#directory, { recursive: true });
      const there = await this.list();
      for (const name of [...here.filter(isSnapshot), ...there]) this.#changed.add(name);
    }
    this.#mayBeBehind = false;
  }

  async #shareOne(name: string): Promise<void> {
    const file = join(this.#directory, name);
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) await this.#bucket.write(prefix + name, bytes, 'application/json');
    else await this.#bucket.remove([prefix + name]);
  }

  /** Resolves when nothing is on its way any more; what wasn't shared by then the next start catches up with. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#sharing;
  }
}

function versionIn(state: Buffer | undefined): string | undefined {
  try {
    return versioned.parse(JSON.parse(String(state))).version;
  } catch {
    return undefined;
  }
}
