import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { Bucket } from '../../src/bucket/bucket.ts';
import type { House } from './house.ts';

export interface FilePlace {
  list(): Promise<string[]>;
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
}

export const folders = ['media', 'submission-files'] as const;

export class DiskPlace implements FilePlace {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async list(): Promise<string[]> {
    const names: string[] = [];
    for (const folder of folders) {
      const found = await readdir(join(this.#directory, folder), {
        recursive: true,
        withFileTypes: true,
      }).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(error)));
      for (const entry of found) {
        // Left by a process that ended during a write.
        if (!entry.isFile() || entry.name.endsWith('.part')) continue;
        names.push(join(entry.parentPath, entry.name).slice(this.#directory.length + 1));
      }
    }
    return names;
  }

  async read(name: string): Promise<Buffer | undefined> {
    return readFile(join(this.#directory, name));
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const file = join(this.#directory, name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { mode: 0o600, flush: true });
  }
}

/** Copies that sites upload to the bucket by themselves. */
const rebuilt = ['site-assets/', 'site-snapshots/'];

const mark = 'moving/unfinished';

export class BucketPlace implements FilePlace {
  readonly #bucket: Bucket;

  constructor(place: NonNullable<House['s3']>) {
    this.#bucket = new Bucket(place);
  }

  async list(): Promise<string[]> {
    return (await this.#keys()).map((key) => (key.startsWith('submission-files/') ? key : `media/${key}`));
  }

  read(name: string): Promise<Buffer | undefined> {
    return this.#bucket.read(keyOf(name));
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    // Visitors' files are stored without a type, because nobody is served them by it.
    const type = name.startsWith('media/') ? getMimeType(name) : undefined;
    await this.#bucket.write(keyOf(name), bytes, type);
  }

  /** Whether its files are from an unfinished move. */
  isUnfinished(): Promise<boolean> {
    return this.#bucket.has(mark);
  }

  /** Marks what is here from now on as this move's. */
  async begin(): Promise<void> {
    await this.#bucket.write(mark, Buffer.from(new Date().toISOString()), 'text/plain');
    await this.#bucket.remove(await this.#keys());
  }

  async end(): Promise<void> {
    await this.#bucket.remove([mark]);
  }

  async #keys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const objects of this.#bucket.list(''))
      for (const { key } of objects)
        if (key !== mark && !rebuilt.some((prefix) => key.startsWith(prefix))) keys.push(key);
    return keys;
  }
}

/** Uploads are at the bucket's root. */
function keyOf(name: string): string {
  return name.startsWith('media/') ? name.slice('media/'.length) : name;
}
