import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/**
 * A proxy to simulate browsers without certain APIs: injects a script into each document that removes them. Not every
 * driver can do so itself.
 */
export class LackingSite {
  readonly #server: Server;

  constructor(site: string, script: string) {
    this.#server = createServer(async (request, response) => {
      const answer = await fetch(site + request.url, {
        redirect: 'manual',
        headers: { 'accept-language': request.headers['accept-language'] ?? 'de' },
      }).catch(() => undefined);
      if (!answer) {
        response.writeHead(502).end();
        return;
      }
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      const location = answer.headers.get('location');
      // Drops the policy, which would block the script.
      response.writeHead(answer.status, { 'content-type': type, ...(location ? { location } : {}) });
      if (type.startsWith('text/html'))
        response.end((await answer.text()).replace('<head>', `<head><script>${script}</script>`));
      else response.end(Buffer.from(await answer.arrayBuffer()));
    });
  }

  /** Returns its origin. */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
