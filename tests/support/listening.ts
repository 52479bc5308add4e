import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { onTestFinished } from 'vitest';

interface Listening {
  server: Server;
  url: string;
  port: number;
}

export async function listening(server: Server): Promise<Listening> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return { server, url: `http://127.0.0.1:${address.port}`, port: address.port };
}

/** Listens until the unit test ends that runs, or that a `beforeEach` prepares. */
export function listenForTest(served: Server | RequestListener): Promise<Listening> {
  const server = typeof served === 'function' ? createServer(served) : served;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return listening(server);
}
