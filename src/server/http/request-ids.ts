import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { duringRequest, requestId, requestIdHeader } from '#serving/current-request.ts';
import type { ClientAddresses } from './client-address.ts';

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
