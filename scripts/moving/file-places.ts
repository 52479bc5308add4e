import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { Bucket } from '../../src/bucket/bucket.ts';
import type { House } from './house.ts';

/** Files that a product keeps: `media/…` and `submission-files/…`, wherever they lie. */
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
        // Half a file, of a process that was ended.
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

/** What sites put into the bucket by themselves, of what they have elsewhere. */
const rebuilt = ['site-assets/', 'site-snapshots/'];

/** Says that what is in the bucket is part of a move that has not ended. */
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
    // Of what visitors sent nothing but the bytes is known, and nobody gets it by this type.
    const type = name.startsWith('media/') ? getMimeType(name) : undefined;
    await this.#bucket.write(keyOf(name), bytes, type);
  }

  /** Whether what is here came with a move that did not end. */
  isUnfinished(): Promise<boolean> {
    return this.#bucket.has(mark);
  }

  /** What is here from now on is this move's. */
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

/** Uploads lie at the root of the bucket. */
function keyOf(name: string): string {
  return name.startsWith('media/') ? name.slice('media/'.length) : name;
}
