import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Bucket, BucketPart } from '#bucket/bucket.ts';
import { FailureLog } from '#server/failure-log.ts';
import { inParallel } from '#server/in-parallel.ts';
import { isSnapshot, type SnapshotSource } from './bring-snapshots.ts';
import { snapshotDirectory, stateFile } from './snapshot-place.ts';

/** Pause before retrying an unreachable bucket, in ms. */
const usualPause = 30_000;

const versioned = z.object({ version: z.string() });

/**
 * Copies of the snapshots in the shared bucket, from which a new site with an empty disk serves every page even if the
 * content backend and all other sites are away.
 */
export class SharedSnapshots implements SnapshotSource {
  readonly name = 'the bucket';
  /** This build's assets need the bucket at the same time. */
  readonly patience = 15_000;
  readonly #bucket: BucketPart;
  readonly #directory: string;
  readonly #failures = new FailureLog();
  /** Files to upload, or to delete if they are gone. */
  readonly #changed = new Set<string>();
  readonly #pause: number;
  /** Whether the bucket may be older than what this site knew at startup. */
  #mayBeBehind = false;
  #sharing: Promise<void> | undefined;
  #ending = new AbortController();

  constructor(bucket: Bucket, dataDir: string, pause = usualPause) {
    this.#bucket = bucket.part('site-snapshots');
    this.#pause = pause;
    this.#directory = snapshotDirectory(dataDir);
  }

  async list(): Promise<string[]> {
    const names: string[] = [];
    for await (const objects of this.#bucket.list()) names.push(...objects.map(({ name }) => name));
    return names.filter(isSnapshot);
  }

  read(name: string): Promise<Buffer | undefined> {
    return this.#bucket.read(name);
  }

  /**
   * Brings the bucket up to date if it is older or empty: it may be new, or have been away when this site ended. Also
   * deletes what was withdrawn.
   */
  catchUp(): void {
    this.#mayBeBehind = true;
    this.#begin();
  }

  /** Queues a file for upload. Its content at the time of upload counts. */
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
        // The state last, as on disk.
        const next = names.length > 0 ? names : [...this.#changed];
        await inParallel(next, async (name) => {
          this.#changed.delete(name);
          await this.#shareOne(name).catch((error) => {
            this.#changed.add(name);
            throw error;
          });
        });
        this.#failures.resolve('sharing');
      } catch (error) {
        this.#failures.report('sharing', 'Snapshots can’t be put into the bucket now; trying again.', error);
        await wait(this.#pause, undefined, { signal: this.#ending.signal, ref: false }).catch(() => {});
      }
    }
  }

  /**
   * Queues everything that is here or in the bucket, if what is here is newer. In both, the state is written last, so
   * it marks a complete set.
   */
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
    if (bytes) await this.#bucket.write(name, bytes, 'application/json');
    else await this.#bucket.remove([name]);
  }

  /** Resolves once no transfer is running. The next start catches up with the rest. */
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
