import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ArrivingFile } from './arriving-file.ts';
import { Complaints } from './complaints.ts';
import { isMediaName } from './media-in-memory.ts';
import type { MediaSource } from './media-sources.ts';

/** - `here`: it can be served from the disk. - `missing`: there is no such file. - `away`: nobody can say now. */
export type Whereabouts = 'here' | 'missing' | 'away';

/** A file that is larger than this, in bytes, is given out while it comes; who gets a smaller one is told if it breaks off. */
const awaitedWhole = 256 * 1024;

/** How often is looked whether something is shown that is not here, in ms. */
const interval = 10_000;

/** A file that is on its way, and how large it is, in bytes. */
export interface Arriving {
  file: ArrivingFile;
  size: number;
}

/** A file that is being brought. Neither promise rejects. */
interface Bringing {
  begun: Promise<ArrivingFile | 'missing' | 'away'>;
  ended: Promise<Whereabouts>;
}

interface KeptMediaParts {
  /** Where uploaded files lie if they lie on this machine; they are not kept twice. */
  mediaDirectory: string;
  /** Where else they lie. */
  source: MediaSource;
  /** The most that is kept, in bytes. */
  most?: number;
}

/**
 * Uploaded files that lie elsewhere, kept on the site's disk: each is brought once, and then served though the place it
 * came from is away. A name belongs to one content for ever, so what is here is right.
 */
export class KeptMedia {
  readonly directory: string;
  readonly #parts: KeptMediaParts;
  readonly #most: number;
  /** Bytes by name; what was asked for longest ago comes first. */
  readonly #sizes = new Map<string, number>();
  readonly #bringing = new Map<string, Bringing>();
  #total = 0;
  readonly #complaints = new Complaints();

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
      // Half a file, of a process that was ended.
      if (name.endsWith('.draft')) await rm(file, { force: true });
      else {
        const { size, mtimeMs } = await stat(file);
        found.push({ name, size, at: mtimeMs });
      }
    }
    for (const { name, size } of found.sort((one, other) => one.at - other.at)) kept.#note(name, size);
    return kept;
  }

  /** Sees to it that the file is here, if it can be, and resolves when it is. */
  async bring(name: string): Promise<Whereabouts> {
    return this.#uses(name) ? 'here' : this.#bringOnce(name).ended;
  }

  /** The same, but resolves with a large file as soon as it begins to come. */
  async find(name: string): Promise<Whereabouts | Arriving> {
    if (this.#uses(name)) return 'here';
    const { begun, ended } = this.#bringOnce(name);
    const file = await begun;
    if (file instanceof ArrivingFile && file.size !== undefined && file.size > awaitedWhole)
      return { file, size: file.size };
    return ended;
  }

  /** Brings all that is shown before anybody asks for it, until the signal ends it. */
  async follow(shown: () => Iterable<string>, signal: AbortSignal): Promise<void> {
    const missing = new Set<string>();
    while (!signal.aborted) {
      for (const name of shown()) {
        // The last tenth is for what visitors ask for.
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

  /** Whether it is here; then it is what was asked for last. */
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
      return this.#complain(error);
    }
  }

  async #keep(name: string, file: ArrivingFile): Promise<Whereabouts> {
    try {
      this.#note(name, await file.whole);
      await this.#makeRoom();
      this.#complaints.over('bringing');
      return 'here';
    } catch (error) {
      return this.#complain(error);
    }
  }

  #complain(error: unknown): 'away' {
    const text = 'Uploaded files can’t be brought now; those that are here are served.';
    this.#complaints.complain('bringing', text, error);
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
