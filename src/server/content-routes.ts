import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { type ForwardParts, forwardToContent } from './forward.ts';
import { forwardRefusal } from './forward-refusals.ts';
import { forwardedMethods } from './forwarded-paths.ts';
import { ProvenSessions } from './proven-sessions.ts';

/** Reverse proxy to the content backend, through which editors use the admin. */
export function contentRoutes(parts: ForwardParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const sessions = new ProvenSessions(parts.contentBase);
  for (const prefix of ['/admin', '/api', '/_next']) {
    app.on('ALL', [prefix, `${prefix}/*`], async (context) => {
      const { pathname, search } = new URL(context.req.url);
      const { incoming } = context.env;
      const methods = forwardedMethods(pathname);
      if (!methods) return forwardRefusal(incoming, 404);
      if (!methods.includes(context.req.method))
        return forwardRefusal(incoming, 405, { headers: { allow: methods.join(', ') } });
      const answer = await forwardToContent(context, pathname + search, { ...parts, sessions });
      // Responses are personal; only the build's files are cacheable.
      if (prefix !== '/_next') answer.headers.set('cache-control', 'private, no-store');
      return answer;
    });
  }
  return app;
}
