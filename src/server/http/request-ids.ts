import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { duringRequest } from '#server/log.ts';
import type { ClientAddresses } from './client-address.ts';

export const requestIdHeader = 'x-request-id';

/** What a proxy may call a request: it stands in log lines, and goes back to whoever asked. */
const wellFormed = /^[\w.:-]{1,100}$/;

/** What a request is called: as a proxy of ours says in its header, or a new name. */
export function requestId(given: string | undefined, isFromProxy: () => boolean): string {
  return given !== undefined && wellFormed.test(given) && isFromProxy() ? given : randomUUID();
}

/** Names each request as the proxy in front does, or by a new name, in what is logged meanwhile and in the answer. */
export function requestIds(
  addresses: Pick<ClientAddresses, 'isFromProxy'>,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use((context, next) => {
    const id = requestId(context.req.header(requestIdHeader), () =>
      addresses.isFromProxy(context.env.incoming),
    );
    return duringRequest(id, async () => {
      await next();
      context.header(requestIdHeader, id);
    });
  });
  return app;
}
