import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ArrivingFile } from './arriving-file.ts';
import { FailureLog } from './failure-log.ts';
import { isMediaName } from './media-in-memory.ts';
import type { MediaSource } from './media-sources.ts';

/**
 * - `here`: on disk.
 * - `missing`: there is no such file.
 * - `away`: unknown, the source is unreachable.
 */
export type Whereabouts = 'here' | 'missing' | 'away';

/**
 * In bytes. Larger files are streamed while they download; smaller ones are downloaded first, so that a failure can be
 * reported.
 */
const awaitedWhole = 256 * 1024;

/** How often to look for shown files that are not on disk, in ms. */
const interval = 10_000;

/** A file being downloaded, with its size in bytes. */
export interface Arriving {
  file: ArrivingFile;
  size: number;
}

/** A running download. Neither promise rejects. */
interface Bringing {
  begun: Promise<ArrivingFile | 'missing' | 'away'>;
  ended: Promise<Whereabouts>;
}

interface KeptMediaParts {
  /** Local directory of uploads, if any; these are not copied. */
  mediaDirectory: string;
  source: MediaSource;
  /** Disk limit in bytes. */
  most?: number;
}

/**
 * Disk cache of remote uploads: each is downloaded once, and then served even if the source is away. Names are
 * immutable, so cached files never become stale.
 */
export class KeptMedia {
  readonly directory: string;
  readonly #parts: KeptMediaParts;
  readonly #most: number;
  /** Sizes in bytes by name, least recently used first. */
  readonly #sizes = new Map<string, number>();
  readonly #bringing = new Map<string, Bringing>();
  #total = 0;
  readonly #failures = new FailureLog();

  private constructor(directory: string, parts: KeptMediaParts) {
    this.directory = directory;
    this.#parts = parts;
    this.#most = parts.most ?? 2 * 1024 ** 3;
  }

  static async open(dataDir: string, parts: KeptMediaParts): Promise<KeptMedia> {
    const kept = new KeptMedia(join(dataDir, 'kept-media'), parts);
    await mkdir(kept.directory, { recursive: true });
    const found: { name: string; size: number; at: number }[] = [];
    for (const name of await readdir(kept.directory)) {
      const file = join(kept.directory, name);
      // Left by a process that ended during a download.
      if (name.endsWith('.draft')) await rm(file, { force: true });
      else {
        const { size, mtimeMs } = await stat(file);
        found.push({ name, size, at: mtimeMs });
      }
    }
    for (const { name, size } of found.sort((one, other) => one.at - other.at)) kept.#note(name, size);
    return kept;
  }

  /** Downloads the file if needed. Resolves when it is on disk, or can't be. */
  async bring(name: string): Promise<Whereabouts> {
    return this.#uses(name) ? 'here' : this.#bringOnce(name).ended;
  }

  /** Like `bring`, but resolves as soon as a large file starts to arrive. */
  async find(name: string): Promise<Whereabouts | Arriving> {
    if (this.#uses(name)) return 'here';
    const { begun, ended } = this.#bringOnce(name);
    const file = await begun;
    if (file instanceof ArrivingFile && file.size !== undefined && file.size > awaitedWhole)
      return { file, size: file.size };
    return ended;
  }

  /** Prefetches all shown files until the signal aborts. */
  async follow(shown: () => Iterable<string>, signal: AbortSignal): Promise<void> {
    const missing = new Set<string>();
    while (!signal.aborted) {
      for (const name of shown()) {
        // The last tenth is for visitors' requests.
        if (signal.aborted || this.#total > 0.9 * this.#most) break;
        if (missing.has(name) || this.#sizes.has(name) || (await this.#liesHere(name))) continue;
        const whereabouts = await this.bring(name);
        if (whereabouts === 'away') break;
        if (whereabouts === 'missing') missing.add(name);
      }
      await wait(interval, undefined, { signal }).catch(() => {});
    }
  }

  async #liesHere(name: string): Promise<boolean> {
    return access(join(this.#parts.mediaDirectory, name)).then(
      () => true,
      () => false,
    );
  }

  /** Whether it is on disk; marks it as recently used. */
  #uses(name: string): boolean {
    const size = this.#sizes.get(name);
    if (size === undefined) return false;
    this.#sizes.delete(name);
    this.#sizes.set(name, size);
    return true;
  }

  #bringOnce(name: string): Bringing {
    const running = this.#bringing.get(name);
    if (running) return running;
    const begun = this.#begin(name);
    const ended = begun
      .then((file) => (file instanceof ArrivingFile ? this.#keep(name, file) : file))
      .finally(() => this.#bringing.delete(name));
    const bringing = { begun, ended };
    this.#bringing.set(name, bringing);
    return bringing;
  }

  async #begin(name: string): Promise<ArrivingFile | 'missing' | 'away'> {
    if (!isMediaName(name) || name.endsWith('.draft')) return 'missing';
    try {
      const found = await this.#parts.source(name);
      return found ? new ArrivingFile(join(this.directory, name), found) : 'missing';
    } catch (error) {
      return this.#report(error);
    }
  }

  async #keep(name: string, file: ArrivingFile): Promise<Whereabouts> {
    try {
      this.#note(name, await file.whole);
      await this.#makeRoom();
      this.#failures.resolve('bringing');
      return 'here';
    } catch (error) {
      return this.#report(error);
    }
  }

  #report(error: unknown): 'away' {
    const text = 'Uploaded files can’t be brought now; those that are here are served.';
    this.#failures.report('bringing', text, error);
    return 'away';
  }

  #note(name: string, size: number): void {
    this.#sizes.set(name, size);
    this.#total += size;
  }

  async #makeRoom(): Promise<void> {
    for (const [name, size] of this.#sizes) {
      if (this.#total <= this.#most || this.#sizes.size === 1) return;
      this.#sizes.delete(name);
      this.#total -= size;
      await rm(join(this.directory, name), { force: true });
    }
  }
}
