import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, isRunnableDevEnvironment, type Plugin } from 'vite';
import type { createDevelopmentSite } from '../../src/server/development.ts';
import type { AnswerProbe } from '../../src/serving/probes.ts';
import type { Settings } from '../../src/settings/settings.ts';

type DevelopmentModule = { createDevelopmentSite: typeof createDevelopmentSite };

const earlyModule = '/@id/virtual:early-with-hot-reload';

/** The preamble that Vite's React plugin injects into index.html as an inline script, which pages here don't have. */
const hotReload: Plugin = {
  name: 'early-with-hot-reload',
  resolveId: (id) => (id === 'virtual:early-with-hot-reload' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:early-with-hot-reload'
      ? `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
import('/src/site/early/early.ts');`
      : undefined,
};

export async function startDevelopmentSite(settings: Settings): Promise<() => Promise<void>> {
  const server = createServer();
  const vite = await createVite({
    plugins: [hotReload],
    server: { middlewareMode: true, ws: { server } },
    build: { manifest: false },
  });
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite can’t run the server’s sources.');
  const { runner } = environment;

  let current:
    | {
        module: DevelopmentModule;
        answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
        answerHealth: AnswerProbe;
        end: () => void;
      }
    | undefined;

  /** The site from the current sources: Vite returns a new module once one of them has changed. */
  async function presentSite() {
    const module: DevelopmentModule = await runner.import('/src/server/development.ts');
    if (current?.module === module) return current;
    const { app, takeVote, answerHealth, follow, endStreams, close } = await module.createDevelopmentSite(
      settings,
      earlyModule,
    );
    const ending = new AbortController();
    void follow(ending.signal);
    current?.end();
    // Hot reload injects styles, which the site's policy forbids.
    const fetchWithoutPolicy: typeof app.fetch = async (...request) => {
      const answer = await app.fetch(...request);
      answer.headers.delete('content-security-policy');
      return answer;
    };
    const end = () => {
      ending.abort();
      endStreams();
      void close();
    };
    const answerByApp = getRequestListener(fetchWithoutPolicy);
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      if (!takeVote(request, response)) await answerByApp(request, response);
    };
    current = { module, answer, answerHealth, end };
    return current;
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (current?.answerHealth(request, response)) return;
    const belongsToContent = /^\/(admin|api|_next|media|sk)(\/|\?|$)/.test(request.url ?? '');
    const answerBySite = async () => {
      try {
        await (await presentSite()).answer(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        response
          .writeHead(500, { 'content-type': 'text/plain' })
          .end(error instanceof Error ? error.stack : String(error));
      }
    };
    if (belongsToContent) void answerBySite();
    else vite.middlewares(request, response, answerBySite);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (request.url?.startsWith('/_next/')) passOn(request, socket, head, settings.contentPort);
  });
  await presentSite();
  server.listen(settings.port);
  return async () => {
    current?.end();
    await vite.close();
    server.close();
    server.closeAllConnections();
  };
}

function passOn(request: IncomingMessage, socket: Socket, head: Buffer, port: number): void {
  const upstream = connect(port, '127.0.0.1', () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let index = 0; index < request.rawHeaders.length; index += 2) {
      lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
    }
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
}
