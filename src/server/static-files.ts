import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

type StaticFiles = {
  cacheControl: string;
} & (
  | {
      root: string;
      /** First part of the address that is no part of the directory: `/assets`. */
      prefix: string;
    }
  | { file: string }
);

/** Serves a directory's files, or one; what is not there is left to the next handler. */
export function staticFiles({ cacheControl, ...where }: StaticFiles): MiddlewareHandler {
  const serve = serveStatic({
    ...('file' in where
      ? { path: where.file }
      : { root: where.root, rewriteRequestPath: (path: string) => path.slice(where.prefix.length) }),
  });
  return async (context, next) => {
    const answer: unknown = await serve(context, next);
    // Whatever the next handler came to is no answer of ours.
    if (!(answer instanceof Response)) return;
    // Set here, since the library calls its own hook only when the answer's headers are made already.
    answer.headers.set('cache-control', cacheControl);
    return answer;
  };
}
