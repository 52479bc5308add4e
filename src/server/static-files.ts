import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

type StaticFiles = {
  cacheControl: string;
} & (
  | {
      root: string;
      /** First part of the address, which is not part of the directory: `/assets`. */
      prefix: string;
    }
  | { file: string }
);

/** Serves a directory's files, or one file. Falls through to the next handler if it is missing. */
export function staticFiles({ cacheControl, ...where }: StaticFiles): MiddlewareHandler {
  const serve = serveStatic({
    ...('file' in where
      ? { path: where.file }
      : { root: where.root, rewriteRequestPath: (path: string) => path.slice(where.prefix.length) }),
  });
  return async (context, next) => {
    const answer: unknown = await serve(context, next);
    // The response of the next handler is not ours.
    if (!(answer instanceof Response)) return;
    // Set here, because the library's hook runs after the headers are built.
    answer.headers.set('cache-control', cacheControl);
    return answer;
  };
}
