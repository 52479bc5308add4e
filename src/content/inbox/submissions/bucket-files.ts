import type { Bucket, BucketPart } from '#bucket/bucket.ts';
import type { SubmissionFiles } from './submission-files.ts';

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
