import type { Context, MiddlewareHandler } from 'hono';
import type { KeptMedia } from './kept-media.ts';
import { refuseFile } from './shown-media.ts';
import { staticFiles } from './static-files.ts';

/** Serves uploaded files from a directory, in whole or in parts; what is not there is left to the next handler. */
export function mediaFiles(root: string, cacheControl: string): MiddlewareHandler {
  const serve = staticFiles({ root, prefix: '/media', cacheControl });
  return async (context, next) => {
    const answer = await serve(context, next);
    if (!(answer instanceof Response) || !answer.ok) return answer;
    const tag = tagOf(context);
    answer.headers.set('etag', tag);
    if (!isKnown(context, tag)) return answer;
    await answer.body?.cancel();
    return new Response(null, { status: 304, headers: { etag: tag, 'cache-control': cacheControl } });
  };
}

/** Brings the file from where it lies, and serves it from then on. */
export function broughtFiles(kept: KeptMedia, cacheControl: string): MiddlewareHandler {
  const serve = mediaFiles(kept.directory, cacheControl);
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

/** A name belongs to one content for ever. */
function tagOf(context: Context): string {
  return `"${encodeURIComponent(context.req.param('name') ?? '')}"`;
}

function isKnown(context: Context, tag: string): boolean {
  const known = context.req.header('if-none-match');
  return (
    known !== undefined &&
    (known.trim() === '*' || known.split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === tag))
  );
}
