import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { Bucket } from '../../src/bucket/bucket.ts';
import { bucketParts, keptParts, partOf } from '../../src/bucket/bucket-parts.ts';
import type { House } from './house.ts';

/** The files that can't be rebuilt, by `{part}/{name}`. */
export interface FilePlace {
  /** @throws if there is something that the product hasn't put there */
  list(): Promise<string[]>;
  read(file: string): Promise<Buffer | undefined>;
  write(file: string, bytes: Buffer): Promise<void>;
}

export class DiskPlace implements FilePlace {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async list(): Promise<string[]> {
    const files: string[] = [];
    for (const part of keptParts) {
      const directory = join(this.#directory, part);
      const found = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(error)),
      );
      for (const entry of found) {
        // Left by a process that ended during a write.
        if (!entry.isFile() || /\.(?:part|draft)$/.test(entry.name)) continue;
        const name = join(entry.parentPath, entry.name).slice(directory.length + 1);
        if (!bucketParts[part].names.test(name)) refuse(`${part}/${name}`);
        files.push(`${part}/${name}`);
      }
    }
    return files;
  }

  async read(file: string): Promise<Buffer | undefined> {
    return readFile(join(this.#directory, file));
  }

  async write(file: string, bytes: Buffer): Promise<void> {
    const place = join(this.#directory, file);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await writeFile(place, bytes, { mode: 0o600, flush: true });
  }
}

const mark = 'unfinished';

export class BucketPlace implements FilePlace {
  readonly #bucket: Bucket;

  constructor(place: NonNullable<House['s3']>) {
    this.#bucket = new Bucket(place);
  }

  async list(): Promise<string[]> {
    const files: string[] = [];
    for await (const key of this.#bucket.keys()) {
      const found = partOf(key) ?? refuse(key);
      if (keptParts.includes(found.part)) files.push(`${found.part}/${found.name}`);
    }
    return files;
  }

  read(file: string): Promise<Buffer | undefined> {
    const { part, name } = split(file);
    return this.#bucket.part(part).read(name);
  }

  async write(file: string, bytes: Buffer): Promise<void> {
    const { part, name } = split(file);
    // Visitors' files are stored without a type, because nobody is served them by it.
    const type = part === 'submission-files' ? undefined : getMimeType(name);
    await this.#bucket.part(part).write(name, bytes, type);
  }

  isUnfinished(): Promise<boolean> {
    return this.#bucket.part('moving').has(mark);
  }

  /** Marks what is here from now on as this move's. */
  async begin(): Promise<void> {
    await this.#bucket.part('moving').write(mark, Buffer.from(new Date().toISOString()), 'text/plain');
    for (const part of keptParts) {
      const files = this.#bucket.part(part);
      for await (const left of files.list()) await files.remove(left.map(({ name }) => name));
    }
  }

  async end(): Promise<void> {
    await this.#bucket.part('moving').remove([mark]);
  }
}

function split(file: string) {
  const part = keptParts.find((kept) => file.startsWith(`${kept}/`)) ?? refuse(file);
  return { part, name: file.slice(part.length + 1) };
}

function refuse(file: string): never {
  throw new Error(`${file} was not stored by the product. Put it elsewhere and start again.`);
}
