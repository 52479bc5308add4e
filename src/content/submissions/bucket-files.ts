import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Settings } from '#settings/settings.ts';
import type { SubmissionFiles } from './submission-files.ts';

/** Begins every name, so that nothing of the media library can be met by one. */
const prefix = 'submission-files/';

/** Files in the operator's bucket. They are private: nothing but the content backend's key reads them. */
export class BucketFiles implements SubmissionFiles {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ bucket, region, endpoint, accessKeyId, secretAccessKey }: NonNullable<Settings['s3']>) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      credentials: { accessKeyId, secretAccessKey },
    });
  }

  async write(receipt: string, file: string, bytes: Buffer): Promise<boolean> {
    if (await this.has(receipt, file)) return false;
    await this.#client.send(
      new PutObjectCommand({
        ...this.#place(receipt, file),
        Body: bytes,
        ContentType: 'application/octet-stream',
      }),
    );
    return true;
  }

  async has(receipt: string, file: string): Promise<boolean> {
    const found = await ifThere(this.#client.send(new HeadObjectCommand(this.#place(receipt, file))));
    return found !== undefined;
  }

  async read(receipt: string, file: string): Promise<Buffer | undefined> {
    const found = await ifThere(this.#client.send(new GetObjectCommand(this.#place(receipt, file))));
    const bytes = await found?.Body?.transformToByteArray();
    return bytes && Buffer.from(bytes);
  }

  async remove(receipt: string): Promise<void> {
    // A form has forty fields at most, so one request takes all its files.
    const Objects: { Key: string }[] = [];
    for await (const page of this.#pages(`${prefix}${receipt}/`))
      Objects.push(...page.map(({ key }) => ({ Key: key })));
    if (Objects.length > 0)
      await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects } }));
  }

  async list(): Promise<Map<string, number>> {
    const ages = new Map<string, number>();
    for await (const objects of this.#pages(prefix)) {
      for (const { key, changedAt } of objects) {
        const [receipt = ''] = key.slice(prefix.length).split('/');
        ages.set(receipt, Math.max(changedAt, ages.get(receipt) ?? 0));
      }
    }
    return ages;
  }

  #place(receipt: string, file: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: `${prefix}${receipt}/${file}` };
  }

  async *#pages(begin: string): AsyncGenerator<{ key: string; changedAt: number }[]> {
    let token: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: begin, ContinuationToken: token }),
      );
      yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key === undefined ? [] : [{ key: Key, changedAt: LastModified?.getTime() ?? 0 }],
      );
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }
}

async function ifThere<Value>(asking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
