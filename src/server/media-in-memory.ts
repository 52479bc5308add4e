import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { matchesTag } from './http/matches-tag.ts';
import type { AskedHeader, PlainAnswer } from './http/plain-answer.ts';
import { uploadPolicy } from './security-headers.ts';

/** Memory limits for all uploads and for one, in bytes: for pictures, not films. */
const keptInMemory = { all: 32 * 1024 * 1024, each: 2 * 1024 * 1024 };

/** In ms. Newer files may be incomplete, because the content backend writes in place. */
const settled = 10_000;

/** Validates an upload's name, which becomes a path on disk. */
export function isMediaName(name: string): boolean {
  return /^\w[\w.-]*$/.test(name);
}

/** Types of uploads that the library doesn't know. */
const ownTypes: Readonly<Record<string, string>> = {
  '.vtt': 'text/vtt; charset=utf-8',
  '.wav': 'audio/wav',
};

export function mediaType(name: string): string {
  return ownTypes[extname(name).toLowerCase()] ?? getMimeType(name) ?? 'application/octet-stream';
}

interface KeptFile {
  bytes: Buffer<ArrayBuffer>;
  /** `Last-Modified`. */
  changed: string;
}

/** LRU cache of small uploads. Names are immutable. */
export class MediaInMemory {
  readonly #cacheControl: string;
  readonly #kept = new LRUCache<string, KeptFile>({
    maxSize: keptInMemory.all,
    maxEntrySize: keptInMemory.each,
    sizeCalculation: ({ bytes }) => 1 + bytes.length,
  });

  constructor(cacheControl: string) {
    this.#cacheControl = cacheControl;
  }

  /** Reads through the cache; undefined if the file is missing, or too large or too new to cache. */
  async read(directory: string, name: string, header: AskedHeader): Promise<PlainAnswer | undefined> {
    if (!this.#kept.has(name) && isMediaName(name)) {
      const file = await readSmall(join(directory, name));
      if (file) this.#kept.set(name, file);
    }
    return this.kept(name, header);
  }

  /** From the cache only; undefined if it must be read first. The caller has checked access. */
  kept(name: string, header: AskedHeader): PlainAnswer | undefined {
    const file = this.#kept.get(name);
    if (!file) return undefined;
    const etag = tagOf(name);
    const always = {
      'cache-control': this.#cacheControl,
      'content-security-policy': uploadPolicy,
      etag,
    };
    if (matchesTag(header('if-none-match'), etag)) return { status: 304, headers: always, body: undefined };
    return {
      status: 200,
      headers: {
        ...always,
        'content-type': mediaType(name),
        'last-modified': file.changed,
        'content-length': String(file.bytes.length),
      },
      body: file.bytes,
    };
  }
}

/** Names are immutable, so the name determines the ETag. */
export function tagOf(name: string): string {
  return `"${encodeURIComponent(name)}"`;
}

async function readSmall(file: string): Promise<KeptFile | undefined> {
  try {
    const found = await stat(file);
    const isNew = Date.now() - found.mtimeMs < settled;
    if (!found.isFile() || found.size > keptInMemory.each || isNew) return undefined;
    return { bytes: await readFile(file), changed: found.mtime.toUTCString() };
  } catch {
    // The next handler distinguishes missing from unreadable.
    return undefined;
  }
}
