import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import type { AskedHeader, PlainAnswer } from './http/plain-answer.ts';
import { chooseEncoding } from './pages/encoded-body.ts';

interface Part {
  bytes: Buffer<ArrayBuffer>;
  /** `Last-Modified`. */
  changed: string;
}

interface Asset {
  type: string;
  identity: Part;
  br: Part | undefined;
  gzip: Part | undefined;
}

/** Memory limit for assets in bytes, five times a build's size. */
const maxSize = 16 * 1024 * 1024;

/** No hidden files, no `..`, and no name that is too long for a file. */
const wellFormed = /^(?!.{201})[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** LRU cache of hashed assets with their precompressed variants (`.br`, `.gz`). The files are immutable. */
export class AssetsInMemory {
  readonly #directory: string;
  readonly #cacheControl: string;
  readonly #kept = new LRUCache<string, Asset>({
    maxSize,
    sizeCalculation: ({ identity, br, gzip }) =>
      1 + identity.bytes.length + (br?.bytes.length ?? 0) + (gzip?.bytes.length ?? 0),
  });

  constructor(directory: string, cacheControl: string) {
    this.#directory = directory;
    this.#cacheControl = cacheControl;
  }

  /** Reads through the cache; undefined if there is no such file. */
  async read(name: string, header: AskedHeader): Promise<PlainAnswer | undefined> {
    if (!this.#kept.has(name)) {
      const asset = wellFormed.test(name) ? await readAsset(join(this.#directory, name)) : undefined;
      if (asset) this.#kept.set(name, asset);
      // Too large to cache.
      if (asset && !this.#kept.has(name)) return this.#answer(asset, header);
    }
    return this.kept(name, header);
  }

  /** From the cache only; undefined if the file must be read first. */
  kept(name: string, header: AskedHeader): PlainAnswer | undefined {
    const asset = this.#kept.get(name);
    return asset && this.#answer(asset, header);
  }

  #answer(asset: Asset, header: AskedHeader): PlainAnswer {
    const encoding = chooseEncoding(header('accept-encoding'));
    const twin = encoding === 'identity' ? undefined : asset[encoding];
    const { bytes, changed } = twin ?? asset.identity;
    return {
      status: 200,
      headers: {
        'content-type': asset.type,
        'cache-control': this.#cacheControl,
        'last-modified': changed,
        vary: 'Accept-Encoding',
        'content-length': String(bytes.length),
        ...(twin ? { 'content-encoding': encoding } : {}),
      },
      body: bytes,
    };
  }
}

async function readAsset(file: string): Promise<Asset | undefined> {
  const identity = await readPart(file);
  if (!identity) return undefined;
  const [br, gzip] = await Promise.all([readPart(`${file}.br`), readPart(`${file}.gz`)]);
  return { type: getMimeType(file) ?? 'application/octet-stream', identity, br, gzip };
}

const noSuchFile: ReadonlySet<unknown> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR']);

async function readPart(file: string): Promise<Part | undefined> {
  try {
    const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    return { bytes, changed: mtime.toUTCString() };
  } catch (error) {
    if (error instanceof Error && 'code' in error && noSuchFile.has(error.code)) return undefined;
    throw error;
  }
}
