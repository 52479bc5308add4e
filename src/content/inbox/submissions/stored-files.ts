import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Bucket, type BucketPart } from '#bucket/bucket.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';

/** One directory per submission, one file per id, without extension, readable by the owner only. */
export class DiskFiles implements SubmissionFiles {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async write(receipt: string, file: string, bytes: Buffer): Promise<boolean> {
    if (await this.has(receipt, file)) return false;
    const directory = join(this.#directory, receipt);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // Written to a temporary file, synced and renamed, so that the file under the id is always whole.
    const draft = join(directory, `${file}.${process.pid}-${performance.now()}.part`);
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, join(directory, file));
    return true;
  }

  async has(receipt: string, file: string): Promise<boolean> {
    return (await ifThere(stat(join(this.#directory, receipt, file)))) !== undefined;
  }

  read(receipt: string, file: string): Promise<Buffer | undefined> {
    return ifThere(readFile(join(this.#directory, receipt, file)));
  }

  async remove(receipt: string): Promise<void> {
    await rm(join(this.#directory, receipt), { recursive: true, force: true });
  }

  async list(): Promise<Map<string, number>> {
    const ages = new Map<string, number>();
    for (const receipt of (await ifThere(readdir(this.#directory))) ?? []) {
      const facts = await ifThere(stat(join(this.#directory, receipt)));
      if (facts) ages.set(receipt, facts.mtimeMs);
    }
    return ages;
  }
}

async function ifThere<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Files in the operator's bucket. Private: only the content backend's key reads them. */
export class BucketFiles implements SubmissionFiles {
  readonly #bucket: BucketPart;

  constructor(bucket: Bucket) {
    this.#bucket = bucket.part('submission-files');
  }

  async write(receipt: string, file: string, bytes: Buffer): Promise<boolean> {
    if (await this.has(receipt, file)) return false;
    await this.#bucket.write(nameOf(receipt, file), bytes);
    return true;
  }

  has(receipt: string, file: string): Promise<boolean> {
    return this.#bucket.has(nameOf(receipt, file));
  }

  read(receipt: string, file: string): Promise<Buffer | undefined> {
    return this.#bucket.read(nameOf(receipt, file));
  }

  async remove(receipt: string): Promise<void> {
    for await (const objects of this.#bucket.list(`${receipt}/`))
      await this.#bucket.remove(objects.map(({ name }) => name));
  }

  async list(): Promise<Map<string, number>> {
    const ages = new Map<string, number>();
    for await (const objects of this.#bucket.list()) {
      for (const { name, changedAt } of objects) {
        const [receipt = ''] = name.split('/');
        ages.set(receipt, Math.max(changedAt, ages.get(receipt) ?? 0));
      }
    }
    return ages;
  }
}

function nameOf(receipt: string, file: string): string {
  return `${receipt}/${file}`;
}

/** In `DATA_DIR`, or in the bucket of the media library. */
export const submissionFiles: SubmissionFiles = settings.s3
  ? new BucketFiles(new Bucket(settings.s3))
  : new DiskFiles(join(settings.dataDir, 'submission-files'));

/**
 * Storage for submitted files, keyed by receipt and file id, never by a name that someone chose. It is not served;
 * accounts that may read a submission get its files through the content backend.
 */
export interface SubmissionFiles {
  /** Returns false if the file exists already. */
  write(receipt: string, file: string, bytes: Buffer): Promise<boolean>;
  has(receipt: string, file: string): Promise<boolean>;
  read(receipt: string, file: string): Promise<Buffer | undefined>;
  remove(receipt: string): Promise<void>;
  /** Receipt → when its newest file arrived (ms since 1970). */
  list(): Promise<Map<string, number>>;
}
