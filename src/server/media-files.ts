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

/** There is no connection where the application itself is asked, as tests do. */
interface Connected {
  Bindings: Partial<HttpBindings>;
}

type FileHandler = MiddlewareHandler<Connected>;

/** From the one byte to the other, this one included. */
interface Part {
  first: number;
  last: number;
  /** Whether what was read before has been handed on, so that its memory may be used again. */
  isSent(): boolean;
}

/** A file that is read while it is sent. */
interface SentFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Throws where the part can't be read. */
  read(part: Part): AsyncGenerator<Uint8Array>;
  /** As a header says it. */
  changed?: string;
}

/** How much of a file is read from the disk at a time, in bytes: it lies in memory for each visitor who takes it slowly. */
const portion = 256 * 1024;

/**
 * Serves uploaded files from a directory, in whole, small ones from memory, or in parts; what is not there is left to the
 * next handler.
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

/** Brings the file from where it lies, and serves it from then on; a large one is served while it comes. */
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
      // Memory that is new each time takes longer to come by than the file itself: most of it is used again.
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

/** In whole or in parts. Where the file breaks off, so does the answer, short of the length that it names. */
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
    // Why, says whoever keeps the file.
    onBroken: () => void outgoing?.destroy(),
    cancel: () => void parts.return(undefined),
  });
  return new Response(body, { status, headers });
}
