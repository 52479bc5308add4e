import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Complaints } from './complaints.ts';
import type { FoundFile, MediaSource } from './media-sources.ts';

/** - `here`: it can be served from the disk. - `missing`: there is no such file. - `away`: nobody can say now. */
export type Whereabouts = 'here' | 'missing' | 'away';

/** How often is looked whether something is shown that is not here, in ms. */
const interval = 10_000;

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
  readonly #bringing = new Map<string, Promise<Whereabouts>>();
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

  /** Sees to it that the file is here, if it can be. */
  bring(name: string): Promise<Whereabouts> {
    const size = this.#sizes.get(name);
    if (size !== undefined) {
      this.#sizes.delete(name);
      this.#sizes.set(name, size);
      return Promise.resolve('here');
    }
    const running = this.#bringing.get(name);
    if (running) return running;
    const bringing = this.#bring(name).finally(() => this.#bringing.delete(name));
    this.#bringing.set(name, bringing);
    return bringing;
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

  async #bring(name: string): Promise<Whereabouts> {
    // As uploads are named; nothing else is a name in a directory of ours.
    if (!/^\w[\w.-]*$/.test(name) || name.endsWith('.draft')) return 'missing';
    try {
      const found = await this.#parts.source(name);
      if (!found) return 'missing';
      this.#note(name, await this.#write(name, found));
      await this.#makeRoom();
      this.#complaints.over('bringing');
      return 'here';
    } catch (error) {
      const text = 'Uploaded files can’t be brought now; those that are here are served.';
      this.#complaints.complain('bringing', text, error);
      return 'away';
    }
  }

  /** Writes the whole file, or none. */
  async #write(name: string, { body, bytes: announced }: FoundFile): Promise<number> {
    const file = join(this.directory, name);
    const draft = `${file}.${process.pid}.draft`;
    let bytes = 0;
    try {
      const handle = await open(draft, 'w');
      try {
        for await (const chunk of body) {
          await handle.writeFile(chunk);
          bytes += chunk.byteLength;
        }
      } finally {
        await handle.close();
      }
      if (announced !== undefined && announced !== bytes)
        throw new Error(`${name} broke off after ${bytes} of ${announced} bytes.`);
      await rename(draft, file);
      return bytes;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
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
