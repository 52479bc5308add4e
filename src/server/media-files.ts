import type { MiddlewareHandler } from 'hono';
import { matchesTag } from './http/matches-tag.ts';
import { headerOf, toResponse } from './http/plain-answer.ts';
import type { KeptMedia } from './kept-media.ts';
import { type MediaInMemory, tagOf } from './media-in-memory.ts';
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

/** Brings the file from where it lies, and serves it from then on. */
export function broughtFiles(
  kept: KeptMedia,
  cacheControl: string,
  memory: MediaInMemory,
): MiddlewareHandler {
  const serve = mediaFiles(kept.directory, cacheControl, memory);
  return async (context, next) => {
    const whereabouts = await kept.bring(context.req.param('name') ?? '');
    if (whereabouts === 'missing') return refuseFile();
    if (whereabouts === 'here') return serve(context, next);
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
