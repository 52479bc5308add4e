import type { Bucket } from '#bucket/bucket.ts';
import type { SubmissionFiles } from './submission-files.ts';

/** Prefix of every key, so that it can't collide with a file of the media library. */
const prefix = 'submission-files/';

/** Files in the operator's bucket. Private: only the content backend's key reads them. */
export class BucketFiles implements SubmissionFiles {
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  async write(receipt: string, file: string, bytes: Buffer): Promise<boolean> {
    if (await this.has(receipt, file)) return false;
    await this.#bucket.write(keyOf(receipt, file), bytes);
    return true;
  }

  has(receipt: string, file: string): Promise<boolean> {
    return this.#bucket.has(keyOf(receipt, file));
  }

  read(receipt: string, file: string): Promise<Buffer | undefined> {
    return this.#bucket.read(keyOf(receipt, file));
  }

  async remove(receipt: string): Promise<void> {
    for await (const objects of this.#bucket.list(`${prefix}${receipt}/`))
      await this.#bucket.remove(objects.map(({ key }) => key));
  }

  async list(): Promise<Map<string, number>> {
    const ages = new Map<string, number>();
    for await (const objects of this.#bucket.list(prefix)) {
      for (const { key, changedAt } of objects) {
        const [receipt = ''] = key.slice(prefix.length).split('/');
        ages.set(receipt, Math.max(changedAt, ages.get(receipt) ?? 0));
      }
    }
    return ages;
  }
}

function keyOf(receipt: string, file: string): string {
  return `${prefix}${receipt}/${file}`;
}
