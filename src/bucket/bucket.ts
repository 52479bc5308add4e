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
import { type BucketPartName, bucketParts, type PartOfBucket } from './bucket-parts.ts';

export interface BucketPlace {
  bucket: string;
  region: string;
  /** For S3-compatible storage other than Amazon's. Addresses are then path-style. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface ListedObject {
  /** Within its part. */
  name: string;
  /** In milliseconds. */
  changedAt: number;
}

/** S3's limit for one DeleteObjects request. */
const deletedAtOnce = 1000;

/** The operator's bucket. Objects are private. Every method throws if the bucket can't be reached. */
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

  part(part: BucketPartName): BucketPart {
    return new BucketPart(this.#client, this.#bucket, bucketParts[part]);
  }

  /** The keys of everything that lies there, whoever has put it there. */
  async *keys(): AsyncGenerator<string> {
    const all = new BucketPart(this.#client, this.#bucket, { prefix: '', names: /./ });
    for await (const objects of all.list()) for (const { name } of objects) yield name;
  }
}

/** What one owner keeps in the bucket. A missing object is `undefined`. */
export class BucketPart {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #names: RegExp;

  constructor(client: S3Client, bucket: string, { prefix, names }: Pick<PartOfBucket, 'prefix' | 'names'>) {
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#names = names;
  }

  async has(name: string): Promise<boolean> {
    const found = await ifThere(this.#client.send(new HeadObjectCommand(this.#at(name))));
    return found !== undefined;
  }

  async read(name: string): Promise<Buffer | undefined> {
    const found = await this.open(name);
    if (!found) return undefined;
    const chunks: Uint8Array[] = [];
    for await (const chunk of found.body) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** The object as a stream, with its size in bytes. The signal aborts the download. */
  async open(
    name: string,
    signal?: AbortSignal,
  ): Promise<{ body: AsyncIterable<Uint8Array>; bytes: number } | undefined> {
    const command = new GetObjectCommand(this.#at(name));
    const found = await ifThere(this.#client.send(command, signal ? { abortSignal: signal } : {}));
    if (!found?.Body || found.ContentLength === undefined) return undefined;
    // In Node it is always a `Readable`.
    return { body: found.Body as Readable, bytes: found.ContentLength };
  }

  async write(name: string, bytes: Buffer, type = 'application/octet-stream'): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#at(name), Body: bytes, ContentType: type }));
  }

  /** Those whose names begin so. */
  async *list(begin = ''): AsyncGenerator<ListedObject[]> {
    const Prefix = this.#prefix + begin;
    let token: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix, ContinuationToken: token }),
      );
      yield (page.Contents ?? [])
        .map(({ Key = '', LastModified }) => ({
          name: Key.slice(this.#prefix.length),
          changedAt: LastModified?.getTime() ?? 0,
        }))
        .filter(({ name }) => this.#names.test(name));
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  async remove(names: readonly string[]): Promise<void> {
    for (let index = 0; index < names.length; index += deletedAtOnce) {
      const Objects = names.slice(index, index + deletedAtOnce).map((name) => ({ Key: this.#at(name).Key }));
      await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects } }));
    }
  }

  #at(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + name };
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
