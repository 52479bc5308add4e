import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { matchesTag } from './http/matches-tag.ts';
import type { AskedHeader, PlainAnswer } from './http/plain-answer.ts';
import { uploadPolicy } from './security-headers.ts';

/** What uploaded files may take in memory, all of them and each, in bytes: pictures are kept, films are not. */
export const keptInMemory = { all: 32 * 1024 * 1024, each: 2 * 1024 * 1024 };

/** What was written less than this ago, in ms, may be half a file: the content backend writes them in place. */
const settled = 10_000;

/** Whether an upload may be called so; nothing else is a name in a directory of ours. */
export function isMediaName(name: string): boolean {
  return /^\w[\w.-]*$/.test(name);
}

/** Kinds of uploaded file whose type the library does not know. */
const ownTypes: Readonly<Record<string, string>> = {
  '.vtt': 'text/vtt; charset=utf-8',
  '.wav': 'audio/wav',
};

/** What an uploaded file is, by its name. */
export function mediaType(name: string): string {
  return ownTypes[extname(name).toLowerCase()] ?? getMimeType(name) ?? 'application/octet-stream';
}

interface KeptFile {
  bytes: Buffer<ArrayBuffer>;
  /** As a header says it. */
  changed: string;
}

/** Uploaded files that were asked for lately, unless they are large. A name belongs to one content for ever. */
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

  /** Reads it if need be; undefined if there is no such file, or it is too large or too new to be kept. */
  async read(directory: string, name: string, header: AskedHeader): Promise<PlainAnswer | undefined> {
    if (!this.#kept.has(name) && isMediaName(name)) {
      const file = await readSmall(join(directory, name));
      if (file) this.#kept.set(name, file);
    }
    return this.kept(name, header);
  }

  /** Undefined if it has to be read first. Whoever asks has seen to it that it may be loaded now. */
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

/** A name belongs to one content for ever. */
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
    // Whoever looks next says whether it is missing or can't be read.
    return undefined;
  }
}
