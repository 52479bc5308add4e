import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyOfParts } from './http/body-of-parts.ts';
import { byteRange } from './http/byte-range.ts';
import { matchesTag } from './http/matches-tag.ts';
import { headerOf, toResponse } from './http/plain-answer.ts';
import type { Arriving, KeptMedia } from './kept-media.ts';
import { type MediaInMemory, mediaType, tagOf } from './media-in-memory.ts';
import { refuseFile } from './shown-media.ts';
import { staticFiles } from './static-files.ts';

/**
 * Serves uploaded files from a directory, in whole, small ones from memory, or in parts; what is not there is left to the
 * next handler.
 */
export function mediaFiles(root: string, cacheControl: string, memory: MediaInMemory): MiddlewareHandler {
  const serve = staticFiles({ root, prefix: '/media', cacheControl });
  return async (context, next) => {
    const name = context.req.param('name') ?? '';
    const isWhole = context.req.header('range') === undefined;
    const small = isWhole ? await memory.read(root, name, headerOf(context)) : undefined;
    if (small) return toResponse(context, small);
    const answer = await serve(context, next);
    if (!(answer instanceof Response) || !answer.ok) return answer;
    const tag = tagOf(name);
    answer.headers.set('etag', tag);
    if (!matchesTag(context.req.header('if-none-match'), tag)) return answer;
    await answer.body?.cancel();
    return new Response(null, { status: 304, headers: { etag: tag, 'cache-control': cacheControl } });
  };
}

/** Brings the file from where it lies, and serves it from then on; a large one is served while it comes. */
export function broughtFiles(
  kept: KeptMedia,
  cacheControl: string,
  memory: MediaInMemory,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const serve = mediaFiles(kept.directory, cacheControl, memory);
  return async (context, next) => {
    const name = context.req.param('name') ?? '';
    const found = await kept.find(name);
    if (found === 'missing') return refuseFile();
    if (found === 'here') return serve(context, next);
    if (found !== 'away') return arrivingFile(context, found, { name, cacheControl });
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

/** In whole or in parts. Where the file breaks off, so does the answer, short of the length that it names. */
function arrivingFile(
  context: Context<{ Bindings: HttpBindings }>,
  { file, size }: Arriving,
  { name, cacheControl }: { name: string; cacheControl: string },
): Response {
  const etag = tagOf(name);
  const always = { etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' };
  if (matchesTag(context.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers: always });
  const isHead = context.req.method === 'HEAD';
  const range = isHead ? undefined : byteRange(context.req.header('range'), size);
  if (range === 'none')
    return new Response(null, { status: 416, headers: { ...always, 'content-range': `bytes */${size}` } });
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const headers = {
    ...always,
    'content-type': mediaType(name),
    'content-length': String(last + 1 - first),
    ...(range ? { 'content-range': `bytes ${first}-${last}/${size}` } : {}),
  };
  const status = range ? 206 : 200;
  if (isHead) return new Response(null, { status, headers });
  const parts = file.read(first, last);
  const body = bodyOfParts(parts, {
    outgoing: context.env.outgoing,
    // Whoever keeps the file says so.
    onBroken: () => {},
    cancel: () => void parts.return(undefined),
  });
  return new Response(body, { status, headers });
}
