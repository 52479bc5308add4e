import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { Shares } from '#limits/shares.ts';
import { type MultipartBody, type MultipartProblem, readMultipart } from './read-multipart.ts';

let server: Server | undefined;
afterEach(() => server?.close());

describe('a form with files', () => {
  it('is read without its files while its network holds too much, until the response is closed', async () => {
    const held = new Shares(800);
    const read: (MultipartBody | { problem: MultipartProblem })[] = [];
    const responses: (() => void)[] = [];
    server = createServer(async (request, response) => {
      const limits = { bytes: 10_000, files: 2, bytesOf: () => 1000, network: String(request.url), held };
      read.push(await readMultipart(request, response, limits));
      responses.push(() => response.end());
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server?.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const send = (network: string) => {
      const body = new FormData();
      body.set('name', 'Erika');
      body.set('photo', new File([new Uint8Array(300)], 'platz.png'));
      return fetch(`http://127.0.0.1:${port}/${network}`, { method: 'POST', body });
    };
    const sent = [send('a')];
    await expect.poll(() => read.length).toBe(1);
    sent.push(send('a'));
    await expect.poll(() => read.length).toBe(2);
    expect(read).toMatchObject([
      { files: [{ size: 300 }], isBusy: false },
      { fields: [['name', 'Erika']], files: [], isBusy: true },
    ]);
    for (const end of responses.splice(0)) end();
    await Promise.all(sent);
    await expect.poll(() => held.total).toBe(0);
  });
});
