import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** A proxy to the content backend that corrupts some responses on demand. */
export class SpoilingProxy {
  readonly #server: Server;
  isSpoiling = false;

  /** `spoil` changes the body of responses at addresses that contain `path`. */
  constructor(target: string, { path, spoil }: { path: string; spoil: (text: string) => string }) {
    this.#server = createServer(async (request, response) => {
      const { authorization = '' } = request.headers;
      const answer = await fetch(target + request.url, { headers: { authorization } }).catch(() => undefined);
      if (!answer?.body) {
        response.writeHead(502).end();
        return;
      }
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
      });
      if (this.isSpoiling && request.url?.includes(path)) {
        response.end(spoil(await answer.text()));
        return;
      }
      try {
        for await (const chunk of answer.body) response.write(chunk);
        response.end();
      } catch {
        // The content backend ended during the change stream.
        response.destroy();
      }
    });
  }

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
