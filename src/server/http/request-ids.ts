import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { duringRequest } from '#server/log.ts';
import type { ClientAddresses } from './client-address.ts';

const header = 'x-request-id';

/** What a proxy may call a request: it stands in log lines, and goes back to whoever asked. */
const wellFormed = /^[\w.:-]{1,100}$/;

/** Names each request as the proxy in front does, or anew, in what is logged meanwhile and in the answer. */
export function requestIds(
  addresses: Pick<ClientAddresses, 'isFromProxy'>,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use((context, next) => {
    const given = context.req.header(header) ?? '';
    const isBelieved = wellFormed.test(given) && addresses.isFromProxy(context.env.incoming);
    const id = isBelieved ? given : randomUUID();
    return duringRequest(id, async () => {
      await next();
      context.header(header, id);
    });
  });
  return app;
}
