import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyOfParts } from './http/body-of-parts.ts';
import { byteRange } from './http/byte-range.ts';
import { matchesTag } from './http/matches-tag.ts';
import { headerOf, toResponse } from './http/plain-answer.ts';
import type { KeptMedia } from './kept-media.ts';
import { isMediaName, type MediaInMemory, mediaType, tagOf } from './media-in-memory.ts';
import { refuseFile } from './shown-media.ts';

/** Undefined if the app is called directly, as in tests. */
interface Connected {
  Bindings: Partial<HttpBindings>;
}

type FileHandler = MiddlewareHandler<Connected>;

/** A byte range, end inclusive. */
interface Part {
  first: number;
  last: number;
  /** Whether the previous chunk has been consumed, so that its buffer can be reused. */
  isSent(): boolean;
}

interface SentFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Throws if the range can't be read. */
  read(part: Part): AsyncGenerator<Uint8Array>;
  /** `Last-Modified`. */
  changed?: string;
}

/** Chunk size in bytes; each slow client holds one in memory. */
const portion = 256 * 1024;

/**
 * Serves uploads from a directory, whole or in ranges, small ones from memory. Falls through to the next handler if the
 * file is missing.
 */
export function mediaFiles(root: string, cacheControl: string, memory: MediaInMemory): FileHandler {
  return async (context, next) => {
    const name = context.req.param('name') ?? '';
    const isWhole = context.req.header('range') === undefined;
    const small = isWhole ? await memory.read(root, name, headerOf(context)) : undefined;
    if (small) return toResponse(context, small);
    const file = await fileIn(root, name);
    return file ? sendFile(context, file, cacheControl) : next();
  };
}

/** Serves uploads through the disk cache; large files are streamed while they download. */
export function broughtFiles(kept: KeptMedia, cacheControl: string, memory: MediaInMemory): FileHandler {
  const serve = mediaFiles(kept.directory, cacheControl, memory);
  return async (context, next) => {
    const name = context.req.param('name') ?? '';
    const found = await kept.find(name);
    if (found === 'missing') return refuseFile();
    if (found === 'here') return serve(context, next);
    if (found !== 'away') {
      const { file, size } = found;
      return sendFile(
        context,
        { name, size, read: ({ first, last }) => file.read(first, last) },
        cacheControl,
      );
    }
    return new Response('This file can’t be reached right now. Please try again in a moment.\n', {
      status: 502,
      headers: {
        'content-type': 'text/plain; charset=UTF-8',
        'cache-control': 'no-store',
        'retry-after': '5',
      },
    });
  };
}

async function fileIn(root: string, name: string): Promise<SentFile | undefined> {
  if (!isMediaName(name)) return undefined;
  const path = join(root, name);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const read = (part: Part) => partsOf(path, part);
  return { name, size: found.size, read, changed: found.mtime.toUTCString() };
}

async function* partsOf(path: string, { first, last, isSent }: Part): AsyncGenerator<Uint8Array> {
  const handle = await open(path);
  try {
    const size = Math.min(portion, last + 1 - first);
    let memory = Buffer.allocUnsafeSlow(size);
    for (let at = first; at <= last; ) {
      // Allocating new memory takes longer than reading the file, so the buffer is reused if possible.
      if (at > first && !isSent()) memory = Buffer.allocUnsafeSlow(size);
      const { bytesRead } = await handle.read(memory, 0, Math.min(size, last + 1 - at), at);
      if (bytesRead === 0) throw new Error(`${path} has become shorter.`);
      at += bytesRead;
      yield memory.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** Sends the file or a range. If the source fails, the response ends short of its Content-Length. */
function sendFile(
  context: Context<Connected>,
  { name, size, read, changed }: SentFile,
  cacheControl: string,
): Response {
  const etag = tagOf(name);
  const always = { etag, 'cache-control': cacheControl };
  if (matchesTag(context.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers: always });
  const isHead = context.req.method === 'HEAD';
  const range = isHead ? undefined : byteRange(context.req.header('range'), size);
  if (range === 'none')
    return new Response(null, { status: 416, headers: { ...always, 'content-range': `bytes */${size}` } });
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const headers = {
    ...always,
    'accept-ranges': 'bytes',
    'content-type': mediaType(name),
    'content-length': String(last + 1 - first),
    ...(changed ? { 'last-modified': changed } : {}),
    ...(range ? { 'content-range': `bytes ${first}-${last}/${size}` } : {}),
  };
  const status = range ? 206 : 200;
  if (isHead) return new Response(null, { status, headers });
  const outgoing = context.env?.outgoing;
  const parts = read({ first, last, isSent: () => outgoing?.writableLength === 0 });
  const body = bodyOfParts(parts, {
    // The cache logs the reason.
    onBroken: () => void outgoing?.destroy(),
    cancel: () => void parts.return(undefined),
  });
  return new Response(body, { status, headers });
}
