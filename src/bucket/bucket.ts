import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

export interface BucketPlace {
  bucket: string;
  region: string;
  /** For S3-compatible storage other than Amazon's. Addresses are then path-style. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface ListedObject {
  key: string;
  /** In milliseconds. */
  changedAt: number;
}

/** S3's limit for one DeleteObjects request. */
const deletedAtOnce = 1000;

/**
 * The operator's bucket. Objects are private. Every method throws if the bucket can't be reached; a missing object is
 * `undefined`.
 */
export class Bucket {
  readonly #client: S3Client;
  readonly #bucket: string;

  /** @param patience idle timeout of a response in ms */
  constructor(
    { bucket, region, endpoint, accessKeyId, secretAccessKey }: BucketPlace,
    { patience = 10_000 } = {},
  ) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      credentials: { accessKeyId, secretAccessKey },
      // Not every S3-compatible server supports the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Retries of a hanging request would only queue up.
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: 3000,
        requestTimeout: patience,
        throwOnRequestTimeout: true,
        socketTimeout: patience,
      },
    });
  }

  /** Resolves if the bucket responds within `within` ms; otherwise rejects with the reason. */
  async answers(within: number): Promise<void> {
    const abortSignal = AbortSignal.timeout(within);
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }), { abortSignal });
  }

  async has(key: string): Promise<boolean> {
    const found = await ifThere(this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key })));
    return found !== undefined;
  }

  async read(key: string): Promise<Buffer | undefined> {
    const found = await this.open(key);
    if (!found) return undefined;
    const chunks: Uint8Array[] = [];
    for await (const chunk of found.body) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** The object as a stream, with its size in bytes. The signal aborts the download. */
  async open(
    key: string,
    signal?: AbortSignal,
  ): Promise<{ body: AsyncIterable<Uint8Array>; bytes: number } | undefined> {
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key });
    const found = await ifThere(this.#client.send(command, signal ? { abortSignal: signal } : {}));
    if (!found?.Body || found.ContentLength === undefined) return undefined;
    // In Node it is always a `Readable`.
    return { body: found.Body as Readable, bytes: found.ContentLength };
  }

  async write(key: string, bytes: Buffer, type = 'application/octet-stream'): Promise<void> {
    const Bucket = this.#bucket;
    await this.#client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: type }));
  }

  async *list(prefix: string): AsyncGenerator<ListedObject[]> {
    let token: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: prefix, ContinuationToken: token }),
      );
      yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key === undefined ? [] : [{ key: Key, changedAt: LastModified?.getTime() ?? 0 }],
      );
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (let index = 0; index < keys.length; index += deletedAtOnce) {
      const Objects = keys.slice(index, index + deletedAtOnce).map((Key) => ({ Key }));
      await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects } }));
    }
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
